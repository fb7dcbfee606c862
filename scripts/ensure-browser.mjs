// Makes sure that the tests find Chrome or Chromium: installs one where that is possible without asking, else says how.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const hasApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const install = () => {
  if (hasApt()) return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium');
  return run('npx', '--yes', 'playwright-core', 'install', 'chromium');
};

if (!findBrowser()) {
  console.log('No Chrome or Chromium found: installing one.');
  install();
  if (!findBrowser()) {
    console.error(
      'The tests need Chrome or Chromium. Install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM to the path of its executable.',
    );
    process.exitCode = 1;
  }
}
