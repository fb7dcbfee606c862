import type { Browser } from 'playwright-core';
import { cpuMs, heapBytes, openPage } from './measure.js';
import { getPageUrl, type Side } from './pages.js';

/** Measures the cost of adding many instances to a page that has loaded the script. */
export interface InstancesCost {
  /** Until each is upgraded and has drawn itself for the first time. */
  readonly drawnMs: number;
  /** Until each shows its first state. What the browser lays out meanwhile, because frames go by, is in it. */
  readonly shownMs: number;
  /** Until the last of it is laid out, too. */
  readonly laidOutMs: number;
  readonly cpuMs: number;
  readonly heapBytes: number;
}

interface Shown {
  readonly shows: () => boolean;
}
interface BenchPage {
  readonly mount: (count: number, idOf: (index: number) => string) => Shown[] | Promise<Shown[]>;
  readonly drawn: () => Promise<unknown>;
}

/** `payments`: whether all show one payment, or each its own. */
export const costOfInstances = async (
  browser: Browser,
  url: string,
  side: Side,
  count: number,
  payments: 'one' | 'each its own',
): Promise<InstancesCost> => {
  const { page, devtools } = await openPage(browser);
  await page.goto(getPageUrl(url, side, false));
  await page.waitForFunction(() => 'isReady' in globalThis);
  const before = { cpuMs: await cpuMs(devtools), heapBytes: await heapBytes(devtools) };
  const times = await page.evaluate(
    async ([howMany, isShared]) => {
      const from = performance.now();
      const { mount, drawn } = globalThis as unknown as BenchPage;
      const all = await mount(howMany, (index) => `pay_${isShared ? 0 : index}`);
      await drawn();
      const drawnMs = performance.now() - from;
      // Each is looked at until it shows its state, and not again: looking takes time too.
      for (const { shows } of all) while (!shows()) await new Promise((resolve) => setTimeout(resolve));
      const shownMs = performance.now() - from;
      // Reading a size makes the browser lay out.
      document.body.getBoundingClientRect();
      return { drawnMs, shownMs, laidOutMs: performance.now() - from };
    },
    [count, payments === 'one'] as const,
  );
  const cost = {
    ...times,
    cpuMs: (await cpuMs(devtools)) - before.cpuMs,
    heapBytes: (await heapBytes(devtools)) - before.heapBytes,
  };
  await page.context().close();
  return cost;
};
