import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
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
  it('gives a compiler the types of each module first', () => {
    for (const [name, target] of entries) {
      if (typeof target === 'string') continue;
      const published = Object.keys(target).filter((condition) => condition !== SOURCE_CONDITION);
      assert.equal(published[0], published.includes('types') ? 'types' : 'default', name);
    }
  });

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
  it('can be imported by each entry in plain Node, and leaves no page behind', async () => {
    const specifiers = scriptEntries().flatMap(([entry]) =>
      isScriptTag(entry) ? [] : [`pay-status${entry.slice(1)}`],
    );
    assert.ok(specifiers.length > 10);
    await runInNode(`
      if ('window' in globalThis || 'document' in globalThis) throw new Error('not bare');
      for (const specifier of ${JSON.stringify(specifiers)}) {
        const file = import.meta.resolve(specifier);
        if (!file.includes('/dist/')) throw new Error(file);
        await import(specifier);
        for (const name of ['window', 'document', 'HTMLElement'])
          if (name in globalThis) throw new Error(specifier + ' has defined ' + name);
      }`);
  });

  it('registers no element when only classes are imported', async () => {
    await runInNode(`
      globalThis.customElements = { get: () => undefined, define: (tag) => { throw new Error(tag); } };
      await import('pay-status');`);
  });
});
