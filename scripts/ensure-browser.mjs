// Makes sure that the tests find Chrome or Chromium: installs Chromium if there is none, and nothing else.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

const hasApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Prints a message, then runs the commands. */
const install = (how, ...commands) => {
  console.log(`The tests need Chrome or Chromium, and there is none. Installing Chromium ${how}.`);
  for (const [command, ...args] of commands) spawnSync(command, args, { stdio: 'inherit' });
};

if (!findBrowser() && hasApt())
  install('with apt-get', ['apt-get', 'update', '-qq'], ['apt-get', 'install', '-y', '-qq', 'chromium']);
if (!findBrowser()) install('with Playwright', ['npx', '--no-install', 'playwright-core', 'install', 'chromium']);
if (!findBrowser()) {
  console.error(
    'The tests need Chrome or Chromium. Install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM to the path of its executable.',
  );
  process.exitCode = 1;
}
