import type { Page } from 'playwright-core';

/** Runs in the page: returns true if no animation is running, also in shadow trees; endless ones are ignored. */
export const isAtRest = (): boolean => {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  return roots
    .flatMap((root) => root.getAnimations())
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
};

/** Waits until every finite animation and transition of a page has ended. */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await page.waitForFunction(isAtRest);
};
