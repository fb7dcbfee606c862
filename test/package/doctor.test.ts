import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startServer, type RunningServer } from '../../demo/server.js';
import { MERCHANT } from '../support/sandbox.js';
import { installPackages } from './install.js';

describe('the installed command pay-status doctor', () => {
  let folder = '';
  let server: RunningServer;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    installPackages(folder);
    server = await startServer({ port: 0 });
  });
  after(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  const run = (...args: readonly string[]) =>
    new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
      const options = { cwd: folder, env: { ...process.env, KEY: MERCHANT['Api-Key'] } };
      const command = ['--no-install', 'pay-status', 'doctor', ...args];
      const child = execFile('npx', command, options, (_, out, error) => resolve({ code: child.exitCode, out, error }));
    });

  it('prints its help', async () => {
    const { code, out, error } = await run('--help');
    assert.deepEqual([code, error], [0, '']);
    assert.match(out, /^Usage: npx --no-install pay-status doctor/);
  });

  it('examines a gateway from both sides, and ends with 0', async () => {
    const merchant = ['--api-key-env', 'KEY', '--merchant-id', MERCHANT['Merchant-Id'], '--create'];
    const buyer = ['--app-id', 'app_demo', '--origin', 'https://shop.example', '--max-poll-ms', '300'];
    const { code, out, error } = await run('--base-url', server.url, ...merchant, ...buyer);
    assert.deepEqual([code, error], [0, ''], out);
    assert.match(out, /\n\n0 problems, \d+ notes?, \d+ ok\n$/);
  });
});
