// Installs the packed library into a small app of each framework, builds it with the framework's tool, and pays in it.
// `npm run test:full -- frameworks vue next` runs these alone. The last line is `frameworks: N passed, N failed`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../../scripts/release/pack.mjs';
import { APPS, type App } from './support/apps.js';
import { installApp } from './support/install-app.js';
import { startSandbox } from './support/sandbox.js';

/** The files that the package.json of the apps depend on, in the folder above them. */
const TARBALL = 'pay-status.tgz';
const SANDBOX_TARBALL = 'pay-status-sandbox.tgz';

const packSandbox = (folder: string): string => {
  const args = ['pack', '--workspace', 'demo', '--silent', '--ignore-scripts', '--pack-destination', folder];
  return join(folder, execFileSync('npm', args, { encoding: 'utf8' }).trim());
};

const sum = { passed: 0, failed: 0 };

/** Runs a check and prints its result. Resolves to true if it passed. */
const check = async (name: string, act: () => Promise<unknown>): Promise<boolean> => {
  const startedAt = performance.now();
  const took = (): string => `${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`;
  try {
    await act();
    sum.passed++;
    console.log(`✔ ${took()}`);
    return true;
  } catch (error) {
    sum.failed++;
    console.log(`✖ ${took()}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return false;
  }
};

const payIn = async (name: string, { open, stories }: App, folder: string): Promise<void> => {
  if (!open) return;
  const sandbox = await startSandbox();
  try {
    const shop = await open(folder, sandbox);
    try {
      for (const [story, act] of Object.entries(stories)) await check(`${name} ${story}`, () => act(shop, sandbox));
    } finally {
      await shop.close();
    }
  } finally {
    await sandbox.close();
  }
};

const runApp = async (name: string, workspace: string): Promise<void> => {
  const folder = join(workspace, name);
  try {
    if (await check(`${name} installs, passes its type check and builds`, () => installApp(name, folder))) {
      await payIn(name, APPS[name]!, folder);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in APPS));
if (unknown.length) throw new Error(`No such app: ${unknown.join(', ')}. There are ${Object.keys(APPS).join(', ')}.`);

const workspace = mkdtempSync(join(tmpdir(), 'pay-status-frameworks-'));
try {
  renameSync(pack(workspace).file, join(workspace, TARBALL));
  renameSync(packSandbox(workspace), join(workspace, SANDBOX_TARBALL));
  for (const name of named.length ? named : Object.keys(APPS)) await runApp(name, workspace);
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
console.log(`\nframeworks: ${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
