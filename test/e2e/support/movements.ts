import type { Page } from 'playwright-core';

declare global {
  var movements: string[];
  /** The step of the test, which is named in a report. */
  var moment: string;
}

/** A movement that a buyer does not notice, CSS pixels. */
const MAX_MOVE_PX = 1;

/**
 * Compares the places of all controls that are visible in two animation frames in a row, also of those in shadow trees. Its size
 * may change as long as neither its top nor its start does: a pointer on it stays on it.
 */
const WATCH = `{
  const all = (root) => [
    ...root.querySelectorAll('button, a[href], input, summary'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ];
  const look = () => new Map(all(document).filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]));
  globalThis.movements = [];
  globalThis.moment = '';
  let before = look();
  const watch = () => {
    const now = look();
    for (const [control, { left, right, top }] of now) {
      const was = before.get(control);
      const start = was && (getComputedStyle(control).direction === 'rtl' ? right - was.right : left - was.left);
      if (!was || Math.max(Math.abs(start), Math.abs(top - was.top)) <= ${MAX_MOVE_PX}) continue;
      movements.push(moment + ': ' + (control.getAttribute('part') ?? control.localName) + ' by ' + [start, top - was.top].join());
    }
    before = now;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}`;

/** Starts recording the movements of the controls of a page. */
export const watchMovements = async (page: Page): Promise<void> => {
  await page.evaluate(WATCH);
};

/** Runs something during which nothing may move, and the frames after it. */
export const during = async (page: Page, moment: string, run: () => Promise<void>): Promise<void> => {
  await page.evaluate((name) => {
    globalThis.moment = name;
  }, moment);
  await run();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Returns the movements so far; empty if there are none. */
export const readMovements = (page: Page): Promise<readonly string[]> => page.evaluate(() => globalThis.movements);
