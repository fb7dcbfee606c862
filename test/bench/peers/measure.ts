import type { Browser, CDPSession, Page } from 'playwright-core';
import { getPageUrl, type Side } from './pages.js';

/** CPU slowdown of the simulated phone, relative to this machine. */
const CPU_SLOWDOWN = 4;

/** The time limit for a page, milliseconds, far longer than the slowest page needs. */
const REPORT_WITHIN_MS = 60_000;

/** The cost of a page until it shows its first state, or until its script has run. */
export interface Cost {
  /** Time since the start of the navigation. */
  readonly wallMs: number;
  /** Time on the main thread of the page. */
  readonly cpuMs: number;
  /** JavaScript heap after garbage collection. */
  readonly heapBytes: number;
}

/** Returns the time on the main thread since the start of the page, milliseconds. */
export const cpuMs = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
};

export const heapBytes = async (devtools: CDPSession): Promise<number> => {
  for (let i = 0; i < 4; i++) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
};

/** Opens a page in a new browser profile, with metrics from the start. */
export const openPage = async (browser: Browser): Promise<{ page: Page; devtools: CDPSession }> => {
  const page = await (await browser.newContext()).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
};

/**
 * Loads the script of a side once, with CPU throttling and without a cache; with `shows`, until it shows the first state. The
 * page reports when it is done, because polling it would take part of its time.
 */
export const measureCost = async (browser: Browser, url: string, side: Side, shows: boolean): Promise<Cost> => {
  const { page, devtools } = await openPage(browser);
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'report' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const reported = new Promise<string>((resolve, reject) => {
    devtools.once('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
      reject(new Error(`The page of ${side} threw: ${exception?.description ?? text}`));
    });
    const wait = setTimeout(() => {
      reject(new Error(`The page of ${side} has not reported within ${REPORT_WITHIN_MS} ms.`));
    }, REPORT_WITHIN_MS);
    devtools.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(wait);
      resolve(payload);
    });
  });
  await devtools.send('Page.navigate', { url: getPageUrl(url, side, shows) });
  const wallMs = Number(await reported);
  const cost = { wallMs, cpuMs: await cpuMs(devtools), heapBytes: await heapBytes(devtools) };
  await page.context().close();
  return cost;
};
