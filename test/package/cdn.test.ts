import assert from 'node:assert/strict';
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
    readonly value?: unknown;
    /** The text parts of a template literal, one more than its expressions. */
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  } | null;
}

const getText = ({ value, quasis = [] }: NonNullable<Node['source']>): string | undefined => {
  if (typeof value === 'string') return value;
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
};

/** Returns the specifier of each import of a file; undefined for one that is computed. */
const getImports = (node: unknown): readonly (string | undefined)[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type = '', source } = node as Node;
  const isImport = /^(Import(Declaration|Expression)|Export(Named|All)Declaration)$/.test(type);
  const own = isImport && source ? [getText(source)] : [];
  return [...own, ...Object.values(node).flatMap(getImports)];
};

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('the CDN files', () => {
  it('exist for every cdn entry of the export map', () => {
    const entries = Object.keys(readManifest().exports).filter((name) => name.startsWith('./cdn/'));
    assert.ok(entries.length > 0);
    for (const entry of entries) assert.ok(files.includes(`dist/${entry.slice(2)}`), entry);
  });

  for (const file of files) {
    it(`import only files beside them: ${file}`, () => {
      const { program, errors } = parseSync(file, read(file));
      assert.deepEqual(errors, []);
      for (const specifier of getImports(program)) {
        assert.match(specifier ?? 'a computed import', /^\.\/(locales\/((button|dialog|wallet)\/)?)?[\w.-]+\.js$/);
        assert.ok(existsSync(join(ROOT, FOLDER, specifier!)), specifier);
      }
    });

    it(`use nothing that a page lacks: ${file}`, () => {
      assert.doesNotMatch(read(file), /\bprocess\.|\brequire\(|sourceMappingURL|vite:/);
    });
  }

  it('contain no zod: a page reads with the readers of the contract', () => {
    for (const file of files) assert.doesNotMatch(read(file), /_zod\b/, file);
  });

  it('have a file with the messages of each language but English, which is part of every page', async () => {
    for (const key of LOCALES.filter((locale) => locale !== 'en')) {
      const { default: none, ...words } = (await import(join(ROOT, FOLDER, `locales/${key}.js`))) as Record<
        string,
        unknown
      >;
      assert.deepEqual([none, ...Object.values(words)], [undefined, await loadLocale(key)]);
    }
  });
});
