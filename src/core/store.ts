import { createListeners } from './listeners.js';

/** A state that only events change. */
export interface Store<State, Event> {
  readonly state: State;
  readonly dispatch: (event: Event) => void;
  /**
   * Calls back on each change of state until the returned function is called. Errors of a listener are reported as uncaught and do
   * not affect the others.
   */
  readonly subscribe: (listener: (state: State, previous: State) => void) => () => void;
}

/**
 * Creates a store.
 *
 * @param reduce returns the next state; the same one if an event changes nothing
 * @param onEvent called after each event and before the listeners, also if it changed nothing
 */
export const createStore = <State, Event>(
  initial: State,
  reduce: (state: State, event: Event) => State,
  onEvent: (event: Event, state: State, previous: State) => void,
): Store<State, Event> => {
  const listeners = createListeners<[state: State, previous: State]>();
  let state = initial;
  return {
    get state() {
      return state;
    },
    dispatch(event) {
      const previous = state;
      state = reduce(state, event);
      onEvent(event, state, previous);
      if (state !== previous) listeners.notify(state, previous);
    },
    subscribe: (listener) => listeners.subscribe(listener),
  };
};
