import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { storyIds } from '../docs/support/stories.js';
import { findAxeViolations } from './support/axe.js';
import { useDocsSite } from './support/docs-site.js';

const site = useDocsSite();
const stories = storyIds();

/** Widths and colour schemes, each pair of which some page has. */
const VIEWS = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 800 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { viewport: { width: 320, height: 800 }, colorScheme: 'light' },
] as const;

/** Reads a page without its samples. */
const readMarkup = (file: string): string => readFileSync(file, 'utf8').replaceAll(/<pre[^]*?<\/pre>/g, '');

/** The headlines of the states on the first page, by their tabs. */
const HEADLINES = {
  Waiting: 'Waiting for your payment',
  'On its way': 'Payment on its way',
  Paid: 'Payment complete',
  Failed: 'Payment failed',
  Expired: 'Payment expired',
  Offline: 'You are offline.',
  Cancelled: 'Payment cancelled',
};
const MAX_BYTES = 200_000;

/** The live region repeats a headline. */
const waitForText = (place: Locator, text: string): Promise<void> => place.getByText(text).first().waitFor();

const readIds = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));

/** Returns the problem of a link; undefined if it leads to a page of the site and to a place in it. */
const findProblem = (from: string, href: string): string | undefined => {
  if (/^(?:https?|mailto):/.test(href)) return undefined;
  const [path = '', id] = href.split('#');
  const { folder } = site();
  const file = path ? join(dirname(join(folder, from)), path.split('?')[0]!) : join(folder, from);
  // The Storybook is built apart.
  const [, story] = /^(?:\.\.\/)*storybook\/index\.html\?path=\/story\/(.+)$/.exec(href) ?? [];
  if (story) return stories.has(story) ? undefined : `${href}: no such story`;
  if (!existsSync(file)) return `${href}: no such file`;
  return id && !readIds(readFileSync(file, 'utf8')).has(decodeURIComponent(id))
    ? `${href}: no such heading`
    : undefined;
};

/** True unless the page and its tables have room. */
const isCutOff = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  );

describe('the documentation site', () => {
  it('has no broken link, in its pages and for language models', () => {
    const { folder, names } = site();
    assert.ok(names.length > 40);
    const broken = names.flatMap((name) =>
      [...readMarkup(join(folder, `${name}.html`)).matchAll(/ (?:href|src)="([^"]*)"/g)]
        .map(([, href = '']) => findProblem(`${name}.html`, href))
        .filter(Boolean)
        .map((problem) => `${name}: ${problem}`),
    );
    const listed = [...readFileSync(join(folder, 'llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\)/g)];
    assert.ok(listed.length > 20);
    for (const [, href = ''] of listed) assert.equal(findProblem('llms.txt', href), undefined);
    assert.deepEqual(broken, []);
  });

  it('has pages that axe finds nothing on, which fit, and which ask no other server under a strict policy', async () => {
    const found: string[] = [];
    // The records of decisions are alike.
    const names = site().names.filter((name) => !/^decisions\/(?!0001)/.test(name));
    for (const [index, name] of names.entries()) {
      const { page, problems } = await site().open(name, VIEWS[index % VIEWS.length]);
      found.push(...problems.map((problem) => `${name}: ${problem}`));
      if (await isCutOff(page)) found.push(`${name}: the page or a table is cut off`);
      found.push(...(await findAxeViolations(page)).map((violation) => `${name}: ${violation}`));
      await page.context().close();
    }
    assert.deepEqual(found, []);
  });

  it('finds a section by the words of its text, with the keyboard alone', async () => {
    const { page, problems } = await site().open('merchants');
    await page.keyboard.press('/');
    await page.keyboard.type('hydrate');
    await page.locator('.search [role="option"]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith('/merchants.html'));
    assert.match(await page.locator('main').innerText(), /hydrat/i);
    assert.deepEqual(problems, []);
  });

  it('says that its search could not be loaded, and loads it when its reader types again', async () => {
    const { page } = await site().open('merchants');
    await page.route('**/assets/search.json', (route) => route.abort());
    const input = page.getByRole('combobox');
    await input.fill('hydrate');
    await page.getByText('The search could not be loaded.').waitFor();
    await page.unrouteAll();
    await input.press('s');
    await page.locator('.search [role="option"]').first().waitFor();
  });

  it('keeps the theme that its reader has chosen', async () => {
    const { page } = await site().open('merchants', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.getByRole('link', { name: 'Troubleshooting' }).first().click();
    await page.waitForURL(/troubleshooting/);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(17, 19, 23)');
  });

  it('lets its visitor pay with a test wallet, start again and cancel, in few bytes, and keeps the page', async () => {
    const { page, problems, loaded } = await site().open('index');
    const url = page.url();
    const place = page.locator('[data-live="checkout"]');
    const follower = page.locator('[data-state="demo"]');
    await follower.scrollIntoViewIfNeeded();
    await place.locator('[part~="option"]').nth(1).click();
    await place.locator('[part~="pay-button"]').click();
    await waitForText(place, 'Payment on its way');
    await waitForText(place, 'Paid $12.50 to Marginalia');
    await waitForText(follower, 'Payment complete');
    await place.getByRole('button', { name: 'Start again' }).click();
    await waitForText(place, 'Choose what to pay with');
    await waitForText(follower, 'Waiting for your payment');
    await place.locator('[part~="cancel-button"]').click();
    await place.locator('[part~="confirm-button"]').click();
    await waitForText(place, 'Payment cancelled');
    const bytes = [...loaded].reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
    assert.ok(bytes <= MAX_BYTES, `${bytes} bytes`);
    assert.deepEqual([problems, page.url()], [[], url]);
  });

  it('shows each state by its tab, also with arrow keys', async () => {
    const { page, problems } = await site().open('index');
    const place = page.locator('[data-live="states"]');
    await place.scrollIntoViewIfNeeded();
    const panel = place.getByRole('tabpanel');
    for (const [name, headline] of Object.entries(HEADLINES)) {
      await place.getByRole('tab', { name }).click();
      await waitForText(panel, headline);
    }
    await page.keyboard.press('ArrowDown');
    await waitForText(panel, HEADLINES.Waiting);
    assert.equal(await place.getByRole('tab', { selected: true }).innerText(), 'Waiting');
    assert.deepEqual(problems, []);
  });

  it('opens the checkout in a dialog by the live button', async () => {
    const { page, problems } = await site().open('pay-button');
    const place = page.locator('[data-live="button"]');
    await place.getByRole('tab', { name: 'Quiet' }).click();
    await place.locator('pay-button[variant="quiet"]').click();
    await place.locator('dialog [part~="wallet-button"]').click();
    await place.locator('dialog [part~="pay-button"]').click();
    await waitForText(place, 'Paid $12.50 to Marginalia');
    await place.locator('dialog [part~="done-button"]').click();
    assert.deepEqual(problems, []);
  });
});
