import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BUILDS, isUpToDate, runBuild, type Build } from './start/builds.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Interval between checks that the shell of `npm start` is still running, milliseconds. */
const PARENT_CHECK_MS = 250;

/** npm forwards SIGTERM to its shell only, which ends without forwarding it: the server would keep the port. */
const stopWithShell = (): void => {
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
};

/** In a process of its own, because Vite changes `NODE_ENV`. */
const runVite = async (args: readonly string[]): Promise<void> => {
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], { cwd: ROOT });
};

const findOutdated = async (): Promise<Build[]> => {
  const states = await Promise.all(BUILDS.map(async (build) => ({ build, isCurrent: await isUpToDate(ROOT, build) })));
  return states.filter(({ isCurrent }) => !isCurrent).map(({ build }) => build);
};

const buildOutdated = async (): Promise<void> => {
  const outdated = await findOutdated();
  if (!outdated.length) return;
  console.log(`Building ${outdated.map(({ name }) => `the ${name}`).join(' and ')}: new or changed sources …`);
  await Promise.all(outdated.map((build) => runBuild(ROOT, build, runVite)));
};

if (process.env.npm_lifecycle_event) stopWithShell();

try {
  await buildOutdated();
} catch (error) {
  const { stderr, message } = error as Error & { stderr?: string };
  console.error(`pay-status-sandbox: the build failed\n${stderr || message}`);
  process.exit(1);
}
await import('./cli.js');
