import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { useCli } from '../support/run-cli.js';

const home = mkdtempSync(join(tmpdir(), 'pay-status-blocked-'));
after(() => {
  rmSync(home, { recursive: true, force: true });
});

const { run } = useCli();
const DEADLINE = { timeout: 240_000 };

/** The environment of a process that loads this code first. */
const preload = (code: string): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
  XDG_CACHE_HOME: join(home, 'cache'),
});

describe('the command with a data folder', () => {
  it('ends with a sentence when its database blocks it', DEADLINE, async () => {
    const block = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
    const env = preload(`process.on('SIGUSR2', () => ${block})`);
    const data = join(home, 'blocked');
    const { child, printed, ready, ended } = run(['--port', '0', '--data', data], env);
    assert.ok(await ready);
    child.kill('SIGUSR2');
    await ended;
    assert.equal(child.signalCode, 'SIGKILL');
    assert.match(
      printed.err,
      /^pay-status-sandbox: stopped, because the database in .*blocked has not answered for 10/,
    );
  });

  it('is not ended by a migration that blocks it for longer than a database may', DEADLINE, async () => {
    // The first transaction migrates.
    const env = preload(`
      import { PGlite } from ${JSON.stringify(import.meta.resolve('@electric-sql/pglite'))};
      const { transaction } = PGlite.prototype;
      PGlite.prototype.transaction = function (...args) {
        PGlite.prototype.transaction = transaction;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15_000);
        return transaction.apply(this, args);
      };
    `);
    const { printed, ready } = run(['--port', '0', '--data', join(home, 'migrated')], env);
    assert.ok(await ready, printed.err);
  });

  it('exits on SIGTERM although its database never closes', DEADLINE, async () => {
    // The database closes before the lock, by truncating its file. The timer stands for what still runs then.
    const env = preload(`
      import fs from 'node:fs/promises';
      import { syncBuiltinESMExports } from 'node:module';
      fs.truncate = () => new Promise(() => setInterval(() => {}, 1_000));
      syncBuiltinESMExports();
    `);
    const { child, ready, ended } = run(['--port', '0', '--data', join(home, 'open')], env);
    assert.ok(await ready);
    child.kill('SIGTERM');
    assert.equal(await ended, 1);
  });
});
