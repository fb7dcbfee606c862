import { fail, pass, skip, sleep, type Step } from './step.js';

/** By how much the reported height grows, CSS pixels: more than a scroll bar, and visible. */
const GROWTH_PX = 120;
/** The time that a frame has to follow, and between looks at it, milliseconds. */
const LIMIT_MS = 1_000;
const INTERVAL_MS = 50;

export const height: Step = {
  id: 'height',
  requires: 'nothing',
  run: async (context) => {
    const { page, clock } = context;
    if (!page.isFramed) return skip('An app sizes its WebView by itself.');
    const before = page.getViewportHeight();
    const target = before + GROWTH_PX;
    const isFollowed = (): boolean => Math.abs(page.getViewportHeight() - target) <= 1;
    try {
      page.reportHeight(target);
      const startedAt = clock.now();
      while (!isFollowed() && clock.now() - startedAt < LIMIT_MS) await sleep(context, INTERVAL_MS);
      return isFollowed()
        ? pass(`The frame followed from ${before} to ${target} pixels.`)
        : fail(`The page reported ${target} pixels, but a second later the frame has ${page.getViewportHeight()}.`);
    } finally {
      page.restoreHeight();
    }
  },
};
