// Finds the path of Chrome or Chromium on this machine, or undefined. `CHROMIUM` overrides the search.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

const searchBrowser = () => [...onPath(NAMES), ...FIXED, chromium.executablePath()].find(runs);

export const findBrowser = () => process.env.CHROMIUM || searchBrowser();

/** Returns the path of a browser with windows and a back/forward cache: `CHROMIUM` may be a headless shell, which has neither. */
export const findFullBrowser = () =>
  /headless[-_]shell/.test(process.env.CHROMIUM ?? '') ? searchBrowser() : findBrowser();

/**
 * Returns the path of the headless shell, which opens pages a third faster because it has no browser window, or of the browser
 * if there is no headless shell.
 */
export const findHeadlessBrowser = () =>
  process.env.CHROMIUM || onPath(['chromium-headless-shell']).find(runs) || findBrowser();

/** Returns true if a browser with a window can be started without a visible screen. */
export const hasXvfb = () => onPath(['Xvfb']).some(runs);

/** Keeps Chromium quiet and offline: it runs as root in containers and talks to loopback only. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
