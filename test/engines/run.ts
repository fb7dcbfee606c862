// Runs the browser tests in Chromium, Firefox and WebKitGTK, one after the other:
// run.ts [--engine chromium|firefox|webkit] [--files <glob>] ...
// The last line is the sum: `N passed, N failed`; before it stands what was skipped, and why.
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openFirefox } from '../support/engines/firefox.js';
import { LIMITS, type EngineName } from '../support/engines/limits.js';
import { ensurePrograms } from '../support/engines/programs.js';
import { openWebKit } from '../support/engines/webkit.js';
import { openIconProxy } from './icon-proxy.js';
import { engineLauncher } from './launcher.js';
import { runSuite } from './suite.js';

const { values: options } = parseArgs({
  options: { engine: { type: 'string', multiple: true }, files: { type: 'string', multiple: true } },
});

const NAMES = Object.keys(LIMITS) as EngineName[];
const chosen = NAMES.filter((name) => options.engine?.includes(name) ?? true);
if (!chosen.length) throw new Error(`No such engine. There are ${NAMES.join(', ')}.`);

ensurePrograms();
const icons = await openIconProxy();
const setting = { motion: 'usual', httpsProxy: icons.address } as const;
const pages = availableParallelism();
const LAUNCHERS = {
  chromium: undefined,
  firefox: engineLauncher('Firefox', pages, () => openFirefox(setting)),
  webkit: engineLauncher('WebKitGTK', pages, () => openWebKit(setting)),
};

const summary: string[] = [];
const skipped: string[] = [];
let passed = 0;
let failed = 0;
for (const name of chosen) {
  console.log(`\n--- ${name}`);
  const startedAt = performance.now();
  const outcome = await runSuite(name, options.files ?? [], LAUNCHERS[name]);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  summary.push(
    `${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped.length} skipped, ${seconds} s`,
  );
  skipped.push(...outcome.skipped.map((title) => `skipped in ${name}: ${title}`));
  passed += outcome.passed;
  failed += outcome.failed || Number(!outcome.passed);
}
icons.close();
console.log(`\n${[...skipped, ...summary].join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
