import type { BrowserContext, Page } from 'playwright-core';
import { until } from './until.js';

/** The headline of a checkout that can be paid, with and without a wallet in the browser. */
export const OPEN_HEADLINE = /^(?:How would you like to pay\?|Scan to pay with your phone)$/;

/** The headline of a paid checkout, which says how much was paid to the demo merchant. */
export const PAID_HEADLINE = /^Paid \$[\d.]+ to Marginalia$/;

/** A headline that an element has shown, and when it appeared, Unix milliseconds. */
export interface Headline {
  readonly text: string;
  readonly atMs: number;
}

const recorded = new WeakMap<Page, Headline[]>();

/**
 * Reports each headline as soon as it is in the document: a background tab renders once a second or less. That of a step of a
 * checkout takes the place of the status's.
 */
const REPORT_HEADLINES = `{
  const seen = new WeakSet();
  addEventListener('pay-status-change', (event) => {
    const root = event.composedPath()[0].shadowRoot;
    if (seen.has(root)) return;
    seen.add(root);
    const around = root.host.getRootNode();
    let last;
    const report = () => {
      const headline = around.querySelector('[part="wallet-title"]') ?? root.querySelector('[part="title"]');
      const text = headline?.textContent.trim();
      if (text === last) return;
      last = text;
      reportHeadline({ text, atMs: performance.timeOrigin + performance.now() });
    };
    report();
    const observer = new MutationObserver(report);
    const roots = around instanceof ShadowRoot ? [around, root] : [root];
    for (const each of roots) observer.observe(each, { subtree: true, childList: true, characterData: true });
  });
}`;

/** Records the headlines of every page that a context opens from now on. */
export const recordHeadlines = async (context: BrowserContext): Promise<void> => {
  await context.exposeBinding('reportHeadline', ({ page }, headline: Headline) => {
    recorded.set(page, [...getHeadlines(page), headline]);
  });
  await context.addInitScript({ content: REPORT_HEADLINES });
};

/** Returns the headlines that a page has shown, including those of previous documents. */
export const getHeadlines = (page: Page): readonly Headline[] => recorded.get(page) ?? [];

/**
 * Resolves to the latest headline with this text once there is one. Does not depend on how long it is shown: a final
 * payment's headline goes with the page when the buyer is redirected.
 */
export const waitForHeadline = async (page: Page, expected: string | RegExp): Promise<Headline> => {
  const matches = (text: string): boolean => (typeof expected === 'string' ? text === expected : expected.test(text));
  const find = (): Headline | undefined => getHeadlines(page).findLast(({ text }) => matches(text));
  await until(`the headline "${String(expected)}"`, () => find() !== undefined);
  return find() as Headline;
};
