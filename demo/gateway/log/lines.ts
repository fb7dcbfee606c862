import { toIsoTime } from '../core/iso-time.js';
import { describeResult } from '../wire/delivery-result.js';
import type { LogEntry } from './entry.js';

/** One line of JSON. */
export const toJsonLine = ({ atMs, ...entry }: LogEntry): string => JSON.stringify({ time: toIsoTime(atMs), ...entry });

/** Control characters, which a terminal would execute. */
// eslint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;

const toWords = (entry: LogEntry): readonly (string | number | undefined)[] => {
  switch (entry.kind) {
    case 'request':
      return [entry.status ?? '---', entry.method, entry.path, `${entry.durationMs} ms`, entry.paymentId, entry.code];
    case 'webhook': {
      const { status, type, receiver, durationMs, paymentId, referenceId, error, result, forgotten } = entry;
      // Quoted, because it may contain spaces and line breaks.
      const order = `order ${JSON.stringify(referenceId)}`;
      const answer = result && `result: ${describeResult(result, forgotten)}`;
      return [status ?? '---', type, 'to', receiver, `${durationMs} ms`, paymentId, order, error, answer];
    }
    case 'note':
      return ['---', entry.note];
    case 'error':
      return ['!!!', entry.stack ?? entry.error];
  }
};

/** One line for people; an error has several. */
export const toPrettyLine = (entry: LogEntry): string => {
  const [, time] = /^[^T]*T([^Z]*)Z/.exec(toIsoTime(entry.atMs)) ?? [];
  return [time, ...toWords(entry)]
    .filter((word) => word !== undefined)
    .join(' ')
    .replace(CONTROLS, '?');
};
