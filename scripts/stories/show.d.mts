import type { Page } from 'playwright-core';

declare global {
  /** The result of the entry that is being shown. */
  var storyEnd: Promise<{ readonly status: string; readonly message?: string }>;
}

export const prepare: (page: Page) => Promise<unknown>;
