import type { Connection } from '../../../src/tracker/state.js';
import { JOURNEYS } from '../environment/journeys.js';
import type { Situation } from '../environment/story-payment.js';
import { addFault, atRequest, composeWires, overrideBody, type Effect } from '../environment/wires.js';
import type { Known, State } from './combinations.js';

/** Statuses of a later version of the gateway. */
export const UNKNOWN_STATUSES = { unknown_open: 'held_for_review', unknown_final: 'refunded' } as const;

const afterJourney = (status: keyof typeof JOURNEYS): Situation => ({ journey: JOURNEYS[status] });

/** Steps that bring a payment into each state. Does not compile if a status is missing. */
const PAYMENTS: Readonly<Record<Known, Situation>> = {
  requires_action: afterJourney('requires_action'),
  processing: afterJourney('processing'),
  succeeded: afterJourney('succeeded'),
  failed: afterJourney('failed'),
  expired: afterJourney('expired'),
  cancelled: afterJourney('cancelled'),
  declined: { journey: ['decline'] },
  unknown_open: { wire: overrideBody({ status: UNKNOWN_STATUSES.unknown_open }) },
  unknown_final: { journey: ['fail'], wire: overrideBody({ status: UNKNOWN_STATUSES.unknown_final }) },
  not_known_yet: {},
};

const noEffect: Effect = () => undefined;

/** Changes the connection while a request is in flight. The clock does not advance, so there is no further request. */
const EFFECTS: Readonly<Record<Connection, Effect>> = {
  idle: noEffect,
  connecting: ({ page }) => {
    page.signal('freeze');
    page.signal('resume');
  },
  live: noEffect,
  retrying: ({ gateway }) => {
    addFault(gateway, { kind: 'status', status: 502 });
  },
  offline: ({ gateway, page }) => {
    addFault(gateway, { kind: 'drop' });
    page.setOnline(false);
  },
  paused: ({ page }) => {
    page.signal('freeze');
  },
  settled: noEffect,
  stopped: ({ gateway }) => {
    addFault(gateway, { kind: 'status', status: 403 });
  },
};

/** Returns the steps that bring an element into a state. */
export const getSituation = ({ known, connection }: Pick<State, 'known' | 'connection'>): Situation => {
  const payment = PAYMENTS[known];
  const effect = atRequest(known === 'not_known_yet' ? 1 : 2, EFFECTS[connection]);
  return { ...payment, wire: payment.wire ? composeWires(effect, payment.wire) : effect };
};
