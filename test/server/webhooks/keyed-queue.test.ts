import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKeyedQueue } from '../../../src/server/webhooks/keyed-queue.js';
import { createGate } from './support/gate.js';

describe('createKeyedQueue', () => {
  it('runs a third job after the second, even if the first has ended before', async () => {
    const inTurn = createKeyedQueue();
    const steps: string[] = [];
    const gate = createGate();
    const second = createGate();
    const jobs = [
      inTurn('pay_1', async () => void steps.push('first')),
      inTurn('pay_1', async () => {
        second.open();
        await gate.opened;
        steps.push('second');
      }),
    ];
    await second.opened;
    await jobs[0];
    jobs.push(inTurn('pay_1', async () => void steps.push('third')));
    await new Promise((resolve) => setImmediate(resolve));
    gate.open();
    await Promise.all(jobs);
    assert.deepEqual(steps, ['first', 'second', 'third']);
  });
});
