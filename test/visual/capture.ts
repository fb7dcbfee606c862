import type { BrowserContext, Page } from 'playwright-core';
import { openStories } from '../../scripts/visual/open-stories.js';
import { launchForPictures } from '../../scripts/visual/story-browser.js';
import type { Shot } from './shot.js';
import { USUAL } from './surroundings.js';

const MAX_CAPTURES = 10;

/** Disables animations and the text cursor. */
const capture = (page: Page): Promise<Buffer> =>
  page.locator('#storybook-root').screenshot({ animations: 'disabled', caret: 'hide' });

/** Takes screenshots until two in a row are equal, because then rendering is finished. */
const captureUntilStable = async (page: Page): Promise<Buffer> => {
  let before = await capture(page);
  for (let captures = 1; captures < MAX_CAPTURES; captures++) {
    const after = await capture(page);
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error('The screenshot did not become stable.');
};

export interface ScreenshotBrowser {
  /** Resolves to a PNG of a story. */
  readonly captureStory: (shot: Shot) => Promise<Buffer>;
  /** Resolves to a PNG of a page with this HTML. */
  readonly capturePage: (html: string, size: { readonly width: number; readonly ratio: number }) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Opens the built Storybook in Chromium. */
export const openScreenshotBrowser = async (
  fonts?: Parameters<typeof launchForPictures>[0],
): Promise<ScreenshotBrowser> => {
  const stories = await openStories();
  const browser = await launchForPictures(fonts);
  // One context per pixel ratio, because the pages of a context share a cache.
  const contexts = new Map<number, Promise<BrowserContext>>();
  const getContext = (ratio: number): Promise<BrowserContext> => {
    const context = contexts.get(ratio) ?? browser.newContext({ deviceScaleFactor: ratio });
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
    captureStory: (shot) => {
      const { id, globals, scheme, width, height, ratio, media, prepare } = { ...USUAL, ...shot };
      return inPage(ratio, async (page) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce', ...media });
        await stories.show(page, id, globals);
        await prepare?.(page);
        return captureUntilStable(page);
      });
    },
    capturePage: (html, { width, ratio }) =>
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
