import type { Browser } from 'playwright-core';
import { row } from '../table.js';
import type { CompareWithBar } from './compare.js';
import { measureCost, type Cost } from './measure.js';
import { median, computeRatio } from './statistics.js';
import type { Side } from './pages.js';

const SIDES: readonly Side[] = ['blank', 'pay-status', 'adyen'];

const FIGURES = {
  wallMs: { name: 'ms to the first state', bar: 0.65, digits: 0, unit: 1 },
  cpuMs: { name: 'ms of the main thread', bar: 0.5, digits: 0, unit: 1 },
  heapBytes: { name: 'KiB of heap', bar: 0.45, digits: 0, unit: 1_024 },
} as const satisfies Readonly<Record<keyof Cost, object>>;

type Samples = Record<Side, Cost[]>;

/** Measures both sides in turn, so that other load on the machine affects them equally. */
const sample = async (browser: Browser, url: string, runs: number, shows: boolean): Promise<Samples> => {
  const samples: Samples = { blank: [], 'pay-status': [], adyen: [] };
  // The first round warms up.
  for (let run = 0; run <= runs; run++) {
    for (const side of SIDES) {
      const cost = await measureCost(browser, url, side, shows && side !== 'blank');
      if (run) samples[side].push(cost);
    }
  }
  return samples;
};

const table = (samples: Samples, runs: number): string => {
  const rows = Object.entries(FIGURES).map(([key, { name, digits, unit }]) => {
    const figure = key as keyof Cost;
    const formatMedian = (side: Side): string =>
      (median(samples[side].map((cost) => cost[figure])) / unit).toFixed(digits);
    return row(name, ...SIDES.map(formatMedian));
  });
  return [row(`median of ${runs}`, ...SIDES), row('---', ...SIDES.map(() => '---')), ...rows].join('\n');
};

/** Compares time, CPU time and memory until a page shows its first state, and of the script alone, with CPU throttling. */
export const compareFirstState = async (
  browser: Browser,
  url: string,
  runs: number,
  compareWithBar: CompareWithBar,
): Promise<void> => {
  for (const shows of [true, false]) {
    const samples = await sample(browser, url, runs, shows);
    console.log(`\n${shows ? 'To the first state' : 'The script alone'}\n\n${table(samples, runs)}`);
    for (const [key, { name, bar }] of Object.entries(FIGURES)) {
      const of = (side: Side): number[] => samples[side].map((cost) => cost[key as keyof Cost]);
      const { ratio, low, high } = computeRatio(of('pay-status'), of('adyen'), of('blank'));
      const interval = `${low.toFixed(3)} to ${high.toFixed(3)}`;
      if (shows)
        compareWithBar(`${name} over a blank page, compared with Adyen (95 %: ${interval})`, ratio, bar, low <= bar);
      else console.log(`${name}, over a blank page, compared with Adyen: ${ratio.toFixed(3)} (95 %: ${interval})`);
    }
  }
};
