import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, describe, it } from 'node:test';
import ts from 'typescript';
import { pack } from '../../scripts/release/pack.mjs';
import type { publishedManifest } from '../../scripts/release/published-manifest.mjs';
import { expandPatterns, ROOT, SOURCE_CONDITION } from './repository.js';

/** Patterns of the published files: each file matches one, and each pattern matches a file. */
const GROUPS = {
  'what the package is': /^(README\.md|LICENSE|package\.json)$/,
  'the elements, for tools': /^custom-elements\.json$/,
  'the elements, for editors': /^dist\/editors\/(vscode\.(html|css)-data|web-types)\.json$/,
  modules:
    /^dist\/(index|(browser|cli|client|contract|controllers|core|define|elements|frameworks|host|locales|server|theme|tracker|wallet)\/[\w./-]+)\.js$/,
  'their types': /^dist\/(index|[a-z]+\/[\w./-]+)\.d\.ts$/,
  'their source maps': /^dist\/(index|[a-z]+\/[\w./-]+)\.js\.map$/,
  'the helper that the builder adds': /^dist\/_virtual\/[\w./@-]+\.js(\.map)?$/,
  'files for a script tag': /^dist\/cdn\/(pay-status|pay-checkout|pay-button|theme-check)\.js$/,
  'what those load when it is needed': /^dist\/cdn\/[\w.-]+-[\w-]{8}\.js$/,
  'languages for those': /^dist\/cdn\/locales\/((button|dialog|wallet)\/)?[a-z-]+\.js$/,
  presets: /^dist\/(cdn\/)?presets\/[a-z]+\.css$/,
  tokens: /^dist\/tokens(\.dark)?\.json$/,
} as const;

/** Groups that may be empty, depending on how the bundler splits its chunks. */
const OPTIONAL: readonly string[] = ['the helper that the builder adds', 'what those load when it is needed'];

const folder = mkdtempSync(join(tmpdir(), 'pay-status-packed-'));
after(() => {
  rmSync(folder, { recursive: true });
});
const { file: tarball, files } = pack(folder);
execFileSync('tar', ['-xzf', tarball, '-C', folder]);
const packed = files.map(({ path }) => path);
const readText = (path: string): string => readFileSync(join(folder, 'package', path), 'utf8');
const isCdn = (path: string): boolean => path.startsWith('dist/cdn/');

describe('the published package', () => {
  it('contains the build and its description, each file of a known kind', () => {
    const kinds = Object.entries(GROUPS);
    const unknown = packed.filter((path) => !kinds.some(([, pattern]) => pattern.test(path)));
    assert.deepEqual(unknown, []);
    const empty = kinds.filter(
      ([kind, pattern]) => !OPTIONAL.includes(kind) && !packed.some((path) => pattern.test(path)),
    );
    assert.deepEqual(
      empty.map(([kind]) => kind),
      [],
    );
  });

  it('contains no test, no story, no source and nothing of the sandbox', () => {
    assert.deepEqual(
      packed.filter((path) => /(^|\/)(test|stories|src|demo|scripts)\/|\.(test|stories)\.|(?<!\.d)\.ts$/.test(path)),
      [],
    );
  });

  it('contains its command, which a shell starts with Node', () => {
    const { bin } = JSON.parse(readText('package.json')) as { readonly bin: Readonly<Record<string, string>> };
    assert.deepEqual(Object.keys(bin), ['pay-status']);
    for (const file of Object.values(bin)) assert.match(readText(file), /^#!\/usr\/bin\/env node\n/);
  });

  it('contains no module without a source, such as one of an older build', () => {
    const modules = packed.filter((path) => GROUPS.modules.test(path) && !isCdn(path));
    assert.ok(modules.length > 100);
    const orphans = modules.filter((path) => !existsSync(join(ROOT, path.replace(/^dist\/(.*)\.js$/, 'src/$1.ts'))));
    assert.deepEqual(orphans, []);
  });

  it('resolves each condition of its export map to a file that it contains', () => {
    const { exports, sideEffects } = JSON.parse(readText('package.json')) as ReturnType<typeof publishedManifest>;
    for (const [entry, target] of Object.entries(expandPatterns(exports))) {
      const byCondition = typeof target === 'string' ? { default: target } : target;
      assert.ok(!(SOURCE_CONDITION in byCondition), entry);
      for (const file of Object.values(byCondition)) assert.ok(packed.includes(file.slice(2)), `${entry}: ${file}`);
    }
    assert.deepEqual(
      sideEffects.filter((pattern) => pattern.includes('/src/')),
      [],
    );
  });

  it('points tools at files that it contains, and lists no script, workspace or development dependency', () => {
    const manifest = JSON.parse(readText('package.json')) as Readonly<Record<string, unknown>>;
    for (const field of ['customElements', 'web-types'])
      assert.ok(packed.includes(posix.normalize(manifest[field] as string)), field);
    for (const field of ['scripts', 'workspaces', 'devDependencies', 'overrides'])
      assert.ok(!(field in manifest), field);
  });

  it('imports by relative path only files that it contains, in modules and in types', () => {
    const missing = packed
      .filter((path) => /\.(js|d\.ts)$/.test(path) && !isCdn(path))
      .flatMap((path) =>
        ts
          .preProcessFile(readText(path), true, true)
          .importedFiles.map(({ fileName }) => fileName)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => posix.join(dirname(path), specifier))
          .map((target) => (path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target))
          .filter((target) => !packed.includes(target))
          .map((target) => `${path} -> ${target}`),
      );
    assert.deepEqual(missing, []);
  });

  it('has a source map wherever one is named, with the text of every source', () => {
    const maps = packed.filter((path) => path.endsWith('.map'));
    const named = packed
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) => {
        const [, map] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readText(path)) ?? [];
        return map === undefined ? [] : [posix.join(dirname(path), map)];
      });
    assert.deepEqual(named.sort(), maps.sort());
    for (const map of maps) {
      const { sources, sourcesContent } = JSON.parse(readText(map)) as Readonly<Record<string, readonly unknown[]>>;
      assert.ok(sources!.length > 0 && sourcesContent?.length === sources!.length, map);
      for (const text of sourcesContent) assert.equal(typeof text, 'string', map);
    }
  });

  it('marks the React components as client components, so that server components can render them', () => {
    for (const name of ['index', 'pay-checkout', 'pay-status'])
      assert.match(readText(`dist/frameworks/react/${name}.js`), /^"use client";/, name);
  });

  it('states its licence', () => {
    assert.match(readText('LICENSE'), /^MIT License/);
  });
});
