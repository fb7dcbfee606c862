import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { build, type Rolldown } from 'vite';
import { browserFiles, ROOT } from './repository.js';

/** Bundles a file with all that it imports, lazy parts too, and keeps every export. */
const bundle = async (file: string): Promise<{ code: string; modules: string[] }> => {
  const result = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(ROOT, file), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((output) => output.type === 'chunk');
  return {
    code: chunks.map((chunk) => chunk.code).join('\n'),
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
  };
};

const SERVER_PATH = /[\\/](merchant|webhooks)[\\/]/;

/** The contract speaks of both sides; every other entry a page may import is the buyer's alone. */
const forbiddenWords = (entry: string): readonly string[] =>
  entry === './contract' ? ['whsec_'] : ['whsec_', 'Merchant-Id'];

describe('what a page bundles', () => {
  for (const [entry, file] of browserFiles()) {
    it(`holds nothing of a merchant's server when it imports ${entry}`, async () => {
      const { code, modules } = await bundle(file);
      assert.ok(code.length > 0);
      assert.deepEqual(
        modules.filter((path) => SERVER_PATH.test(path.slice(ROOT.length))),
        [],
      );
      for (const word of forbiddenWords(entry)) assert.ok(!code.includes(word), word);
    });
  }

  it("would be caught with a merchant's header in it", async () => {
    const { code } = await bundle('src/contract/headers.ts');
    assert.ok(code.includes('Merchant-Id'));
  });
});
