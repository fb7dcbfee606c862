import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { isScriptTag, readManifest, ROOT, scriptEntries, serverEntries, SOURCE_CONDITION } from './repository.js';

const entries = Object.entries(readManifest().exports);

/** Runs code in plain Node: no loader, no condition, no page. */
const runInNode = (code: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] },
  });

describe('the export map', () => {
  for (const [name, target] of entries) {
    const conditions = typeof target === 'string' ? [['default', target] as const] : Object.entries(target);

    it(`resolves ${name} to files that exist`, () => {
      for (const [condition, file] of conditions) assert.ok(existsSync(join(ROOT, file)), `${condition}: ${file}`);
    });

    it(`gives a compiler the types of ${name} first`, () => {
      const published = conditions
        .map(([condition]) => condition)
        .filter((condition) => condition !== SOURCE_CONDITION);
      if (published.includes('types')) assert.equal(published[0], 'types');
      else assert.deepEqual(published, ['default']);
    });
  }

  it('resolves to sources only under the condition of this repository', () => {
    for (const [name, target] of entries) {
      const files = typeof target === 'string' ? [['default', target] as const] : Object.entries(target);
      for (const [condition, file] of files) {
        assert.equal(file.startsWith('./src/'), condition === SOURCE_CONDITION, `${name} ${condition}`);
      }
    }
  });
});

/** The conditions of server runtimes (`package.json` exports), without `types`. */
const SERVER_CONDITIONS = ['node', 'deno', 'bun', 'workerd', 'edge-light'];

describe('the server entries', () => {
  it('are those with secrets or server rendering', () => {
    assert.deepEqual(serverEntries(), ['./merchant', './webhooks', './ssr']);
  });

  for (const name of serverEntries()) {
    it(`resolve ${name} on servers only, and to the same file on all of them`, () => {
      const files = Object.entries(readManifest().exports[name]!).filter(
        ([condition]) => condition !== SOURCE_CONDITION && condition !== 'types',
      );
      assert.deepEqual(
        files.map(([condition]) => condition),
        SERVER_CONDITIONS,
      );
      assert.equal(new Set(files.map(([, file]) => file)).size, 1);
    });
  }
});

describe('the built package', () => {
  for (const [name] of scriptEntries().filter(([entry]) => !isScriptTag(entry))) {
    const specifier = `pay-status${name.slice(1)}`;

    it(`can be imported by ${specifier} in plain Node`, async () => {
      await runInNode(`
        if ('window' in globalThis || 'document' in globalThis) throw new Error('not bare');
        const file = import.meta.resolve('${specifier}');
        if (!file.includes('/dist/')) throw new Error(file);
        await import('${specifier}');
        for (const name of ['window', 'document', 'HTMLElement'])
          if (name in globalThis) throw new Error(name + ' was left behind');`);
    });
  }

  it('registers no element when only classes are imported', async () => {
    await runInNode(`
      globalThis.customElements = { get: () => undefined, define: (tag) => { throw new Error(tag); } };
      await import('pay-status');`);
  });
});
