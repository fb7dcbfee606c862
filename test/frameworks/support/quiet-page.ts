import type { Browser, Page } from 'playwright-core';

/** A tab of a new browser profile, and everything unexpected that happened in it. */
export interface QuietPage {
  readonly page: Page;
  /** Console output of any kind, exceptions, dialogs, other tabs, and requests that failed. */
  readonly noise: readonly string[];
}

const DEADLINE_MS = 30_000;

export const openQuietPage = async (browser: Browser): Promise<QuietPage> => {
  const noise: string[] = [];
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE_MS);
  page.on('console', (message) => noise.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`exception: ${error.stack ?? error.message}`));
  page.on('dialog', (dialog) => noise.push(`dialog: ${dialog.message()}`));
  page.on('requestfailed', (request) =>
    noise.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText ?? 'failed'}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  context.on('page', (other) => noise.push(`another tab: ${other.url()}`));
  return { page, noise };
};
