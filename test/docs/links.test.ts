import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../package/repository.js';
import { at, readDocuments, type Document } from './support/markdown.js';
import { storyIds } from './support/stories.js';

const documents = readDocuments();
const byPath = new Map(documents.map((document) => [document.path, document]));
const stories = storyIds();

/** Returns the problem of a link, if any. */
const findProblem = (from: Document, href: string): string | undefined => {
  if (/^(?:https?|mailto):/.test(href)) return undefined;
  const [, story] = /^\?path=\/(?:story|docs)\/(.+)$/.exec(href) ?? [];
  if (story) return stories.has(story) ? undefined : `no story ${story}`;
  const [file = '', anchor] = href.split('#');
  const path = file ? relative(ROOT, join(ROOT, dirname(from.path), file)) : from.path;
  if (path.startsWith('..') || !existsSync(join(ROOT, path))) return `no file ${path}`;
  if (anchor === undefined) return undefined;
  const target = byPath.get(path);
  if (!target) return `an anchor in ${path}, which is none of the documents`;
  return target.anchors.has(anchor) ? undefined : `no heading #${anchor} in ${path}`;
};

describe('the documents', () => {
  it('include every expected file', () => {
    assert.ok(documents.length > 15);
  });

  for (const document of documents.filter(({ links }) => links.length > 0)) {
    it(`contain no broken link: ${document.path}`, () => {
      const broken = document.links.flatMap((link) => {
        const problem = findProblem(document, link.text);
        return problem ? [`${at(link)}: ${link.text}: ${problem}`] : [];
      });
      assert.deepEqual(broken, []);
    });
  }
});
