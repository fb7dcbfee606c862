// Makes sure that the tests find Chrome or Chromium, and Xvfb for the one that needs a window: installs them where that is
// possible without asking, else says how.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findHeadlessBrowser, hasXvfb } from './find-browser.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const hasApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** A database server is nobody's to install unasked but a machine's that only runs tests. */
const wantsPostgres = () => process.env.CI && !existsSync('/usr/lib/postgresql');

const missing = [
  ...(findBrowser() ? [] : ['chromium']),
  ...(hasXvfb() ? [] : ['xvfb']),
  ...(wantsPostgres() ? ['postgresql'] : []),
];

const install = (...packages) => run('apt-get', 'install', '-y', '-qq', ...packages);

if (missing.length && hasApt()) {
  console.log(`Installing ${missing.join(' and ')}.`);
  run('apt-get', 'update', '-qq');
  install(...missing);
}
// Debian alone has it, and the tests are only quicker with it.
if (process.env.CI && hasApt() && findHeadlessBrowser() === findBrowser()) install('chromium-headless-shell');

if (!findBrowser()) {
  console.log('No Chrome or Chromium found: installing one.');
  run('npx', '--yes', 'playwright-core', 'install', 'chromium');
  if (!findBrowser()) {
    console.error(
      'The tests need Chrome or Chromium. Install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM to the path of its executable.',
    );
    process.exitCode = 1;
  }
}
