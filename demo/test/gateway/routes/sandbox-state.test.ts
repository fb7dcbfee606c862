import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertRefused, createTestGateway } from '../../support/test-gateway.js';

const SLOW = { route: 'GET /v1/gateway/*', kind: 'delay', delayMs: 500 } as const;
const DOWN = { route: '* /v1/*', kind: 'status', status: 503, times: 2 } as const;

const setUp = () => {
  const gateway = createTestGateway();
  const list = async () => ((await (await gateway.sendRequest('/sandbox/faults')).json()) as { data: unknown }).data;
  return { ...gateway, list };
};

describe('the list of faults', () => {
  it('contains the active faults in order, with the number of requests left', async () => {
    const { sendRequest, sandbox, list } = setUp();
    assert.deepEqual(await list(), []);
    await sandbox('faults', DOWN);
    await sandbox('faults', SLOW);
    await sendRequest('/v1/payments');
    assert.deepEqual(await list(), [
      { id: 'fault_1', ...DOWN, timesLeft: 1 },
      { id: 'fault_2', ...SLOW, timesLeft: null },
    ]);
    await sendRequest('/v1/payments');
    assert.deepEqual(await list(), [{ id: 'fault_2', ...SLOW, timesLeft: null }]);
  });

  it('no longer contains a fault that was deleted', async () => {
    const { sendRequest, sandbox, list } = setUp();
    await sandbox('faults', DOWN);
    await sandbox('faults', SLOW);
    assert.equal((await sendRequest('/sandbox/faults/fault_1', { method: 'DELETE' })).status, 204);
    assert.deepEqual(await list(), [{ id: 'fault_2', ...SLOW, timesLeft: null }]);
    await assertRefused(await sendRequest('/sandbox/faults/fault_1', { method: 'DELETE' }), 404, 'invalid_params');
  });
});

describe('the clock of the gateway', () => {
  it('returns its time and its offset', async () => {
    const { sendRequest, sandbox, clock } = createTestGateway();
    await sandbox('clock', { advanceMs: 60_000 });
    assert.deepEqual(await (await sendRequest('/sandbox/clock')).json(), { nowMs: clock.nowMs(), offsetMs: 60_000 });
  });
});
