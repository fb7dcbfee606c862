import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { transform, type Rule, type StyleSheet } from 'lightningcss';
import { WHITE } from '../../../src/theme/check/color.js';
import { describeFinding } from '../../../src/theme/check/describe-finding.js';
import { findLowContrast } from '../../../src/theme/check/findings.js';
import { TOKENS } from '../../../src/theme/tokens.js';
import { PRESETS as JUDGED } from '../../support/preset-names.js';
import { readManifest as readElementsManifest } from '../../../scripts/manifest/read-manifest.js';
import { filesIn, readManifest, ROOT } from '../repository.js';
import { readDocs, readTokenRows, snippets, tokenRows } from './docs.js';
import { exportedParts, readElement } from './element-sources.js';
import { usesIn } from './styles.js';

interface Named {
  readonly name: string;
}
interface Declaration {
  readonly tagName?: string;
  readonly cssParts?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

const PRESETS = filesIn('src/theme/presets');
const readPreset = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Reads the elements of the custom elements manifest, by tag. */
const declarations = (): ReadonlyMap<string, Declaration> => {
  const { modules } = readElementsManifest() as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  const all = modules.flatMap(({ declarations: found }) => found);
  return new Map(all.flatMap((one) => (one.tagName ? [[one.tagName, one] as const] : [])));
};

const getNames = (named: readonly Named[] = []): readonly string[] => named.map(({ name }) => name);

const DECLARATIONS = declarations();
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'pay-status': getNames(DECLARATIONS.get('pay-status')?.cssParts),
  'pay-checkout': [
    ...getNames(DECLARATIONS.get('pay-checkout')?.cssParts),
    ...exportedParts(readElement('pay-checkout'), 'pay-status').keys(),
  ],
};
const STATES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(PARTS).map((tag) => [tag, getNames(DECLARATIONS.get(tag)?.cssStates)]),
);

/** Custom properties that a page may set: the tokens, and others that presets read. */
const CUSTOM_PROPERTIES = [
  ...TOKENS.map(({ name }) => name as string),
  ...PRESETS.flatMap((file) => usesIn(readPreset(file)).map(({ name }) => name)),
];

const parse = (css: string, visit?: (sheet: StyleSheet) => void): void => {
  transform({
    filename: 'example.css',
    code: new TextEncoder().encode(css),
    ...(visit && { visitor: { StyleSheet: visit } }),
  });
};

/** Fails for a part or state that does not exist in the elements of the selector. */
const assertNames = (css: string): void => {
  for (const [, selector = ''] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)\{/g)) {
    const [all, ...rest] = [...selector.matchAll(/pay-(?:status|checkout)/g)].map(([tag]) => tag);
    // A nested rule applies to both elements.
    const tags = all ? [all, ...rest] : Object.keys(PARTS);
    const has = (names: Readonly<Record<string, readonly string[]>>, name: string): boolean =>
      tags.some((tag) => names[tag]!.includes(name));
    for (const [, name = ''] of selector.matchAll(/::part\(([\w-]+)\)/g)) assert.ok(has(PARTS, name), `part ${name}`);
    for (const [, name = ''] of selector.matchAll(/:state\(([\w-]+)\)/g)) assert.ok(has(STATES, name), `state ${name}`);
  }
};

describe('docs/theming.md', () => {
  const docs = readDocs();
  const css = snippets(docs, 'css');

  it('lists the tokens in its table as declared', () => {
    assert.deepEqual(readTokenRows(docs), tokenRows());
  });

  it('has examples of valid CSS', () => {
    assert.ok(css.length > 5);
    for (const example of css) parse(example);
  });

  it('names no missing token', () => {
    const names = new Set([...docs.matchAll(/--pay-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name));
    assert.deepEqual(
      [...names].filter((name) => !CUSTOM_PROPERTIES.includes(name)),
      [],
    );
  });

  it('names no part or state that its element lacks', () => {
    for (const example of css) assertNames(example);
    const inProse = [...docs.matchAll(/:state\(([\w-]+)\)/g)].map(([, name]) => name!);
    for (const name of inProse) assert.ok(STATES['pay-status']!.includes(name), `state ${name}`);
  });

  it('links presets and imports entries that are published', () => {
    const entries = Object.keys(readManifest().exports);
    const imported = [...docs.matchAll(/\bpay-status(\/[\w/.-]+\.(?:js|css|json))\b/g)]
      .map(([, path]) => `.${path}`)
      .filter((path) => !path.startsWith('./dist/'));
    assert.ok(imported.length > 0);
    const published = (path: string): boolean =>
      entries.includes(path) || filesIn('dist').includes(`dist/${path.slice(2)}`);
    assert.deepEqual(
      imported.filter((path) => !published(path)),
      [],
    );
  });

  it('mentions every preset', () => {
    for (const file of PRESETS) {
      const [, name] = /(\w+)\.css$/.exec(file)!;
      assert.match(docs, new RegExp(`^\\| \`${name!}\``, 'm'));
    }
  });

  it('quotes a warning with its actual text', () => {
    const grey = 170 / 255;
    const [finding] = findLowContrast(new Map([['--pay-text-muted', [grey, grey, grey, 1] as const]]), WHITE);
    assert.equal(snippets(docs, 'text')[0]?.replaceAll(/\s+/g, ' ').trim(), describeFinding(finding!));
  });
});

describe('the presets', () => {
  const names = PRESETS.map((file) => /(\w+)\.css$/.exec(file)![1]!).sort();

  it('are all entries of the package', () => {
    const entries = Object.keys(readManifest().exports).filter((entry) => entry.startsWith('./presets/'));
    assert.deepEqual(
      entries.sort(),
      names.map((name) => `./presets/${name}.css`),
    );
  });

  it('are all checked in a browser', () => {
    assert.deepEqual([...JUDGED].sort(), names);
  });

  for (const file of PRESETS) {
    it(`contain only existing tokens, parts and states: ${file}`, () => {
      const css = readPreset(file);
      parse(css);
      assertNames(css);
      const [, name] = /(\w+)\.css$/.exec(file)!;
      const set = [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, property]) => property!);
      for (const property of set) {
        // A private property has the name of the preset, so that it does not collide with those of elements.
        const isKnown = TOKENS.some((token) => token.name === property) || property.startsWith(`--_${name!}`);
        assert.ok(isKnown, property);
      }
      const used = usesIn(css).map(({ name: property }) => property);
      for (const property of set.filter((one) => one.startsWith('--_'))) assert.ok(used.includes(property), property);
    });

    it(`are in a layer that a page can put below its own: ${file}`, () => {
      const outside: string[] = [];
      const visit = (rules: readonly Rule[]): void => {
        for (const rule of rules) {
          if (rule.type === 'supports') visit(rule.value.rules);
          else if (rule.type !== 'layer-block' || rule.value.name?.join('.') !== 'pay-status') outside.push(rule.type);
        }
      };
      parse(readPreset(file), ({ rules }) => visit(rules));
      assert.deepEqual(outside, []);
    });
  }
});
