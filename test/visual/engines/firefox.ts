import puppeteer from 'puppeteer-core';
import { FOLDER, fontEnvironment } from '../../../scripts/visual/fonts.js';
import { WINDOW, type Engine } from './engine.js';

const STILL = { 'ui.prefersReducedMotion': 1 };
/** Its sandbox reads fonts from the system's folders alone. */
const FONTS = { 'security.sandbox.content.read_path_whitelist': `${FOLDER}/` };
/** Never the page's own colours: what a buyer sets that needs a high contrast. */
const FORCED_COLOURS = { 'browser.display.document_color_use': 2 };

/** Firefox, over WebDriver BiDi. */
export const openFirefox = async (colours: 'own' | 'forced'): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { ...STILL, ...FONTS, ...(colours === 'forced' && FORCED_COLOURS) },
    env: await fontEnvironment(),
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  return {
    name: 'firefox',
    goTo: async (url) => {
      await page.goto(url);
    },
    run: (body, ...args) => page.evaluate(`(function () { ${body} })(...${JSON.stringify(args)})`),
    look: async (size) => Buffer.from(await page.screenshot({ clip: { x: 0, y: 0, ...size } })),
    close: () => browser.close(),
  };
};
