import type { BrowserContext, Page } from 'playwright-core';
import { until } from './until.js';

/** A title that a `<pay-status>` has shown, and when it appeared, Unix milliseconds. */
export interface Headline {
  readonly text: string;
  readonly atMs: number;
}

const recorded = new WeakMap<Page, Headline[]>();

/** Reports each title as soon as it is in the document: a background tab renders once a second or less. */
const REPORT_TITLES = `{
  const seen = new WeakSet();
  addEventListener('pay-status-change', (event) => {
    const root = event.composedPath()[0].shadowRoot;
    if (seen.has(root)) return;
    seen.add(root);
    let last;
    const report = () => {
      const text = root.querySelector('[part="title"]')?.textContent;
      if (text === last) return;
      last = text;
      reportHeadline({ text, atMs: performance.timeOrigin + performance.now() });
    };
    report();
    new MutationObserver(report).observe(root, { subtree: true, childList: true, characterData: true });
  });
}`;

/** Records the headlines of every page that a context opens from now on. */
export const recordHeadlines = async (context: BrowserContext): Promise<void> => {
  await context.exposeBinding('reportHeadline', ({ page }, headline: Headline) => {
    recorded.set(page, [...getHeadlines(page), headline]);
  });
  await context.addInitScript({ content: REPORT_TITLES });
};

/** Returns the headlines that a page has shown, including those of previous documents. */
export const getHeadlines = (page: Page): readonly Headline[] => recorded.get(page) ?? [];

/**
 * Resolves to the latest headline with this text once there is one. Does not depend on how long it is shown: a final
 * payment's headline goes with the page when the buyer is redirected.
 */
export const waitForHeadline = async (page: Page, text: string): Promise<Headline> => {
  const find = (): Headline | undefined => getHeadlines(page).findLast((headline) => headline.text === text);
  await until(`the headline "${text}"`, () => find() !== undefined);
  return find() as Headline;
};
