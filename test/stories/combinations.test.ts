import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { paymentStatusSchema } from '../../src/contract/schemas/payment-status.js';
import { NetworkError } from '../../src/core/errors/network-error.js';
import { reduce, type TrackerEvent } from '../../src/tracker/reducer.js';
import { INITIAL_STATE, type TrackerState } from '../../src/tracker/state.js';
import { isFinal, KNOWN, STATES, type Known } from '../../stories/support/every-state/combinations.js';

const error = new NetworkError('The network is down.');

const answered = (known: Known): TrackerEvent => ({
  type: 'answered',
  payment: { status: paymentStatusSchema.parse(known), isFinal: isFinal(known) },
  invalidFields: [],
  clockOffsetMs: 0,
  repeatedDateMs: null,
});

const EVENTS: readonly TrackerEvent[] = [
  ...KNOWN.filter((known) => known !== 'not_known_yet').map(answered),
  { type: 'started' },
  { type: 'failed', error, online: true },
  { type: 'failed', error, online: false },
  { type: 'ended', error },
  { type: 'interrupted', by: 'offline' },
  { type: 'interrupted', by: 'paused' },
  { type: 'interrupted', by: 'stopped' },
];

const describeState = ({ payment, connection }: TrackerState): string =>
  `${payment?.status ?? 'not_known_yet'} ${connection}`;

/** Returns every state that some sequence of events leads to. Numbers of failures count as none or some. */
const reachable = (): ReadonlySet<string> => {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting: TrackerState[] = [INITIAL_STATE];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const key = `${describeState(state)} ${Math.min(state.failures, 1)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    names.add(describeState(state));
    waiting.push(...EVENTS.map((event) => reduce(state, event)));
  }
  return names;
};

describe('the stories of every state', () => {
  it('cover exactly the combinations of payment and connection that the tracker can reach', () => {
    const shown = new Set(STATES.map(({ known, connection }) => `${known} ${connection}`));
    assert.deepEqual([...shown].sort(), [...reachable()].sort());
  });
});
