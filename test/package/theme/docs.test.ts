import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { transform, type Rule } from 'lightningcss';
import { TOKENS } from '../../../src/theme/tokens.js';
import { PRESETS as JUDGED } from '../../support/preset-names.js';
import { filesIn, ROOT } from '../repository.js';
import { readDocs, readTokenRows, snippets, tokenRows } from './docs.js';
import { DOCUMENTED, readExportedParts, type Tag } from './public-names.js';
import { usesIn } from './styles.js';

const PRESETS = filesIn('src/theme/presets');
const readPreset = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const PARTS: Readonly<Record<Tag, readonly string[]>> = {
  'pay-status': DOCUMENTED['pay-status'].parts,
  'pay-checkout': [...DOCUMENTED['pay-checkout'].parts, ...readExportedParts().keys()],
};
const TAGS = Object.keys(PARTS) as readonly Tag[];

/** Fails for a part or state that does not exist in the elements of the selector. */
const assertNames = (css: string): void => {
  for (const [, selector = ''] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)\{/g)) {
    const named = TAGS.filter((tag) => selector.includes(tag));
    // A nested rule applies to both elements.
    const tags = named.length ? named : TAGS;
    for (const [, name = ''] of selector.matchAll(/::part\(([\w-]+)\)/g))
      assert.ok(
        tags.some((tag) => PARTS[tag].includes(name)),
        `part ${name}`,
      );
    for (const [, name = ''] of selector.matchAll(/:state\(([\w-]+)\)/g))
      assert.ok(
        tags.some((tag) => DOCUMENTED[tag].states.includes(name)),
        `state ${name}`,
      );
  }
};

describe('docs/theming.md', () => {
  const docs = readDocs();

  it('lists the tokens in its table as declared', () => {
    assert.deepEqual(readTokenRows(docs), tokenRows());
  });

  it('names no part or state that its element lacks', () => {
    const css = snippets(docs, 'css');
    assert.ok(css.length > 5);
    for (const example of css) assertNames(example);
  });
});

describe('the presets', () => {
  it('are all checked in a browser', () => {
    assert.deepEqual(JUDGED.map((name) => `src/theme/presets/${name}.css`).sort(), PRESETS);
  });

  for (const file of PRESETS) {
    it(`contain only existing tokens, parts and states: ${file}`, () => {
      const css = readPreset(file);
      assertNames(css);
      const set = [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, property]) => property!);
      for (const property of set) {
        // A private property has the name of the preset, or resets one of another: it does not collide with those of elements.
        const isKnown =
          TOKENS.some((token) => token.name === property) || JUDGED.some((name) => property.startsWith(`--_${name}`));
        assert.ok(isKnown, property);
      }
      const used = usesIn(css).map(({ name: property }) => property);
      // The buttons of the elements use those of the preset brand.
      for (const property of set.filter((one) => one.startsWith('--_') && !one.startsWith('--_brand-')))
        assert.ok(used.includes(property), property);
    });

    it(`are in a layer that a page can put below its own: ${file}`, () => {
      const outside: string[] = [];
      const visit = (rules: readonly Rule[]): void => {
        for (const rule of rules) {
          if (rule.type === 'supports') visit(rule.value.rules);
          else if (rule.type !== 'layer-block' || rule.value.name?.join('.') !== 'pay-status') outside.push(rule.type);
        }
      };
      transform({
        filename: 'preset.css',
        code: new TextEncoder().encode(readPreset(file)),
        visitor: { StyleSheet: ({ rules }) => visit(rules) },
      });
      assert.deepEqual(outside, []);
    });
  }
});
