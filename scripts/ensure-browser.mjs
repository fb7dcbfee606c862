// Makes sure that the tests find Chrome or Chromium, and Xvfb for the one that needs a window: installs them where that is
// possible without asking, else says how.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findHeadlessBrowser, hasXvfb } from './find-browser.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const hasApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const hasPackage = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

/** A database server is nobody's to install unasked but a machine's that only runs tests. */
const wantsPostgres = () => process.env.CI && !existsSync('/usr/lib/postgresql');

/** The tests are only quicker with it. */
const wantsHeadlessShell = () => process.env.CI && !process.env.CHROMIUM && findHeadlessBrowser() === findBrowser();

const missing = [
  ...(findBrowser() ? [] : ['chromium']),
  ...(hasXvfb() ? [] : ['xvfb']),
  ...(wantsPostgres() ? ['postgresql'] : []),
];

const install = (...packages) => {
  console.log(`Installing ${packages.join(' and ')}.`);
  return run('apt-get', 'install', '-y', '-qq', ...packages);
};

if (hasApt() && (missing.length || wantsHeadlessShell())) {
  run('apt-get', 'update', '-qq');
  if (missing.length) install(...missing);
  // Of its own, because Debian alone has it.
  if (wantsHeadlessShell() && hasPackage('chromium-headless-shell')) install('chromium-headless-shell');
}

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
