import { notify } from '../core/listeners.js';
import type { TrackerState } from './state.js';

/** The maximum number of entries: the last minutes of polling, short enough to paste into an email. */
export const TRACE_LENGTH = 100;

/** An entry of the diagnostics. Contains no credentials, and no text of the server but statuses and codes. */
export interface TraceEntry {
  /** The device's clock, Unix milliseconds. */
  readonly at: number;
  /** `requested` for a request, or the type of the tracker's event. */
  readonly event: string;
  /** The connection after the event. */
  readonly connection: TrackerState['connection'];
  readonly status: string | undefined;
  /** The code of the current polling error. */
  readonly error: string | undefined;
}

/** Keeps the last entries, oldest first. */
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
      notify(onTrace, entry);
    },
  };
};
