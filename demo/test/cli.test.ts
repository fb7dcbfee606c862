import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, it } from 'node:test';
import { startServer } from '../server.js';

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Runs the command; `ready` resolves to the first line that it prints, or to nothing when it ends without. */
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const node = ['--import', 'tsx', '-C', '@pay-status/source', CLI, ...args];
  const child = spawn(process.execPath, node, { env: { ...process.env, ...env } });
  stops.push(() => child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stderr.on('data', (data: Buffer) => (printed.err += String(data)));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      printed.out += String(data);
      if (printed.out.includes('\n')) resolve();
    });
    child.stdout.on('end', () => resolve());
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, printed, ready, ended };
};

describe('the command', () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`prints one line when it is ready, and ends quietly on ${signal}`, async () => {
      const { child, printed, ready, ended } = run(['--port', '0']);
      await ready;
      const [, url] = /^pay-status sandbox ready at (http:\/\/localhost:\d+)\n$/.exec(printed.out) ?? [];
      assert.equal((await fetch(`${url}/health`)).status, 200);
      child.kill(signal);
      assert.equal(await ended, 0);
      assert.deepEqual([printed.out.split('\n').length, printed.err], [2, '']);
    });
  }

  it('takes its port from PORT', async () => {
    const { printed, ready } = run([], { PORT: '0' });
    await ready;
    assert.match(printed.out, /ready at http:\/\/localhost:\d+\n/);
    assert.doesNotMatch(printed.out, /:4242/);
  });

  it('settles on its own only if it may', async () => {
    const { printed, ready } = run(['--port', '0', '--auto-settle-ms', 'off', '--host', '127.0.0.1']);
    await ready;
    assert.match(printed.out, /ready at/);
  });

  it('says what to do when its port is taken', async () => {
    const server = await startServer({ port: 0 });
    stops.push(server.close);
    const { printed, ended } = run(['--port', new URL(server.url).port]);
    assert.equal(await ended, 1);
    assert.match(printed.err, /^pay-status-sandbox: port \d+ is in use: choose another one with --port.*\n$/);
    assert.equal(printed.out, '');
  });

  for (const args of [
    ['--port', 'http'],
    ['--port', '70000'],
    ['--auto-settle-ms', 'soon'],
    ['--nonsense'],
    ['extra'],
  ]) {
    it(`explains itself when it is called with ${args.join(' ')}`, async () => {
      const { printed, ended } = run(args);
      assert.equal(await ended, 1);
      assert.match(printed.err, /^pay-status-sandbox: .+\nusage: /s);
    });
  }
});
