// From the gateway's commit of a change to the text in the DOM, ours beside pollers, interleaved in one run:
// latency.ts [--payments N] [--round-trip-ms N]
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { startWorld, type World } from '../e2e/support/world.js';
import { startPages, VARIANTS, type Variant } from './pages.js';

const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '100' },
    'round-trip-ms': { type: 'string', default: '0' },
    /** Payments of each variant at a time. */
    lanes: { type: 'string', default: '2' },
  },
});
const roundTripMs = Number(values['round-trip-ms']);

const now = (): number => performance.timeOrigin + performance.now();
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const gapMs = (): number => 1_000 + Math.random() * 3_000;

/** When the page shows this text, Unix milliseconds of the page. */
const shownAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const shown = document.querySelector('#shown');
        const root = shown?.shadowRoot ?? shown ?? document.body;
        new MutationObserver(() => {
          if (root.textContent.includes(wanted)) resolve(performance.timeOrigin + performance.now());
        }).observe(root, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );

/** How far the clock of a page is ahead of ours, milliseconds: the answer that came back fastest tells best. */
const clockOffsetMs = async (page: Page): Promise<number> => {
  let best = { tookMs: Infinity, offsetMs: 0 };
  for (let i = 0; i < 25; i++) {
    const from = now();
    const there = await page.evaluate(() => performance.timeOrigin + performance.now());
    const tookMs = now() - from;
    if (tookMs < best.tookMs) best = { tookMs, offsetMs: there - (from + tookMs / 2) };
  }
  return best.offsetMs;
};

const follow = async (world: World, context: BrowserContext, url: string, variant: Variant): Promise<number[]> => {
  const { paymentId } = await world.create();
  const page = await context.newPage();
  await page.goto(`${url}/?variant=${encodeURIComponent(variant)}&payment_id=${paymentId}`);
  await page.waitForFunction(() => {
    const shown = document.querySelector('#shown');
    return /requires_action|Waiting for/.test((shown?.shadowRoot ?? shown)?.textContent ?? '');
  });
  const offsetMs = await clockOffsetMs(page);
  const samples: number[] = [];
  for (const [step, text] of [
    ['process', 'Payment on its way'],
    ['succeed', 'Payment complete'],
  ] as const) {
    await sleep(gapMs());
    const shown = shownAt(page, text);
    // The observer is in place when the page has answered once more.
    await page.evaluate(() => 0);
    const committedAt = now();
    await world.server.gateway.simulation[step](paymentId);
    samples.push((await shown) - offsetMs - committedAt);
  }
  await page.close();
  return samples;
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const { world, stop } = await startWorld();
const pages = await startPages(world.proxy.url);
world.proxy.latencyMs = roundTripMs / 2;
if (roundTripMs) await world.proxy.set('latency');
const samples = new Map<Variant, number[]>(Object.keys(VARIANTS).map((variant) => [variant as Variant, []]));
let left = Number(values.payments);
const lane = async (): Promise<void> => {
  while (left-- > 0) {
    await Promise.all(
      [...samples].map(async ([variant, all]) => {
        // Connections are one browser's own: a context each.
        const context = await world.newContext();
        all.push(...(await follow(world, context, pages.url, variant)));
        await context.close();
      }),
    );
  }
};
await Promise.all(Array.from({ length: Number(values.lanes) }, lane));
await stop();
pages.close();

console.log(`${values.payments} payments of two changes each, round trip ${roundTripMs} ms added\n`);
console.log('| variant | n | p50 ms | p95 ms | max ms |\n| --- | --- | --- | --- | --- |');
for (const [variant, all] of samples) {
  const sorted = all.sort((a, b) => a - b);
  const figures = [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1) ?? NaN];
  console.log(`| ${variant} | ${sorted.length} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} |`);
}
