import { Hono } from 'hono';
import { answerPage } from '../pages/document.js';
import type { Page } from '../server.js';
import { consoleView } from './console.view.js';

/** The control console: a page over `/sandbox/*`. */
export const consolePage: Page = () => {
  const page = new Hono();
  page.get('/console', (context) => answerPage(context, consoleView()));
  return page;
};
