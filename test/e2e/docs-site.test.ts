import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
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

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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
      if ((await overflow(page)) > 0) found.push(`${name}: wider than its window`);
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

  it('keeps the theme that its reader has chosen', async () => {
    const { page } = await site().open('merchants', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.getByRole('link', { name: 'Troubleshooting' }).first().click();
    await page.waitForURL(/troubleshooting/);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(17, 19, 23)');
  });
});
