import { createListeners } from '../core/listeners.js';
import { reduce, type TrackerEvent } from './reducer.js';
import { INITIAL_STATE, type TrackerState } from './state.js';

/** Receives each new state. Errors of a listener are reported as uncaught and do not affect the tracker. */
export type TrackerListener = (state: TrackerState, previous: TrackerState) => void;

/** The state of a tracker. Only events change it. */
export interface StateStore {
  readonly state: TrackerState;
  dispatch(event: TrackerEvent): void;
  /** Calls back on each change of state until the returned function is called. */
  subscribe(listener: TrackerListener): () => void;
}

/** @param onEvent called after each event, also when it changed nothing */
export const createStateStore = (onEvent: (event: TrackerEvent, state: TrackerState) => void): StateStore => {
  const listeners = createListeners<Parameters<TrackerListener>>();
  let state = INITIAL_STATE;
  return {
    get state() {
      return state;
    },
    dispatch: (event) => {
      const previous = state;
      state = reduce(state, event);
      onEvent(event, state);
      if (state !== previous) listeners.notify(state, previous);
    },
    subscribe: (listener) => listeners.subscribe(listener),
  };
};
