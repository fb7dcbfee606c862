import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

interface Group {
  readonly title: string;
  readonly pages: readonly string[];
}

const menu = JSON.parse(readFileSync('docs/site/menu.json', 'utf8')) as readonly Group[];

describe('the menu of the documents', () => {
  it('has each document once', () => {
    const documents = readdirSync('docs').flatMap((name) => /^(?!README)(.+)\.md$/.exec(name)?.[1] ?? []);
    assert.deepEqual(menu.flatMap(({ pages }) => pages).sort(), documents.sort());
  });

  it('has the titles, the pages and the order of docs/README.md', () => {
    const listed = readFileSync('docs/README.md', 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((section) => ({
        title: section.slice(0, section.indexOf('\n')),
        pages: [...section.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, page]) => page),
      }));
    assert.deepEqual(listed, menu);
  });
});
