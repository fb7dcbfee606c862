import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseSync } from 'vite';
import { LOCALES, loadLocale } from '../../src/locales/index.js';
import { filesIn, readManifest, ROOT } from './repository.js';

const FOLDER = 'dist/cdn';
const files = filesIn(FOLDER).filter((file) => file.endsWith('.js'));

interface Node {
  readonly type?: string;
  readonly source?: {
    readonly type: string;
    readonly value?: unknown;
    readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  } | null;
}

/** `./locales/${...}.js`: the one import that is computed, of a language. */
const isLanguage = ({ type, quasis = [] }: NonNullable<Node['source']>): boolean =>
  type === 'TemplateLiteral' && quasis.map(({ value }) => value.raw).join('*') === './locales/*.js';

/** Every place where a file loads another, as the text that it gives; undefined where that is computed. */
const importsOf = (node: unknown): readonly (string | undefined)[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type = '', source } = node as Node;
  const isImport = /^(Import(Declaration|Expression)|Export(Named|All)Declaration)$/.test(type);
  const own =
    isImport && source && !isLanguage(source) ? [typeof source.value === 'string' ? source.value : undefined] : [];
  return [...own, ...Object.values(node).flatMap(importsOf)];
};

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('the files for a script tag', () => {
  it('are there for every entry of the export map', () => {
    const entries = Object.keys(readManifest().exports).filter((name) => name.startsWith('./cdn/'));
    assert.ok(entries.length > 0);
    for (const entry of entries) assert.ok(files.includes(`dist/${entry.slice(2)}`), entry);
  });

  for (const file of files) {
    it(`parse, decorators lowered: ${file}`, () => {
      execFileSync(process.execPath, ['--check', join(ROOT, file)]);
    });

    it(`load only files beside them: ${file}`, () => {
      for (const specifier of importsOf(parseSync(file, read(file)).program)) {
        assert.match(specifier ?? 'a computed import', /^\.\/(locales\/)?[\w.-]+\.js$/);
        assert.ok(existsSync(join(ROOT, FOLDER, specifier!)), specifier);
      }
    });

    it(`ask for nothing that a page lacks: ${file}`, () => {
      assert.doesNotMatch(read(file), /\bprocess\.|\brequire\(|sourceMappingURL/);
    });
  }

  for (const entry of ['pay-status', 'pay-checkout']) {
    it(`begin with the word to browsers that all of it is called: ${entry}`, () => {
      assert.match(read(`${FOLDER}/${entry}.js`), /^\/\/# allFunctionsCalledOnLoad\n/);
    });
  }

  it('are there for each language, as the modules that they are on npm', async () => {
    for (const key of LOCALES) {
      const { default: none, ...words } = (await import(join(ROOT, FOLDER, `locales/${key}.js`))) as Record<
        string,
        unknown
      >;
      assert.deepEqual([none, ...Object.values(words)], [undefined, await loadLocale(key)]);
    }
  });

  it('stay within the size that a page may be asked to load', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/size.mjs'], { cwd: ROOT, encoding: 'utf8' });
    assert.equal(status, 0, stdout);
  });
});
