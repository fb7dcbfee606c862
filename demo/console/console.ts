import { Hono } from 'hono';
import { answerPage } from '../pages/document.js';
import type { Page } from '../server.js';
import { consoleView } from './console.view.js';

/** The control console: a page over `/sandbox/*`. */
export const consolePage: Page = ({ gateway, baseUrl }) => {
  const page = new Hono();
  // The logos of merchants are at their own addresses.
  page.get('/console', (context) =>
    answerPage(context, { ...consoleView(gateway), origins: { image: [new URL(baseUrl).origin, 'https:'] } }),
  );
  return page;
};
