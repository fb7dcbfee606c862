import type { Page } from 'playwright-core';

/** Height of the frame, CSS pixels, if it fits its page exactly and the page's own is not animated; otherwise undefined. */
export const getFittingHeight = async (page: Page): Promise<number | undefined> => {
  const inside = page.frames().find((each) => each.url().includes('pid='));
  const height = await page.locator('iframe').evaluate((element) => element.clientHeight);
  const wanted = await inside?.evaluate(() => {
    const animations = document.querySelector('pay-checkout')?.shadowRoot?.getAnimations() ?? [];
    const isAnimated = animations.some(({ playState }) => playState === 'running');
    return isAnimated ? NaN : document.body.getBoundingClientRect().height;
  });
  return Math.abs(height - (wanted ?? NaN)) <= 1 ? height : undefined;
};
