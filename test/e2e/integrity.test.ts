import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { toImportMap, computeIntegrity } from '../../scripts/release/integrity.mjs';
import { ROOT } from '../package/repository.js';
import { openBrowser } from './support/browser.js';
import { usePages } from './support/pages.js';
import { until } from './support/until.js';

const FOLDER = join(ROOT, 'dist/cdn');
const BASE = '/pay-status/cdn/';
const MAP = toImportMap(computeIntegrity(FOLDER), BASE);
const TAGS = ['pay-checkout', 'pay-status'] as const;

const markup = (tag: string): string => `<!doctype html>
  <html lang="de"><title>Shop</title><link rel="icon" href="data:,">
  <script type="importmap">${JSON.stringify(MAP)}</script>
  <script type="module">import 'pay-status/define/${tag}.js';</script>
  <${tag}></${tag}>`;

describe('the import map of a release', () => {
  const pages = usePages();
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());

  /** Opens a page that loads the CDN files; those that match `changed` have one more byte than in the release. */
  const open = async (tag: string, changed?: RegExp): Promise<{ page: Page; refused: readonly string[] }> => {
    const page = await browser.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('integrity')) refused.push(message.text());
    });
    await page.route(`**${BASE}**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(BASE.length);
      const body = readFileSync(join(FOLDER, file), 'utf8') + (changed?.test(file) ? ' ' : '');
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(pages().publish(markup(tag)));
    return { page, refused };
  };

  for (const tag of TAGS) {
    it(`lets the browser load <${tag}> and its language`, async () => {
      const { page, refused } = await open(tag);
      await page.waitForFunction((name) => (document.querySelector(name)?.shadowRoot?.childElementCount ?? 0) > 0, tag);
      const language = `${BASE}locales/de.js`;
      await page.waitForFunction(
        (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
        language,
      );
      assert.deepEqual(refused, []);
      await page.close();
    });
  }

  for (const file of ['pay-status.js', 'locales/de.js']) {
    it(`makes the browser refuse a changed file: ${file}`, async () => {
      const { page, refused } = await open('pay-status', new RegExp(`^${file}$`));
      await until('the browser refuses it', () => refused.length > 0);
      assert.match(refused[0] ?? '', new RegExp(file));
      await page.close();
    });
  }
});
