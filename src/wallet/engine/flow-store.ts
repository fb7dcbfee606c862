import type { Clock } from '../../core/clock.js';
import { createStore } from '../../core/store.js';
import { reduceFlow, type PaymentFlowEvent } from './reducer.js';
import { INITIAL_FLOW_STATE, type PaymentFlowState } from './state.js';

/** The wait for a wallet after which the buyer is told to open it, milliseconds. */
const SLOW_WALLET_MS = 10_000;
/** The time after which a buyer can say that they have declined a transaction, milliseconds: the wallet itself may still answer. */
const DECLINE_AFTER_MS = 30_000;

/** Returns what happens in a state after a while by itself. */
const getTimer = (
  state: PaymentFlowState,
): { readonly event: PaymentFlowEvent; readonly delayMs: number } | undefined => {
  if ('isSlow' in state && !state.isSlow) return { event: { type: 'slow' }, delayMs: SLOW_WALLET_MS };
  if (!('decline' in state) || state.decline !== 'early') return undefined;
  const event: PaymentFlowEvent = { type: 'decline', decline: 'possible' };
  if (state.kind === 'check_wallet') return { event, delayMs: DECLINE_AFTER_MS };
  return state.isBinding ? { event, delayMs: DECLINE_AFTER_MS - SLOW_WALLET_MS } : undefined;
};

/** The state of a flow. */
export type FlowStore = ReturnType<typeof createFlowStore>;

/** Holds the state of a flow, and notices a wallet that takes long. */
export const createFlowStore = (clock: Clock) => {
  let isStopped = false;
  let cancelTimer = (): void => undefined;
  const startTimer = (state: PaymentFlowState): void => {
    cancelTimer();
    const later = isStopped ? undefined : getTimer(state);
    if (later)
      cancelTimer = clock.setTimeout(() => {
        store.dispatch(later.event);
      }, later.delayMs);
  };
  const store = createStore(INITIAL_FLOW_STATE, reduceFlow, (_, state, previous) => {
    if (state !== previous) startTimer(state);
  });
  return {
    get state() {
      return store.state;
    },
    dispatch: store.dispatch,
    subscribe: store.subscribe,
    /** Cancels the timer of the state. */
    stop: () => {
      isStopped = true;
      cancelTimer();
    },
    /** Restarts the timer of the state. */
    resume: () => {
      if (!isStopped) return;
      isStopped = false;
      startTimer(store.state);
    },
  };
};
