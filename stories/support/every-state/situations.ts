import type { Connection } from '../../../src/tracker/state.js';
import { JOURNEYS } from '../world/journeys.js';
import type { Situation } from '../world/story-payment.js';
import { addFault, atRequest, joined, says, type Happening } from '../world/wires.js';
import type { Known, State } from './combinations.js';

/** Words of a later version of the gateway. */
export const UNKNOWN_STATUSES = { unknown_open: 'held_for_review', unknown_final: 'refunded' } as const;

const passed = (status: keyof typeof JOURNEYS): Situation => ({ journey: JOURNEYS[status] });

/** Steps that bring a payment into each state. Does not compile when a status is missing. */
const PAYMENTS: Readonly<Record<Known, Situation>> = {
  requires_action: passed('requires_action'),
  processing: passed('processing'),
  succeeded: passed('succeeded'),
  failed: passed('failed'),
  expired: passed('expired'),
  cancelled: passed('cancelled'),
  declined: { journey: ['decline'] },
  unknown_open: { wire: says({ status: UNKNOWN_STATUSES.unknown_open }) },
  unknown_final: { journey: ['fail'], wire: says({ status: UNKNOWN_STATUSES.unknown_final }) },
  not_known_yet: {},
};

const nothing: Happening = () => undefined;

/** Steps that bring about the connection while a request is in flight. The clock stands still, so nothing follows. */
const HAPPENINGS: Readonly<Record<Connection, Happening>> = {
  idle: nothing,
  connecting: ({ page }) => {
    page.signal('freeze');
    page.signal('resume');
  },
  live: nothing,
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
  settled: nothing,
  stopped: ({ gateway }) => {
    addFault(gateway, { kind: 'status', status: 403 });
  },
};

/** Returns the steps that bring an element into a state. */
export const getSituation = ({ known, connection }: Pick<State, 'known' | 'connection'>): Situation => {
  const payment = PAYMENTS[known];
  const happening = atRequest(known === 'not_known_yet' ? 1 : 2, HAPPENINGS[connection]);
  return { ...payment, wire: payment.wire ? joined(happening, payment.wire) : happening };
};
