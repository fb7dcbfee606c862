import type { Clock } from '../../core/clock.js';
import { createListeners } from '../../core/listeners.js';
import { reduceFlow, type PaymentFlowEvent } from './reducer.js';
import { INITIAL_FLOW_STATE, type PaymentFlowState } from './state.js';

/** The wait for a wallet after which the buyer is told to open it, milliseconds. */
const SLOW_WALLET_MS = 10_000;

/** Holds the state of a flow, and notices a wallet that takes long. */
export const createFlowStore = (clock: Clock) => {
  const listeners = createListeners<[PaymentFlowState]>();
  let state = INITIAL_FLOW_STATE;
  let cancelTimer = (): void => undefined;

  const dispatch = (event: PaymentFlowEvent): void => {
    const previous = state;
    state = reduceFlow(state, event);
    if (state === previous) return;
    cancelTimer();
    if ('isSlow' in state && !state.isSlow) {
      cancelTimer = clock.setTimeout(() => {
        dispatch({ type: 'slow' });
      }, SLOW_WALLET_MS);
    }
    listeners.notify(state);
  };

  return {
    get state() {
      return state;
    },
    dispatch,
    stop: () => {
      cancelTimer();
    },
    subscribe: (listener: (state: PaymentFlowState) => void) => listeners.subscribe(listener),
  };
};
