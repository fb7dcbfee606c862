import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRetryableTableError, retryTransaction } from '../../../../src/server/webhooks/sql/retry-transaction.js';

const failure = (fields: object): Error => Object.assign(new Error('try again'), fields);

/** A violated constraint, a full disk, and values that are not an Error. */
const OTHER_FAILURES = [
  failure({ errcode: 19 }),
  failure({ code: 'SQLITE_FULL' }),
  ...['SQLITE_BUSY', null, undefined],
] as readonly Error[];

describe('retryTransaction', () => {
  it('waits longer before each retry, and rejects with the last error', async () => {
    const waitsMs: number[] = [];
    let tries = 0;
    const run = (): Promise<never> => Promise.reject(failure({ code: '40001', try: ++tries }));
    const wait = async (ms: number): Promise<void> => void waitsMs.push(ms);
    await assert.rejects(
      retryTransaction(run, undefined, wait),
      (error: Error & { try?: number }) => error.try === tries,
    );
    assert.equal(tries, waitsMs.length + 1);
    assert.deepEqual(
      waitsMs,
      [...new Set(waitsMs)].sort((a, b) => a - b),
    );
    const sumMs = waitsMs.reduce((sum, ms) => sum + ms, 0);
    assert.ok(sumMs > 1_000 && sumMs < 15_000 / 2, `${sumMs} ms`);
  });

  it('uses real timers by default', async () => {
    const startedAtMs = performance.now();
    let tries = 0;
    const run = async (): Promise<string> => {
      if (++tries < 4) throw failure({ code: '40001' });
      return 'applied';
    };
    assert.equal(await retryTransaction(run), 'applied');
    // 5, 10 and 20 ms; a timer may be a millisecond early.
    assert.ok(performance.now() - startedAtMs >= 30);
  });

  for (const fields of [
    ...[{ errcode: 6 }, { errcode: 262 }, { code: 'SQLITE_LOCKED_SHAREDCACHE' }],
    ...[{ code: '08006' }, { code: '57P01' }, { code: '57P03' }, { code: 'ECONNREFUSED' }, { code: 'ECONNRESET' }],
    ...['25006', '53300', '57P05', 'EPIPE', 'EAI_AGAIN', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT'].map((code) => ({
      code,
    })),
  ])
    it(`retries the error ${JSON.stringify(fields)}`, async () => {
      let tries = 0;
      const run = async (): Promise<void> => {
        if (++tries < 2) throw failure(fields);
      };
      await retryTransaction(run);
      assert.equal(tries, 2);
    });

  for (const thrown of OTHER_FAILURES)
    it(`does not retry ${JSON.stringify(thrown) ?? 'undefined'}`, async () => {
      for (const mayRetry of [undefined, isRetryableTableError]) {
        let tries = 0;
        const run = (): Promise<void> => {
          tries++;
          return Promise.reject(thrown);
        };
        const rejected = await retryTransaction(run, mayRetry).catch((error: unknown) => ({ error }));
        assert.deepEqual([rejected, tries], [{ error: thrown }, 1]);
      }
    });
});
