import type { TrackerState } from './state.js';

/** How many entries are kept: the last minutes of a troubled payment, short enough to paste into a mail. */
export const TRACE_LENGTH = 100;

/** One line of what happened, without credentials and without anything that a server wrote but its words of the contract. */
export interface TraceEntry {
  /** The device's clock, Unix milliseconds. */
  readonly at: number;
  /** `asked`, or the event that the tracker dealt with. */
  readonly event: string;
  /** After the event. */
  readonly connection: TrackerState['connection'];
  readonly status: string | undefined;
  /** The code of the trouble that asking is in. */
  readonly error: string | undefined;
}

/** The last entries, oldest first. */
export interface Trace {
  readonly entries: readonly TraceEntry[];
  add(at: number, event: string, state: TrackerState): void;
}

export const createTrace = (onTrace: ((entry: TraceEntry) => void) | undefined): Trace => {
  const entries: TraceEntry[] = [];
  return {
    entries,
    add: (at, event, { connection, payment, error }) => {
      const entry = { at, event, connection, status: payment?.status, error: error?.code };
      if (entries.push(entry) > TRACE_LENGTH) entries.shift();
      onTrace?.(entry);
    },
  };
};
