import type { ErrorHandler } from 'hono';
import { html } from 'hono/html';
import { StorageFullError } from '../gateway/store/storage-full.js';
import { answerPage } from '../pages/document.js';
import { messagePage } from '../pages/message.js';

const RETRY_AFTER_S = '5';

/**
 * Creates the handler of errors that a page throws. An error of its own is reported and answered with 500. A full disk is
 * answered with 503 and not reported: its driver has done that once, and visitors would repeat it.
 */
export const createPageErrorHandler =
  (onError: (error: unknown) => void): ErrorHandler =>
  async (error, context) => {
    if ('getResponse' in error) return error.getResponse();
    if (!(error instanceof StorageFullError)) {
      onError(error);
      return context.text('Internal Server Error', 500);
    }
    context.header('Retry-After', RETRY_AFTER_S);
    return answerPage(context, {
      status: 503,
      title: 'The disk is nearly full',
      body: messagePage({
        title: 'The disk is nearly full',
        text: html`The sandbox refuses changes until the disk of its data has free space. This request changed nothing,
        and what was stored before is not lost. No restart is needed.`,
        link: { href: '/', label: 'Go to the shop' },
      }),
    });
  };
