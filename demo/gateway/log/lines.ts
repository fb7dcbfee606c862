import { isoTime } from '../iso-time.js';
import type { LogEntry } from './entry.js';

/** One line of JSON. */
export const jsonLine = ({ atMs, ...entry }: LogEntry): string => JSON.stringify({ time: isoTime(atMs), ...entry });

/** A terminal obeys them. */
// eslint-disable-next-line no-control-regex -- that is what is looked for
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;

const wordsOf = (entry: LogEntry): readonly (string | number | undefined)[] => {
  switch (entry.kind) {
    case 'request':
      return [entry.status ?? '---', entry.method, entry.path, `${entry.durationMs} ms`, entry.paymentId, entry.code];
    case 'webhook': {
      const { status, type, receiver, durationMs, paymentId, error } = entry;
      return [status ?? '---', type, 'to', receiver, `${durationMs} ms`, paymentId, error];
    }
    case 'error':
      return ['!!!', entry.stack ?? entry.error];
  }
};

/** A line for people; a failure has more of them. */
export const prettyLine = (entry: LogEntry): string => {
  const [, time] = /T(.*)Z/.exec(isoTime(entry.atMs)) ?? [];
  return [time, ...wordsOf(entry)]
    .filter((word) => word !== undefined)
    .join(' ')
    .replace(CONTROLS, '?');
};
