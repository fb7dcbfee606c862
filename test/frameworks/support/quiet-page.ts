import type { Browser, Page, Request } from 'playwright-core';

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
  const answered = new Set<Request>();
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Chromium says so of some answers with `no-store` that a page has read to the end as a stream.
    if (reason === 'net::ERR_ABORTED' && answered.has(request)) return;
    noise.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    answered.add(response.request());
    if (response.status() >= 400) noise.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  context.on('page', (other) => noise.push(`another tab: ${other.url()}`));
  return { page, noise };
};
