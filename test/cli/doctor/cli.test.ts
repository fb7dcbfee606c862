import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startServer, type RunningServer } from '../../../demo/server.js';
import { MERCHANT } from '../../support/sandbox.js';

const CLI = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const NODE = ['-C', '@pay-status/source', '--import', 'tsx', CLI];

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const child = execFile(process.execPath, [...NODE, ...args], { env: { ...process.env, ...env } }, (_, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

describe('the command pay-status', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer({ port: 0 });
  });
  after(() => server.close());

  it('examines a served gateway, creates a payment there, and ends with 0', async () => {
    const args = ['--app-id', 'app_demo', '--origin', 'https://shop.example', '--max-poll-ms', '300', '--create'];
    const merchant = ['--api-key-env', 'KEY', '--merchant-id', MERCHANT['Merchant-Id']];
    const { code, out, error } = await run(['doctor', '--base-url', server.url, ...args, ...merchant], {
      KEY: MERCHANT['Api-Key'],
    });
    // On a busy machine, the gateway is slow.
    assert.equal(error.replace(/^pay-status: \S+ has not answered for 1500 ms\..*\n/gm, ''), '');
    assert.match(out, /may send status requests; browsers remember it for 7200 s\. \[cors-preflight\]/);
    assert.match(out, /It held a request for about \d+ ms of 300 ms/);
    assert.match(out, /\n\n0 problems, \d+ notes?, \d+ ok\n$/);
    assert.equal(code, 0);
  });

  it('lists its commands with --help, and without one that exists', async () => {
    const [help, none, unknown] = await Promise.all([run(['--help']), run([]), run(['examine'])]);
    assert.equal(help.code, 0);
    for (const name of ['init', 'doctor', 'conformance']) assert.match(help.out, new RegExp(`^  ${name} `, 'm'));
    for (const { code, error } of [none, unknown]) {
      assert.equal(code, 2);
      assert.match(error, /Give a command: init, doctor, conformance\. See pay-status --help\.\n$/);
    }
  });
});
