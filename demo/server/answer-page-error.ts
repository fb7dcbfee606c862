import type { ErrorHandler } from 'hono';
import { html } from 'hono/html';
import { StorageFullError } from '../gateway/store/storage-full.js';
import { StoreUnavailableError } from '../gateway/store/store-unavailable.js';
import { answerPage, type Markup } from '../pages/document.js';
import { messagePage } from '../pages/message.js';

interface Outage {
  readonly title: string;
  readonly text: Markup;
  readonly retryAfterS: string;
}

const FULL: Outage = {
  title: 'The disk is nearly full',
  text: html`The sandbox refuses changes until the disk of its data has free space. This request changed nothing, and
  what was stored before is not lost. No restart is needed.`,
  retryAfterS: '5',
};

const UNAVAILABLE: Outage = {
  title: 'The database cannot be reached',
  text: html`The sandbox connects again by itself. What was stored before is not lost. Whether this request changed
  anything is not known: look before you repeat it.`,
  retryAfterS: '1',
};

const findOutage = (error: Error): Outage | undefined => {
  if (error instanceof StorageFullError) return FULL;
  return error instanceof StoreUnavailableError ? UNAVAILABLE : undefined;
};

/**
 * Creates the handler of errors that a page throws. An error of its own is reported and answered with 500. A full disk is
 * answered with 503 and not reported: its driver has done that once, and visitors would repeat it.
 */
export const createPageErrorHandler =
  (onError: (error: unknown) => void): ErrorHandler =>
  async (error, context) => {
    if ('getResponse' in error) return error.getResponse();
    const outage = findOutage(error);
    if (outage !== FULL) onError(error);
    if (!outage) return context.text('Internal Server Error', 500);
    const { title, text, retryAfterS } = outage;
    context.header('Retry-After', retryAfterS);
    const body = messagePage({ title, text, link: { href: '/', label: 'Go to the shop' } });
    return answerPage(context, { status: 503, title, body });
  };
