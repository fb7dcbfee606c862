import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { serveFolder } from '../serve-folder.mjs';
import { prepare } from '../stories/show.mjs';

const FOLDER = 'storybook-static';

/** The globals of Storybook's toolbar: `scheme`, `language`, `preset`, ... */
export type StoryGlobals = Readonly<Record<string, string | undefined>>;

/** Returns the path of a story, relative to the Storybook. */
const storyPath = (id: string, globals: StoryGlobals = {}): string => {
  // `a11y.manual` disables axe, which screenshots do not need.
  const chosen = Object.entries({ ...globals, 'a11y.manual': '!true' }).filter(([, value]) => value !== undefined);
  return `/iframe.html?id=${id}&viewMode=story&globals=${chosen.map((entry) => entry.join(':')).join(';')}`;
};

export interface Stories {
  /** Shows a story in a new page, and waits until it has been played. */
  readonly show: (page: Page, id: string, globals?: StoryGlobals) => Promise<void>;
  readonly close: () => void;
}

/** Serves the built Storybook on loopback. */
export const openStories = async (): Promise<Stories> => {
  const index = await readFile(`${FOLDER}/index.json`, 'utf8');
  const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, { type: string }>> };
  const { base, close } = await serveFolder(FOLDER);
  return {
    close,
    show: async (page, id, globals) => {
      if (entries[id]?.type !== 'story') throw new Error(`There is no story ${id}.`);
      await prepare(page);
      await page.goto(base + storyPath(id, globals));
      const { status, message = '' } = await page.evaluate(() => globalThis.storyEnd);
      if (status !== 'success') throw new Error(`${id}: ${status} ${message}`);
    },
  };
};
