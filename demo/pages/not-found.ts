import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Page } from '../server.js';
import { answerPage } from './document.js';
import { messagePage } from './message.js';

/** Handles every other path. Programs still get the gateway's JSON. */
export const notFoundPage: Page = () => {
  const page = new Hono();
  page.get('*', async (context, next) => {
    if (!context.req.header('accept')?.includes('text/html')) return next();
    return answerPage(context, {
      status: 404,
      title: 'Page not found',
      body: messagePage({
        title: 'Page not found',
        text: html`The sandbox has a shop, and a checkout page for each payment.`,
        link: { href: '/', label: 'Go to the shop' },
      }),
    });
  });
  return page;
};
