import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findFullBrowser } from '../../../scripts/find-browser.mjs';

const waitForExit = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : Promise.resolve();

/** Starts a virtual display. */
const startDisplay = async (): Promise<{ name: string; child: ChildProcess }> => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdio[3]?.once('data', (data) => {
      resolve(String(data).trim());
    });
  });
  return { name: `:${number}`, child };
};

/**
 * Opens tabs in a Chromium with a window and without a debugger, so that its tabs are hidden and throttled as a buyer's
 * are.
 */
export const openHeaded = async (urls: readonly string[], args: readonly string[]) => {
  const display = await startDisplay();
  const profile = await mkdtemp(join(tmpdir(), 'pay-status-profile-'));
  const browser = spawn(
    findFullBrowser() ?? 'chromium',
    [...CHROMIUM_ARGS, ...args, '--no-default-browser-check', `--user-data-dir=${profile}`, ...urls],
    { stdio: 'ignore', env: { ...process.env, DISPLAY: display.name } },
  );
  return {
    close: async (): Promise<void> => {
      for (const child of [browser, display.child]) {
        child.kill();
        await waitForExit(child);
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
};
