import puppeteer, { type KeyInput } from 'puppeteer-core';
import { FOLDER, fontEnvironment } from '../../../scripts/visual/fonts.js';
import { WINDOW, type Engine, type Setting } from './engine.js';
import { getFirefoxPath } from './programs.js';

/** Firefox's sandbox reads fonts only from system folders. */
const FONTS = { 'security.sandbox.content.read_path_whitelist': `${FOLDER}/` };

const getProxyPreferences = (address: string): Record<string, unknown> => {
  const { hostname, port } = new URL(`http://${address}`);
  return { 'network.proxy.type': 1, 'network.proxy.ssl': hostname, 'network.proxy.ssl_port': Number(port) };
};

const getPreferences = ({ motion, colours, httpsProxy }: Setting): Record<string, unknown> => ({
  'ui.prefersReducedMotion': motion === 'still' ? 1 : 0,
  ...FONTS,
  ...(colours === 'forced' && { 'browser.display.document_color_use': 2 }),
  ...(httpsProxy && getProxyPreferences(httpsProxy)),
});

/** Opens Firefox over WebDriver BiDi. */
export const openFirefox = async (setting: Setting): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: getFirefoxPath(),
    headless: true,
    acceptInsecureCerts: true,
    extraPrefsFirefox: getPreferences(setting),
    env: { ...(await fontEnvironment()), TZ: 'UTC' },
    defaultViewport: setting.page ?? WINDOW,
  });
  const page = await browser.newPage();
  // The caller has its own time limit for the page.
  page.setDefaultNavigationTimeout(0);
  return {
    name: 'firefox',
    goTo: async (url) => {
      await page.goto(url);
    },
    currentUrl: async () => page.url(),
    run: (body, ...args) => page.evaluate(`(function () { ${body} })(...${JSON.stringify(args)})`),
    screenshot: async (size) => Buffer.from(await page.screenshot({ clip: { x: 0, y: 0, ...size } })),
    resize: (size) => page.setViewport(size),
    // BiDi has no key name for a character.
    press: async (chord) => {
      const keys = chord.split('+').map((key) => (key === 'Space' ? ' ' : key) as KeyInput);
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    pointAt: ({ x, y }) => page.mouse.move(x, y),
    close: () => browser.close(),
  };
};
