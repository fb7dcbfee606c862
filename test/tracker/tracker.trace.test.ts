import { expect } from '@open-wc/testing';
import { TRACE_LENGTH, type TraceEntry } from '../../src/tracker/trace.js';
import { Sandbox } from '../support/sandbox.js';
import { follow } from './follow.js';

describe('the diagnostics of a tracker', () => {
  it('list what happened in order, and pass on each line as it is written', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const lines: TraceEntry[] = [];
    const { tracker } = follow(sandbox, paymentId, { onTrace: (line) => lines.push(line) });
    await sandbox.clock.advance(1_000);
    await sandbox.fault({ kind: 'status', status: 503, times: 1 });
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(20_000);
    await sandbox.step(paymentId, 'succeed');
    await sandbox.clock.advance(1_000);
    expect(tracker.diagnostics()).to.deep.equal(lines);
    const events = lines.map(({ event, connection, status }) => [event, connection, status]);
    expect(events.slice(0, 4)).to.deep.equal([
      ['started', 'connecting', undefined],
      ['requested', 'connecting', undefined],
      ['answered', 'live', 'requires_action'],
      ['requested', 'live', 'requires_action'],
    ]);
    expect(events.at(-1)).to.deep.equal(['answered', 'settled', 'succeeded']);
    const failed = lines.find(({ event }) => event === 'failed');
    expect([failed?.connection, failed?.error]).to.deep.equal([
      'retrying',
      tracker.diagnostics().find(({ error }) => error)?.error,
    ]);
  });

  it('are bounded, and contain neither credentials nor text of a server', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create({ expiresAt: sandbox.clock.now() / 1000 + 36_000 });
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.fault({ kind: 'status', status: 503 });
    await sandbox.clock.advance(3_000_000);
    const text = JSON.stringify(tracker.diagnostics());
    expect(tracker.diagnostics().length).to.equal(TRACE_LENGTH);
    for (const word of ['app_demo', 'injected', 'localhost', paymentId]) expect(text).not.to.include(word);
  });
});
