// Runs the browser tests in Chromium, Firefox and WebKitGTK, one after the other, and payments on a shop's page in the
// last two: run.ts [--engine chromium|firefox|webkit] ... [--files <glob>] ... With files, these tests alone.
// The last line is the sum: `N passed, N failed`. The skipped tests are listed before it, with the reason.
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { chromiumLauncher } from '../../web-test-runner.config.mjs';
import { openFirefox } from '../support/engines/firefox.js';
import { LIMITS, type EngineName } from '../support/engines/limits.js';
import { ensurePrograms } from '../support/engines/programs.js';
import { openWebKit } from '../support/engines/webkit.js';
import { openIconProxy } from './icon-proxy.js';
import { runJourneys } from './journeys.js';
import { engineLauncher, PAGE } from './launcher.js';
import { runSuite } from './suite.js';
import type { Outcome } from './outcome.js';

const { values: options } = parseArgs({
  options: { engine: { type: 'string', multiple: true }, files: { type: 'string', multiple: true } },
});

const NAMES = Object.keys(LIMITS) as EngineName[];
const chosen = NAMES.filter((name) => options.engine?.includes(name) ?? true);
const unknown = options.engine?.filter((name) => !(name in LIMITS)) ?? [];
if (unknown.length) throw new Error(`Unknown engine: ${unknown.join(', ')}. Available: ${NAMES.join(', ')}.`);

ensurePrograms();
const icons = await openIconProxy();
const setting = { motion: 'usual', httpsProxy: icons.address, page: PAGE } as const;
const pages = availableParallelism();
const LAUNCHERS = {
  // The full browser; `npm test` uses the headless shell.
  chromium: chromiumLauncher(findBrowser()),
  firefox: engineLauncher('Firefox', pages, () => openFirefox(setting)),
  webkit: engineLauncher('WebKitGTK', pages, () => openWebKit(setting)),
};

const lines: string[] = [];
const skips: string[] = [];
const sum = { passed: 0, failed: 0 };

const run = async (name: string, tests: () => Promise<Outcome> | Outcome): Promise<void> => {
  console.log(`\n--- ${name}`);
  const startedAt = performance.now();
  const { passed, failed, skipped } = await tests();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${skipped.length} skipped, ${seconds} s`);
  skips.push(...skipped.map((title) => `skipped in ${name}: ${title}`));
  sum.passed += passed;
  // A run without tests is a failure.
  sum.failed += failed || Number(!passed);
};

for (const name of chosen) await run(name, () => runSuite(name, options.files ?? [], LAUNCHERS[name]));
const journeying = chosen.filter((name) => name !== 'chromium');
if (!options.files && journeying.length) await run('payments', () => runJourneys(journeying));
icons.close();
console.log(`\n${[...skips, '', ...lines].join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed ? 1 : 0);
