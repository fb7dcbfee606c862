import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { installPackages } from './install.js';

/** The time limit for the command to print its URL, milliseconds. */
const START_MS = 120_000;

describe('the installed sandbox command', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    installPackages(folder, 'demo');
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });
  const command = (): string => join(folder, 'node_modules', '.bin', 'pay-status-sandbox');

  it('prints its help', () => {
    const { status, stdout, stderr } = spawnSync(command(), ['--help'], { cwd: folder, encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^usage: pay-status-sandbox/);
  });

  it('serves the gateway, its documentation and every page with its assets', async () => {
    // A folder needs more files of the package than memory does.
    const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') };
    const sandbox = spawn(command(), ['--port', '0', '--data', 'data'], { cwd: folder, env });
    const ended = once(sandbox, 'close');
    let printed = '';
    sandbox.stderr.on('data', (chunk: Buffer) => (printed += String(chunk)));
    try {
      const url = await new Promise<string>((resolve, reject) => {
        const deadline = setTimeout(() => reject(new Error('it does not start')), START_MS);
        sandbox.on('exit', (code) => reject(new Error(`it ends with ${code}: ${printed}`)));
        sandbox.stdout.on('data', (chunk: Buffer) => {
          const [, address] = /ready at (\S+)/.exec(String(chunk)) ?? [];
          if (address === undefined) return;
          clearTimeout(deadline);
          resolve(address);
        });
      });
      assert.deepEqual(await (await fetch(`${url}/health`)).json(), { status: 'ok', heldPolls: 0 });
      for (const path of ['/openapi.json', '/cdn/pay-status.js']) assert.equal((await fetch(url + path)).status, 200);
      for (const page of ['/', '/docs', '/wallet', '/console', '/?pid=pay_none']) {
        const text = await (await fetch(url + page)).text();
        const needed = [...text.matchAll(/(?:src|href)="(\/(?:assets|cdn)\/[^"]+)"/g)].map(([, path]) => path!);
        assert.ok(needed.length > 1, page);
        for (const path of needed) assert.equal((await fetch(url + path)).status, 200, path);
      }
    } finally {
      sandbox.kill();
    }
    assert.deepEqual([(await ended)[0], printed], [0, '']);
  });

  it('contains neither sources nor the libraries that its pages are built from', () => {
    assert.ok(existsSync(join(folder, 'node_modules', 'pay-status-sandbox', 'dist', 'cli.js')));
    for (const path of ['pay-status-sandbox/cli.ts', 'swagger-ui-dist', '@scarf', 'viem'])
      assert.ok(!existsSync(join(folder, 'node_modules', path)), path);
  });
});
