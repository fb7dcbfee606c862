// The first page of the documentation site: its bytes, and the time to its live checkout at a quarter of the CPU's speed.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { startDocsSite, type DocsSite } from '../e2e/support/docs-site.js';
import { median } from './peers/statistics.js';
import { row } from './table.js';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** Only the sheet of the live checkout moves, which grows with its steps. */
const BARS = { kB: 200, 'ms to the live checkout': 1_500, 'layout shift': 0.02 };

/** Observes the largest paint, movements, and the first option of the live checkout. */
const WATCH = `
  globalThis.seen = { lcp: 0, shift: 0, live: 0 };
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.lcp = startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) seen.shift += value; })
    .observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector('pay-checkout')?.shadowRoot?.querySelector('[part~="option"]')) seen.live = performance.now();
    else requestAnimationFrame(look);
  };
  look();`;

interface Seen {
  readonly lcp: number;
  readonly shift: number;
  readonly live: number;
}

const measure = async (site: DocsSite) => {
  const { page, loaded } = await site.open('index', { viewport: { width: 1280, height: 800 } }, async (opened) => {
    const devtools = await opened.context().newCDPSession(opened);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await opened.addInitScript(WATCH);
  });
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.live > 0);
  await page.waitForLoadState('networkidle');
  const { lcp, shift, live } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await page.context().close();
  const bytes = [...loaded].reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
  return { kB: bytes / 1_000, 'ms to the live checkout': live, 'ms to the largest paint': lcp, 'layout shift': shift };
};

const { site, stop } = await startDocsSite();
const runs = [];
for (let run = 0; run < RUNS; run++) runs.push(await measure(site));
await stop();

console.log(`\n${[row('first page', `median of ${RUNS}`, 'at most'), row('---', '---', '---')].join('\n')}`);
for (const name of Object.keys(runs[0]!) as (keyof (typeof runs)[number])[]) {
  const figure = median(runs.map((run) => run[name]));
  const bar = name in BARS ? BARS[name as keyof typeof BARS] : undefined;
  console.log(row(name, figure.toFixed(name === 'layout shift' ? 3 : 0), bar ?? ''));
  if (bar !== undefined && figure > bar) process.exitCode = 1;
}
console.log(`\nLoad average at the end: ${loadavg()[0]?.toFixed(1)}.`);
