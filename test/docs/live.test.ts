import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { build } from 'vite';
import { openBrowser } from '../e2e/support/browser.js';
import { serve, type Served } from '../e2e/support/serve.js';
import { ROOT } from '../package/repository.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'";
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const PAGE = `<!doctype html><html lang="en"><title>Docs</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="live.css"><script type="module" src="live.js"></script>
  <div data-live="checkout"><p>A checkout.</p></div>
  <div data-live="status" data-state="failed" data-shape="inline"></div>
  <div data-live="status" data-state="demo"></div>
  <div data-live="states"></div>
  <div data-live="button"></div>`;

const MAX_SCRIPT_BYTES = 150_000;

const HEADLINES = {
  Waiting: 'Waiting for your payment',
  'On its way': 'Payment on its way',
  Paid: 'Payment complete',
  Failed: 'Payment failed',
  Expired: 'Payment expired',
  Offline: 'You are offline.',
  Cancelled: 'Payment cancelled',
};

/** The live region repeats a headline. */
const waitForText = (place: Locator, text: string): Promise<void> => place.getByText(text).first().waitFor();

describe('the live elements of the documentation', () => {
  let folder: string;
  let served: Served;
  let browser: Browser;
  let page: Page;
  const unwanted: string[] = [];
  const scripts = new Set<string>();

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'live-'));
    await build({
      configFile: join(ROOT, 'docs/site/live/vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder },
    });
    served = await serve(({ url = '/' }, response) => {
      response.setHeader('Content-Security-Policy', POLICY);
      response.setHeader('Content-Type', TYPES[extname(url)] ?? 'text/html');
      const path = join(folder, url);
      if (url === '/') response.end(PAGE);
      else response.writeHead(existsSync(path) ? 200 : 404).end(existsSync(path) ? readFileSync(path) : '');
    });
    browser = await openBrowser();
    page = await browser.newPage();
    page.on('console', (message) => unwanted.push(message.text()));
    page.on('pageerror', (error) => unwanted.push(String(error)));
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      if (![served.url, 'data:'].some((own) => request.url().startsWith(own))) unwanted.push(request.url());
    });
    await page.goto(served.url);
  });

  after(async () => {
    await browser.close();
    await served.close();
    rmSync(folder, { recursive: true });
  });

  it('let the visitor pay in the checkout with the test wallet and start again, and follow it', async () => {
    const place = page.locator('[data-live="checkout"]');
    const follower = page.locator('[data-state="demo"]');
    await place.locator('[part~="option"]').nth(1).click();
    await place.locator('[part~="pay-button"]').click();
    await waitForText(place, 'Payment on its way');
    await waitForText(place, 'Paid $12.50 to Marginalia');
    await waitForText(follower, 'Payment complete');
    await place.getByRole('button', { name: 'Start again' }).click();
    await waitForText(place, 'Choose what to pay with');
    await waitForText(follower, 'Waiting for your payment');
  });

  it('let the visitor cancel the payment of the checkout', async () => {
    const place = page.locator('[data-live="checkout"]');
    await place.locator('[part~="cancel-button"]').click();
    await place.locator('[part~="confirm-button"]').click();
    await waitForText(place, 'Payment cancelled');
  });

  it('show the status of the state in the attributes of the place', async () => {
    const status = page.locator('[data-live="status"] pay-status[shape="inline"]');
    await waitForText(status, 'Payment failed');
  });

  it('show each state by its tab, also with arrow keys', async () => {
    const place = page.locator('[data-live="states"]');
    const panel = page.getByRole('tabpanel').first();
    for (const [name, headline] of Object.entries(HEADLINES)) {
      await place.getByRole('tab', { name }).click();
      await waitForText(panel, headline);
    }
    await page.keyboard.press('ArrowDown');
    await waitForText(panel, HEADLINES.Waiting);
    assert.equal(await place.getByRole('tab', { selected: true }).innerText(), 'Waiting');
  });

  it('open the checkout in a dialog by the button in each variant', async () => {
    const place = page.locator('[data-live="button"]');
    await place.getByRole('tab', { name: 'Quiet' }).click();
    await place.locator('pay-button[variant="quiet"]').click();
    await place.locator('dialog [part~="wallet-button"]').click();
    await place.locator('dialog [part~="pay-button"]').click();
    await waitForText(place, 'Paid $12.50 to Marginalia');
    await place.locator('dialog [part~="done-button"]').click();
  });

  it('load at most 150 kB of scripts, compressed, for all of this', () => {
    const sizes = [...scripts].map((path) => brotliCompressSync(readFileSync(join(folder, path))).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(bytes <= MAX_SCRIPT_BYTES, `${bytes} bytes`);
  });

  it('send no request elsewhere, write nothing to the console, and keep the page', () => {
    assert.deepEqual(unwanted, []);
    assert.equal(page.url(), `${served.url}/`);
  });
});
