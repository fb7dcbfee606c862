// Compares the library with alternatives in one run: run.ts [--runs N] [--instances N,N] [--only bytes|first|instances]
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../../e2e/support/browser.js';
import { parseNumberOption } from '../../support/number-option.js';
import { bundle } from './bundle.js';
import type { CompareWithBar } from './compare.js';
import { compareBytes } from './compare-bytes.js';
import { compareFirstState } from './compare-first-state.js';
import { compareInstances } from './compare-instances.js';
import { install } from './install.js';
import { startPages } from './pages.js';
import { ADYEN } from './peers.js';

const PARTS = ['bytes', 'first', 'instances'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    instances: { type: 'string', default: '1,10,100,1000' },
    only: { type: 'string', multiple: true, default: PARTS },
  },
});
for (const part of values.only) {
  if (PARTS.includes(part)) continue;
  console.error(`--only must be ${PARTS.join(', ')}, not "${part}"`);
  process.exit(1);
}
const runs = parseNumberOption('runs', values.runs);
const counts = values.instances.split(',').map((count) => parseNumberOption('instances', count));
if (!existsSync(resolve('dist/cdn/pay-status.js'))) throw new Error('There is no dist/cdn: run npm run build first.');

const results: string[] = [];
/** Records whether a figure is within its bar. */
const compareWithBar: CompareWithBar = (what, seen, bar, isKept = seen <= bar) => {
  results.push(`${isKept ? 'kept  ' : 'BROKEN'} ${what}: ${seen.toFixed(3)}, at most ${bar}`);
  if (!isKept) process.exitCode = 1;
};

if (values.only.includes('bytes')) await compareBytes();
if (values.only.some((part) => part !== 'bytes')) {
  const browser = await openBrowser();
  const pages = await startPages(await bundle({ code: ADYEN.entry, folder: install(ADYEN), splitting: false }));
  try {
    if (values.only.includes('first')) await compareFirstState(browser, pages.url, runs, compareWithBar);
    if (values.only.includes('instances')) await compareInstances(browser, pages.url, counts, compareWithBar);
  } finally {
    await browser.close();
    await pages.close();
  }
}
console.log(`\nLoad average at the end: ${loadavg()[0]?.toFixed(1)}.\n\n${results.join('\n')}`);
