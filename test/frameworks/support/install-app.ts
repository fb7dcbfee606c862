import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const APPS = new URL('../apps/', import.meta.url);
const TIMEOUT_MS = 600_000;
const run = promisify(execFile);

/** Runs npm in a folder as on a user's machine: without the environment of npm and tsx, and without telemetry. */
const npm = async (cwd: string, ...args: string[]): Promise<void> => {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS$)/i.test(name));
  const env = { ...Object.fromEntries(inherited), NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', CI: '1' };
  try {
    await run('npm', args, { cwd, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm ${args.join(' ')}: ${stdout}${stderr}`.trim() || String(error), { cause: error });
  }
};

/**
 * Copies an app into a folder beside the tarball, installs its dependencies, checks its types and builds it. The folder is
 * outside of this repository, so that the app resolves only packages that it depends on.
 */
export const installApp = async (name: string, folder: string): Promise<void> => {
  await cp(new URL(name, APPS), folder, { recursive: true });
  if (existsSync(join(folder, 'src'))) await cp(new URL('shop.ts', APPS), join(folder, 'src/shop.ts'));
  await npm(folder, 'install', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  await npm(folder, 'run', 'check', '--if-present');
  await npm(folder, 'run', 'build', '--if-present');
};
