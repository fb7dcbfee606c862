import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { CHROMIUM_ARGS, findBrowser } from '../../../scripts/find-browser.mjs';
import { getFirefoxPath } from '../../support/engines/programs.js';

/** Both engines are driven by one library. The host of the icons has a self-signed certificate. */
const OPTIONS = { headless: true, acceptInsecureCerts: true, defaultViewport: { width: 1_280, height: 1_000 } };

const FIREFOX = getFirefoxPath();

const installed = (path: string | undefined, otherwise: string): string => {
  if (path && existsSync(path)) return path;
  throw new Error(otherwise);
};

const ENGINES = {
  chromium: () =>
    puppeteer.launch({
      ...OPTIONS,
      browser: 'chrome',
      executablePath: installed(findBrowser(), 'There is no Chromium: set CHROMIUM to its path.'),
      args: CHROMIUM_ARGS,
    }),
  /** Over WebDriver BiDi. */
  firefox: () =>
    puppeteer.launch({
      ...OPTIONS,
      browser: 'firefox',
      executablePath: installed(
        FIREFOX,
        `There is no Firefox at ${FIREFOX}: install it (Debian: apt-get install firefox-esr), or set FIREFOX to its path.`,
      ),
    }),
} satisfies Record<string, () => Promise<Browser>>;

export type EngineName = keyof typeof ENGINES;

const isEngine = (name: string): name is EngineName => name in ENGINES;

/** Engines named in CSP_ENGINES; Chromium alone by default. */
export const ENGINE_NAMES: readonly EngineName[] = (process.env['CSP_ENGINES'] ?? 'chromium').split(' ').map((name) => {
  if (isEngine(name)) return name;
  throw new Error(`CSP_ENGINES names ${name}; there are ${Object.keys(ENGINES).join(' and ')}.`);
});

export const openEngine = (name: EngineName): Promise<Browser> => ENGINES[name]();
