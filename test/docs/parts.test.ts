import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedParts, readElement } from '../package/theme/element-sources.js';
import { getNames, TAGS } from './support/manifest.js';
import { readDocuments } from './support/markdown.js';

const fences = readDocuments().find(({ path }) => path === 'docs/designers.md')?.fences ?? [];

/** The parts of the `<pay-status>` in a checkout, which the other tree shows. */
const getInnerParts = (tag: string): readonly string[] =>
  tag === 'pay-checkout' ? [...exportedParts(readElement(tag), 'pay-status').keys()] : [];

describe('docs/designers.md', () => {
  for (const tag of TAGS)
    it(`shows all parts of <${tag}>, and no other`, () => {
      const tree = fences.find(({ file }) => file === tag)?.text ?? '';
      const shown = new Set(tree.match(/[\w-]+/g));
      assert.ok(shown.size > 20);
      assert.deepEqual(new Set([...shown, ...getInnerParts(tag)]), getNames('cssParts', tag));
    });
});
