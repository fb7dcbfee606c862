import type { Page } from 'playwright-core';

/** Returns Unix milliseconds with fractions, from a monotonic clock. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Measures the offset of a page's clock to ours, milliseconds. Uses the fastest response, which is the most accurate. */
export const clockOffsetMs = async (page: Page): Promise<number> => {
  let best = { tookMs: Infinity, offsetMs: 0 };
  for (let i = 0; i < 25; i++) {
    const from = now();
    const there = await page.evaluate(() => performance.timeOrigin + performance.now());
    const tookMs = now() - from;
    if (tookMs < best.tookMs) best = { tookMs, offsetMs: there - (from + tookMs / 2) };
  }
  return best.offsetMs;
};

/** Waits until the page shows a text that matches the pattern. */
export const showsText = async (page: Page, pattern: string): Promise<void> => {
  await page.waitForFunction((source) => {
    const shown = document.querySelector('#shown');
    return new RegExp(source).test((shown?.shadowRoot ?? shown)?.textContent ?? '');
  }, pattern);
};

/** Waits until the page shows that the payment requires action. */
export const showsWaiting = (page: Page): Promise<void> => showsText(page, 'requires_action|Waiting for');

/** The first time that the page showed each text, Unix milliseconds of the page. */
export type Shown = Readonly<Record<string, number>>;

/** Records when the page shows each of the texts. The returned function resolves when it has shown the last one. */
export const watchFor = async (page: Page, texts: readonly string[]): Promise<() => Promise<Shown>> => {
  const watch = await page.evaluateHandle((wanted) => {
    const shown = document.querySelector('#shown');
    const root = shown?.shadowRoot ?? shown ?? document.body;
    const times: Record<string, number> = {};
    return {
      done: new Promise<Shown>((resolve) => {
        new MutationObserver(() => {
          const time = performance.timeOrigin + performance.now();
          for (const text of wanted) if (root.textContent.includes(text)) times[text] ??= time;
          if (times[wanted.at(-1) ?? '']) resolve(times);
        }).observe(root, { subtree: true, childList: true, characterData: true });
      }),
    };
  }, texts);
  return () => watch.evaluate(({ done }) => done);
};
