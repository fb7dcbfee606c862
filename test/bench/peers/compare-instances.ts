import type { Browser } from 'playwright-core';
import { row } from '../table.js';
import { measureInstances, type InstancesCase, type InstancesCost } from './instances.js';
import type { CompareWithBar } from './compare.js';
import { median } from './statistics.js';

const RUNS = 3;
const BAR = 0.15;
/** The number of instances to which the bar applies. */
const MANY = 1_000;

/** The rule that the documentation recommends for long lists. */
const SKIPPED = 'pay-status { content-visibility: auto; contain-intrinsic-block-size: auto 10rem; }';

const CASES: readonly (InstancesCase & { readonly name: string })[] = [
  { name: 'pay-status, one payment', side: 'pay-status', payments: 'one' },
  { name: 'pay-status, one payment, skipped off the screen', side: 'pay-status', payments: 'one', css: SKIPPED },
  { name: 'pay-status, each its own', side: 'pay-status', payments: 'each its own' },
  {
    name: 'pay-status, each its own, skipped off the screen',
    side: 'pay-status',
    payments: 'each its own',
    css: SKIPPED,
  },
  { name: 'Adyen, each its own', side: 'adyen', payments: 'each its own' },
];

const TIMES = ['renderedMs', 'shownMs', 'laidOutMs', 'cpuMs'] as const;

type Costs = Map<(typeof CASES)[number], InstancesCost[]>;

const sample = async (browser: Browser, url: string, count: number): Promise<Costs> => {
  const costs: Costs = new Map(CASES.map((one) => [one, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [one, all] of costs) all.push(await measureInstances(browser, url, one, count));
  }
  return costs;
};

/** Compares the cost of many instances on one page: time until all show their state, main thread time, memory of each. */
export const compareInstances = async (
  browser: Browser,
  url: string,
  counts: readonly number[],
  compareWithBar: CompareWithBar,
): Promise<void> => {
  const rows: string[] = [];
  for (const count of counts) {
    const costs = await sample(browser, url, count);
    const [shared, , , , adyen] = [...costs].map(([{ name }, all]) => {
      const of = (key: keyof InstancesCost): number => median(all.map((cost) => cost[key]));
      const figures = TIMES.map((key) => of(key).toFixed(0));
      rows.push(row(name, count, ...figures, Math.round(of('heapBytes') / count)));
      return of;
    });
    if (count !== MANY || !shared || !adyen) continue;
    compareWithBar(
      `time until ${MANY} show their state, compared with Adyen`,
      shared('shownMs') / adyen('shownMs'),
      BAR,
    );
  }
  const head = [
    'on one page',
    'how many',
    'ms until rendered',
    'until shown',
    'and laid out',
    'ms of the main thread',
    'bytes each',
  ];
  console.log(`\n${[row(...head), row(...head.map(() => '---')), ...rows].join('\n')}`);
};
