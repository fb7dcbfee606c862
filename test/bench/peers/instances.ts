import type { Browser } from 'playwright-core';
import { cpuMs, heapBytes, openPage } from './measure.js';
import { getPageUrl, type Side } from './pages.js';

/** The cost of adding many instances to a page that has loaded the script. */
export interface InstancesCost {
  /** Until each is upgraded and has rendered for the first time. */
  readonly renderedMs: number;
  /** Until each shows its first state, including layout in the meantime. */
  readonly shownMs: number;
  /** Until everything is laid out. */
  readonly laidOutMs: number;
  readonly cpuMs: number;
  readonly heapBytes: number;
}

interface Shown {
  readonly shows: () => boolean;
}
interface BenchPage {
  readonly mount: (count: number, getId: (index: number) => string) => Shown[] | Promise<Shown[]>;
  readonly rendered: () => Promise<unknown>;
}

/** The instances of a page. */
export interface InstancesCase {
  readonly side: Side;
  /** One payment that all show, or one for each. */
  readonly payments: 'one' | 'each its own';
  /** A style sheet of the page. */
  readonly css?: string;
}

export const measureInstances = async (
  browser: Browser,
  url: string,
  { side, payments, css }: InstancesCase,
  count: number,
): Promise<InstancesCost> => {
  const { page, devtools } = await openPage(browser);
  await page.goto(getPageUrl(url, side, false));
  await page.waitForFunction(() => 'isReady' in globalThis);
  if (css) await page.addStyleTag({ content: css });
  const before = { cpuMs: await cpuMs(devtools), heapBytes: await heapBytes(devtools) };
  const times = await page.evaluate(
    async ([howMany, isShared]) => {
      const from = performance.now();
      const { mount, rendered } = globalThis as unknown as BenchPage;
      const all = await mount(howMany, (index) => `pay_${isShared ? 0 : index}`);
      await rendered();
      const renderedMs = performance.now() - from;
      // Reads each instance only until it shows its state, because reading takes time.
      for (const { shows } of all) while (!shows()) await new Promise((resolve) => setTimeout(resolve));
      const shownMs = performance.now() - from;
      // Reading a size forces layout.
      document.body.getBoundingClientRect();
      return { renderedMs, shownMs, laidOutMs: performance.now() - from };
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
