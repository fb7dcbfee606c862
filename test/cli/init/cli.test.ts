import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../server/merchant/documents.js';

const CLI = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));

describe('the command pay-status', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'init-'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });
  after(() => rm(folder, { recursive: true }));

  const run = (...args: readonly string[]) =>
    new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
      const node = ['-C', '@pay-status/source', '--import', TSX, CLI, ...args];
      const env = { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json') };
      const child = execFile(process.execPath, node, { cwd: folder, env }, (_, out, error) =>
        resolve({ code: child.exitCode, out, error }),
      );
    });

  it('writes with init into the folder in which it runs, once, and asks nobody without a terminal', async () => {
    const path = join(folder, 'pay-status/server.js');
    assert.equal((await run('init')).code, 2);
    assert.equal((await run('init', '--dry-run')).code, 0);
    assert.equal(existsSync(path), false);
    const { code, out, error } = await run('init', '--yes');
    assert.deepEqual([code, error], [0, '']);
    assert.match(out, /Wrote pay-status\/payments\.js\nWrote pay-status\/server\.js/);
    assert.match(await readFile(path, 'utf8'), /createServer/);
    const again = await run('init', '--yes');
    assert.equal(again.code, 1);
    assert.match(again.out, /these files exist/);
  });
});
