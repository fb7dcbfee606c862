import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../../../scripts/find-browser.mjs';

/** Connects to the Chromium that scripts/test-files.mjs has started, or launches one; closing it closes its pages. */
export const openBrowser = (): Promise<Browser> => {
  const server = process.env['BROWSER_SERVER'];
  if (server) return chromium.connect(server);
  const executablePath = findBrowser();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
};
