import type { BrowserContext, Page } from 'playwright-core';
import { openStories } from '../../scripts/visual/open-stories.js';
import { launchForPictures } from '../../scripts/visual/story-browser.js';
import type { Shot } from './shot.js';
import { USUAL } from './surroundings.js';

/** The maximum number of screenshots until two in a row are equal. */
const MOST_LOOKS = 10;

/** Disables animations and the text cursor. */
const look = (page: Page): Promise<Buffer> =>
  page.locator('#storybook-root').screenshot({ animations: 'disabled', caret: 'hide' });

/** Takes screenshots until two in a row are equal: then rendering is finished. */
const lookUntilStill = async (page: Page): Promise<Buffer> => {
  let before = await look(page);
  for (let looks = 1; looks < MOST_LOOKS; looks++) {
    const after = await look(page);
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error('It does not come to rest.');
};

export interface Camera {
  /** Resolves to a PNG. */
  readonly take: (shot: Shot) => Promise<Buffer>;
  /** Resolves to a PNG of a page with this HTML. */
  readonly print: (html: string, look: { readonly width: number; readonly ratio: number }) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Takes screenshots of the built Storybook in Chromium. */
export const openCamera = async (fonts?: Parameters<typeof launchForPictures>[0]): Promise<Camera> => {
  const stories = await openStories();
  const browser = await launchForPictures(fonts);
  // Pages of a context share a cache.
  const contexts = new Map<number, Promise<BrowserContext>>();
  const getContext = (ratio: number): Promise<BrowserContext> => {
    const context = contexts.get(ratio) ?? stories.newContext(browser, { deviceScaleFactor: ratio });
    contexts.set(ratio, context);
    return context;
  };
  const inPage = async (ratio: number, work: (page: Page) => Promise<Buffer>): Promise<Buffer> => {
    const page = await (await getContext(ratio)).newPage();
    try {
      return await work(page);
    } finally {
      await page.close();
    }
  };
  return {
    take: (shot) => {
      const { id, globals, scheme, width, height, ratio, media, prepare } = { ...USUAL, ...shot };
      return inPage(ratio, async (page) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce', ...media });
        await stories.show(page, id, globals);
        await prepare?.(page);
        return lookUntilStill(page);
      });
    },
    print: (html, { width, ratio }) =>
      inPage(ratio, async (page) => {
        await page.setViewportSize({ width, height: 1 });
        await page.setContent(html);
        return page.screenshot({ fullPage: true });
      }),
    close: async () => {
      await browser.close();
      stories.close();
    },
  };
};
