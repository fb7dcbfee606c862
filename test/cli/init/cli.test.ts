import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../server/merchant/documents.js';

const CLI = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));

describe('the command pay-status', () => {
  let folder = '';
  let outside = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'init-'));
    outside = await mkdtemp(join(tmpdir(), 'init-outside-'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });
  afterEach(async () => {
    for (const each of [folder, outside]) await rm(each, { recursive: true });
  });

  const node = ['-C', '@pay-status/source', '--import', TSX, CLI];
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json') };
  const run = (...args: readonly string[]) =>
    new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
      const child = execFile(process.execPath, [...node, ...args], { cwd: folder, env }, (_, out, error) =>
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
    assert.match(out, /Wrote pay-status\/server\.js/);
    assert.match(await readFile(path, 'utf8'), /createServer/);
    const again = await run('init', '--yes');
    assert.equal(again.code, 1);
    assert.match(again.out, /These files exist/);
  });

  const links = [
    ['a link that leaves the project', () => outside, /app is a link that leaves the project, to \//],
    ['a link that leads nowhere', () => join(outside, 'gone'), /app is a link that leads nowhere/],
    ['a file instead of a folder', () => join(folder, 'package.json'), /app is not a folder/],
  ] as const;
  for (const [what, getTarget, message] of links) {
    it(`writes nothing through ${what}`, async () => {
      await writeFile(join(folder, 'package.json'), '{ "dependencies": { "next": "16" } }');
      await symlink(getTarget(), join(folder, 'app'));
      const { code, out } = await run('init', '--yes');
      assert.equal(code, 1);
      assert.match(out, message);
      assert.deepEqual([await readdir(outside), existsSync(join(folder, 'pay-status'))], [[], false]);
    });
  }

  it('follows a link within the project, and finds the routes behind it', async () => {
    await writeFile(join(folder, 'package.json'), '{ "dependencies": { "next": "16" } }');
    await mkdir(join(folder, 'routes/checkout'), { recursive: true });
    await symlink(join(folder, 'routes'), join(folder, 'app'));
    await writeFile(join(folder, 'routes/checkout/page.js'), '');
    assert.match((await run('init', '--yes')).out, /have the paths of new routes: app\/checkout\/page\.js\./);
    await rm(join(folder, 'routes/checkout/page.js'));
    assert.equal((await run('init', '--yes')).code, 0);
    assert.ok(existsSync(join(folder, 'routes/webhooks/route.js')));
  });

  it('writes although the reader of its output has closed the pipe', async () => {
    const child = spawn(process.execPath, [...node, 'init', '--yes'], { cwd: folder, env });
    child.stdout.destroy();
    let error = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    assert.deepEqual(await once(child, 'close'), [0, null], error);
    assert.equal(error, '');
    assert.ok(existsSync(join(folder, 'pay-status/server.js')));
  });
});
