import type { Connection } from '../../../src/tracker/state.js';
import { STEPS_TO } from '../../../demo/test/support/steps-to.js';
import type { Situation } from '../environment/story-payment.js';
import { addFault, atRequest, composeWires, overrideBody, type Effect } from '../environment/wires.js';
import { isVariant, type State, type Variant } from './combinations.js';

/** Steps and answers for the states that are more than a status of the contract. */
const VARIANTS: Readonly<Record<Variant, Situation>> = {
  declined: { journey: ['decline'] },
  unknown_open: { wire: overrideBody({ status: 'new_status' }) },
  unknown_final: { journey: ['fail'], wire: overrideBody({ status: 'new_status' }) },
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
  const payment: Situation = isVariant(known) ? VARIANTS[known] : { journey: STEPS_TO[known] };
  const effect = atRequest(known === 'not_known_yet' ? 1 : 2, EFFECTS[connection]);
  return { ...payment, wire: payment.wire ? composeWires(effect, payment.wire) : effect };
};
