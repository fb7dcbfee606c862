import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../find-browser.mjs';
import { fontEnvironment } from './fonts.js';

/** Draws the same each time and everywhere. */
const DRAWING_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // What is drawn over an earlier state rounds the edges of corners another way: off by one, now and then.
  '--disable-partial-raster',
];

/** A Chromium for pictures. */
export const launchForPictures = async (fonts?: Parameters<typeof fontEnvironment>[0]): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [...CHROMIUM_ARGS, ...DRAWING_ARGS],
    env: await fontEnvironment(fonts),
    ...(executablePath && { executablePath }),
  });
};
