import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../find-browser.mjs';
import { fontEnvironment } from './fonts.js';

/** Arguments for deterministic rendering. */
const DRAWING_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Partial repaints round the edges of corners differently at times, by one pixel.
  '--disable-partial-raster',
];

/** Starts a Chromium for screenshots. */
export const launchForPictures = async (fonts?: Parameters<typeof fontEnvironment>[0]): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [...CHROMIUM_ARGS, ...DRAWING_ARGS],
    env: await fontEnvironment(fonts),
    ...(executablePath && { executablePath }),
  });
};
