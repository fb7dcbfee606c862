import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Quiet unless it fails: what a newcomer reads is the address. */
const build = async (...args: readonly string[]): Promise<void> => {
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], { cwd: ROOT });
};

/** How often to look whether the shell of `npm start` is still there, milliseconds. */
const PARENT_CHECK_MS = 250;

/** npm hands a SIGTERM to the shell between us, which dies of it without a word: a server would stay behind on the port. */
const stopWithShell = (): void => {
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
};

if (process.env.npm_lifecycle_event) stopWithShell();

try {
  // The library's files for pages, one after the other because the first empties their folder, and the scripts of the
  // sandbox's own pages.
  const library = build('--mode', 'cdn').then(() => build('--mode', 'cdn-checkout'));
  await Promise.all([library, build('demo', '--config', 'demo/vite.config.ts')]);
} catch (error) {
  const { stderr, message } = error as Error & { stderr?: string };
  console.error(`pay-status-sandbox: the pages could not be built\n${stderr || message}`);
  process.exit(1);
}
await import('./cli.js');
