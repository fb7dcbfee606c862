import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fontEnvironment } from '../../../scripts/visual/fonts.js';
import { findFreePort } from '../../../demo/test/support/free-port.js';
import type { Pixels } from '../png/pixels.js';
import { readPng } from '../png/read-png.js';
import { writePng } from '../png/write-png.js';
import { WINDOW, type Engine, type Setting, type Size } from './engine.js';
import { getMiniBrowserPath } from './programs.js';
import { movePointer, pressKey } from './web-driver-input.js';
import { openSession, takeScreenshot, type Send } from './web-driver.js';

const SETTINGS = resolve('.cache/visual/gtk');
const ROOM_FOR_TOOLBARS = 200;

/**
 * Starts a virtual display, because WebKitGTK has no headless mode. It is hardly larger than the window, so that the
 * pointer, which is in the middle, is over the window and gives it the focus.
 */
const openScreen = async ({
  width,
  height,
}: Size): Promise<{ readonly display: string; readonly close: () => void }> => {
  const size = `${width}x${height + ROOM_FOR_TOOLBARS}x24`;
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await Promise.race([
    once(xvfb.stdio[3]!, 'data'),
    once(xvfb, 'error').then(([error]) => Promise.reject(error)),
  ])) as [Buffer];
  return { display: `:${String(number).trim()}`, close: () => xvfb.kill() };
};

/** Writes GTK settings that turn animations on or off; resolves to their folder. */
const writeSettings = async (motion: Setting['motion']): Promise<string> => {
  const folder = join(SETTINGS, motion);
  await mkdir(join(folder, 'gtk-3.0'), { recursive: true });
  const animations = motion === 'still' ? 0 : 1;
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), `[Settings]\ngtk-enable-animations=${animations}\n`);
  return folder;
};

/** Resizes the window so that the page has this size. */
const resizePage = async (send: Send, { width, height }: Size): Promise<void> => {
  const read = (): Promise<unknown> =>
    send('POST', '/execute/sync', { script: 'return [outerWidth - innerWidth, outerHeight - innerHeight]', args: [] });
  const [beside, above] = (await read()) as [number, number];
  await send('POST', '/window/rect', { x: 0, y: 0, width: width + beside, height: height + above });
};

/** Crops a picture to a size, from the top left. */
const crop = (pixels: Pixels, { width, height }: Size): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < Math.min(height, pixels.height); y++)
    data.set(pixels.data.subarray(y * pixels.width * 4, (y * pixels.width + width) * 4), y * width * 4);
  return { data, width, height };
};

/** Opens WebKitGTK over its driver. Of the settings, only reduced motion is supported. */
export const openWebKit = async ({ motion, httpsProxy, page = WINDOW }: Setting): Promise<Engine> => {
  const screen = await openScreen(page);
  let driver: ChildProcess | undefined;
  const end = (): void => {
    driver?.kill();
    screen.close();
  };
  const begin = async (): Promise<Send> => {
    const port = await findFreePort();
    driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...(await fontEnvironment()),
        DISPLAY: screen.display,
        XDG_CONFIG_HOME: await writeSettings(motion),
        TZ: 'UTC',
        // The driver ignores a proxy that is set in the capabilities of a session.
        ...(httpsProxy && { https_proxy: `http://${httpsProxy}` }),
      },
    });
    const session = await openSession(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: getMiniBrowserPath(), args: ['--automation'] },
    });
    await resizePage(session, page);
    return session;
  };
  const send = await begin().catch((error: unknown) => {
    end();
    throw error;
  });
  return {
    name: 'webkit',
    goTo: async (url) => {
      await send('POST', '/url', { url });
    },
    currentUrl: async () => (await send('GET', '/url')) as string,
    run: (body, ...args) => send('POST', '/execute/sync', { script: body, args }),
    // The driver's screenshots of single elements are empty.
    screenshot: async (size) => writePng(crop(readPng(await takeScreenshot(send)), size)),
    resize: (size) => resizePage(send, size),
    press: (key) => pressKey(send, key),
    pointAt: (point) => movePointer(send, point),
    close: async () => {
      try {
        await send('DELETE', '');
      } finally {
        end();
      }
    },
  };
};
