import type { Page } from 'playwright-core';

/** Runs in the page: whether nothing moves or fades any more, in shadow trees neither; what turns for ever may. */
const isAtRest = (): boolean => {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  return roots
    .flatMap((root) => root.getAnimations())
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
};

/** Waits until every animation and transition of a page that ends has ended. */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await page.waitForFunction(isAtRest);
};
