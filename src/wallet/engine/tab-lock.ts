import { throwIfAborted } from '../../core/abortable.js';
import { sleep } from '../../core/sleep.js';
import type { FlowContext } from './context.js';

/** The time between two looks whether another tab has finished, milliseconds. */
const BUSY_MS = 2_000;

/** The result of completed work. */
interface Done<Value> {
  readonly value: Value;
}

/**
 * Does work of which only one tab may do some at a time. Resolves once the lock is free again, so that the buyer's next click
 * finds it free; to undefined, without the work, if another tab has it. Rejects with the signal's reason, without the work, if the
 * buyer has left before the lock was there.
 */
export const tryLock = async <Value>(
  { records, paymentId }: FlowContext,
  work: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Done<Value> | undefined> => {
  let done: Done<Value> | undefined;
  await records.withLock(paymentId, async () => {
    throwIfAborted(signal);
    done = { value: await work() };
  });
  return done;
};

/** Like {@link tryLock}, but waits for the other tabs. Resolves to undefined if the signal ends the wait. */
export const waitForLock = async <Value>(
  context: FlowContext,
  work: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> => {
  for (;;) {
    await sleep(context.clock, BUSY_MS, signal);
    if (signal.aborted) return undefined;
    const done = await tryLock(context, work, signal);
    if (done) return done.value;
  }
};
