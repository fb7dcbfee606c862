import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { COLOR_TOKENS, defaultCss, TOKENS } from '../../../src/theme/tokens.js';
import { readManifest, ROOT } from '../repository.js';

interface DesignToken {
  readonly $type: string;
  readonly $description: string;
  readonly $value: unknown;
  readonly $extensions?: { readonly mode: Readonly<Record<string, unknown>> };
}

interface Color {
  readonly colorSpace: string;
  readonly components: readonly number[];
  readonly alpha: number;
  readonly hex: string;
}

const FILES = { light: './tokens.json', dark: './tokens.dark.json' } as const;

type Group = Readonly<Record<string, DesignToken>>;

const readTokens = (entry: string): Readonly<Record<string, Group>> => {
  const file = readManifest().exports[entry];
  assert.equal(typeof file, 'string');
  return JSON.parse(readFileSync(join(ROOT, file as string), 'utf8')) as Readonly<Record<string, Group>>;
};

/** Tokens by custom property, whose name design tools derive from the path. */
const byProperty = (groups: Readonly<Record<string, Group>>): ReadonlyMap<string, DesignToken> =>
  new Map(
    Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([key, token]) => [`--${group}-${key}`, token] as const),
    ),
  );

const ALIAS = /^\{([\w.-]+)\}$/;

/** Returns the value of a token, resolving aliases. */
const resolve = (value: unknown, tokens: ReadonlyMap<string, DesignToken>, mode: string): unknown => {
  const [, path] = (typeof value === 'string' ? ALIAS.exec(value) : null) ?? [];
  if (!path) return value;
  const target = tokens.get(`--${path.replace('.', '-')}`);
  assert.ok(target, `${path} is no token`);
  return resolve(target.$extensions?.mode[mode] ?? target.$value, tokens, mode);
};

const parseHex = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const assertColor = (value: unknown, hex: string, what: string): void => {
  const { colorSpace, components, alpha, hex: written } = value as Color;
  assert.deepEqual([colorSpace, alpha, written], ['srgb', 1, hex], what);
  assert.deepEqual(
    components.map((share) => Math.round(share * 255)),
    parseHex(hex),
    what,
  );
};

for (const [mode, entry] of Object.entries(FILES) as [keyof typeof FILES, string][]) {
  describe(`pay-status${entry.slice(1)}`, () => {
    const tokens = byProperty(readTokens(entry));

    it('contains every token with a default, by the name of its custom property', () => {
      const names = TOKENS.filter((token) => defaultCss(token) !== null).map(({ name }) => name);
      assert.deepEqual([...tokens.keys()], names);
    });

    it('describes each token', () => {
      for (const { name, type, purpose } of TOKENS) {
        const token = tokens.get(name);
        if (token) assert.deepEqual([token.$type, token.$description], [type, purpose]);
      }
    });

    it(`has the ${mode} colours of the CSS, and those of both schemes in its modes`, () => {
      for (const token of COLOR_TOKENS) {
        const { $value, $extensions } = tokens.get(token.name)!;
        assertColor(resolve($value, tokens, mode), token[mode], token.name);
        for (const scheme of ['light', 'dark'] as const) {
          assertColor(resolve($extensions!.mode[scheme], tokens, scheme), token[scheme], `${token.name} ${scheme}`);
        }
      }
    });

    it('has values in the format of the specification', () => {
      const units: Readonly<Record<string, readonly string[]>> = { dimension: ['px', 'rem'], duration: ['ms', 's'] };
      for (const [name, { $type, $value }] of tokens) {
        const { value, unit } = $value as { readonly value?: number; readonly unit?: string };
        if ($type in units) assert.ok(typeof value === 'number' && units[$type]!.includes(unit!), name);
        if ($type === 'fontFamily')
          assert.ok(
            ($value as unknown[]).every((family) => typeof family === 'string'),
            name,
          );
        if ($type === 'shadow') {
          for (const layer of $value as readonly object[])
            assert.deepEqual(Object.keys(layer), ['color', 'offsetX', 'offsetY', 'blur', 'spread']);
        }
      }
    });
  });
}
