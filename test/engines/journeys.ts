import { spawnSync } from 'node:child_process';
import type { EngineName } from '../support/engines/limits.js';
import type { Outcome } from './outcome.js';

const FILES = ['test/engines/journeys.test.ts', 'test/engines/pages.test.ts'];
const RUN = ['-C', '@pay-status/source', '--import', 'tsx', 'scripts/test-files.mjs', ...FILES];

/** Runs the payments on a shop's page, and axe on the pages of the sandbox, in these engines; test/e2e has both in Chromium. */
export const runJourneys = (engines: readonly EngineName[]): Outcome => {
  const { stdout, status } = spawnSync(process.execPath, RUN, {
    env: { ...process.env, ENGINES: engines.join() },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  const [, passed, failed] = /^node: (\d+) passed, (\d+) failed/m.exec(stdout) ?? [];
  const hasBroken = status !== 0 && !Number(failed);
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) + Number(hasBroken), skipped: [] };
};
