import type { Page } from 'playwright-core';

/** Elements that have moved on a page, and the browser's layout shift score (CLS). */
export interface Movements {
  /** For people; empty when nothing has. */
  readonly moves: readonly string[];
  /** Sum of the values of all `layout-shift` entries, what moves inside of the elements included. */
  readonly shift: number;
  /** Sum of those that name a node of the page; what is inside of an element has no name there. */
  readonly pageShift: number;
  /** Animation frames that were looked at. */
  readonly frames: number;
}

declare global {
  var movements: { moves: string[]; shift: number; pageShift: number; frames: number };
}

/**
 * Looks in every animation frame at the boxes of whatever matches a selector, each as seen from the one before, so that
 * one that grows is told from those that it pushes.
 */
const WATCH = (selector: string): string => `{
  const things = [...document.querySelectorAll(${JSON.stringify(selector)})];
  const look = () => {
    let bottom = 0;
    return things.map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const box = { x, gap: y - bottom, width, height };
      bottom = y + height;
      return box;
    });
  };
  const getPartState = ({ shadowRoot }) => {
    const root = shadowRoot?.querySelector('pay-status')?.shadowRoot ?? shadowRoot;
    return root?.querySelector('[part=title]')?.textContent ?? '';
  };
  globalThis.movements = { moves: [], shift: 0, pageShift: 0, frames: 0 };
  let before = look();
  const watch = () => {
    const now = look();
    for (const [index, thing] of things.entries())
      for (const [name, value] of Object.entries(now[index]))
        if (Math.abs(value - before[index][name]) > 0.01)
          movements.moves.push(thing.id + ': ' + name + ' ' + before[index][name] + ' -> ' + value + ' px at "' + getPartState(thing) + '"');
    before = now;
    movements.frames++;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      movements.shift += value;
      if (sources.some(({ node }) => node)) movements.pageShift += value;
    }
  }).observe({ type: 'layout-shift' });
}`;

/** Begins to watch. */
export const watchMovements = async (page: Page, selector: string): Promise<void> => {
  await page.evaluate(WATCH(selector));
};

/** Returns the movements so far, after the next frame. */
export const readMovements = (page: Page): Promise<Movements> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(globalThis.movements);
          });
        });
      }),
  );
