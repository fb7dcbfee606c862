import type { Page } from 'playwright-core';

/** Elements that have moved on a page, and the browser's layout shift score (CLS). */
export interface Movements {
  /** Descriptions of the movements; empty if there are none. */
  readonly moves: readonly string[];
  /** Sum of the values of all `layout-shift` entries, including those inside the elements. */
  readonly shift: number;
  /** Sum of the entries whose sources are nodes of the page; nodes in shadow trees are not exposed. */
  readonly pageShift: number;
  /** Number of observed animation frames. */
  readonly frames: number;
}

declare global {
  var movements: { moves: string[]; shift: number; pageShift: number; frames: number };
}

/**
 * Compares the boxes of the matching elements in every animation frame. Positions are relative to the previous element,
 * so that an element that grows does not count as a movement of those below it.
 */
const WATCH = (selector: string): string => `{
  const elements = [...document.querySelectorAll(${JSON.stringify(selector)})];
  const look = () => {
    let bottom = 0;
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
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
    for (const [index, element] of elements.entries())
      for (const [name, value] of Object.entries(now[index]))
        if (Math.abs(value - before[index][name]) > 0.01)
          movements.moves.push(element.id + ': ' + name + ' ' + before[index][name] + ' -> ' + value + ' px at "' + getPartState(element) + '"');
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

/** Starts recording the movements of the matching elements. */
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
