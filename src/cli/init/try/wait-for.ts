import { sleep } from '../../../core/sleep.js';
import { TestOrderError } from './test-order-error.js';
import type { StartedProcess, TryPorts } from './try-ports.js';

const POLL_MS = 100;
/** The lines of a program's output that an error shows. */
const SHOWN_LINES = 12;

/** The last lines that a program has printed, for an error. */
export const quoteOutput = (program: StartedProcess): string => {
  const lines = program.getOutput().trimEnd().split('\n').slice(-SHOWN_LINES);
  return lines.join('').trim() ? `\nIts last output:\n  ${lines.join('\n  ')}` : '';
};

/** A condition, and what to say if it does not come true. */
export interface Condition<Value> {
  /** Returns undefined while the condition is not true. Rejections count as that. */
  readonly read: () => Promise<Value | undefined>;
  readonly timeoutMs: number;
  /** Says what has not happened, as a sentence without its full stop. */
  readonly problem: string;
  readonly program: StartedProcess;
}

/**
 * Reads until there is a value.
 *
 * @throws TestOrderError if the time is over, or the program has ended before
 */
export const waitFor = async <Value>(
  { read, timeoutMs, problem, program }: Condition<Value>,
  { clock, signal }: Pick<TryPorts, 'clock'> & { readonly signal: AbortSignal },
): Promise<Value> => {
  const deadlineMs = clock.monotonic() + timeoutMs;
  for (;;) {
    const hasExited = program.hasExited();
    const value = await read().catch(() => undefined);
    signal.throwIfAborted();
    if (value !== undefined) return value;
    if (hasExited) throw new TestOrderError(`${problem}: the program has ended.${quoteOutput(program)}`);
    if (clock.monotonic() >= deadlineMs)
      throw new TestOrderError(`${problem} within ${timeoutMs / 1000} s.${quoteOutput(program)}`);
    await sleep(clock, POLL_MS, signal);
  }
};
