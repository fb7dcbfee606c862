import type { Page } from 'playwright-core';

declare global {
  /** How the entry that is being shown ends. */
  var storyEnd: Promise<{ readonly status: string; readonly message?: string }>;
}

export const prepare: (page: Page) => Promise<unknown>;
