import type { GatewayClock } from '../clock/clock.js';
import { StoreUnavailableError } from '../store/store-unavailable.js';

/** The longest hold, milliseconds of gateway time; longer ones are capped. */
export const MAX_HOLD_MS = 60_000;
/** When a held request reads again after an outage of the store, milliseconds of gateway time. */
const REREAD_MS = 1_000;

/** One held request. */
class Waiter {
  #isWoken = false;
  #isOver = false;
  #notify: (() => void) | undefined;

  /** False while it reads. */
  get isWaiting(): boolean {
    return this.#notify !== undefined;
  }

  wake(): void {
    this.#isWoken = true;
    this.#continue();
  }

  end(): void {
    this.#isOver = true;
    this.#continue();
  }

  #continue(): void {
    this.#notify?.();
    this.#notify = undefined;
  }

  /** Resolves to true after each wake since the last call, to false when the hold has ended. */
  async next(): Promise<boolean> {
    while (!this.#isWoken && !this.#isOver) {
      await new Promise<void>((resolve) => {
        this.#notify = resolve;
      });
    }
    this.#isWoken = false;
    return !this.#isOver;
  }
}

interface Hold<Value> {
  readonly key: string;
  /** Milliseconds; clamped at {@link MAX_HOLD_MS}. */
  readonly holdMs: number;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
  readonly read: () => Promise<Value>;
  /** Returns true if the value ends the hold. */
  readonly hasChanged: (value: Value) => boolean;
}

/** Held requests, by the key that they wait for. */
export class LongPolls {
  readonly #clock: GatewayClock;
  readonly #waiters = new Map<string, Set<Waiter>>();
  #isClosed = false;

  constructor(clock: GatewayClock) {
    this.#clock = clock;
  }

  /** Number of requests that are held now, without those that are reading. */
  get held(): number {
    let count = 0;
    for (const waiters of this.#waiters.values()) for (const { isWaiting } of waiters) count += Number(isWaiting);
    return count;
  }

  /** Makes the requests that are held on this key read again. */
  wake(key: string): void {
    for (const waiter of this.#waiters.get(key) ?? []) waiter.wake();
  }

  /** Makes every held request read again, because a change may have been missed. */
  wakeAll(): void {
    for (const waiters of this.#waiters.values()) for (const waiter of waiters) waiter.wake();
  }

  /** Ends every hold, so that each request gets what was read last; later requests are not held. */
  close(): void {
    this.#isClosed = true;
    for (const waiters of this.#waiters.values()) for (const waiter of waiters) waiter.end();
  }

  /**
   * Reads at once and after each wake, until the value has changed or the hold ends; resolves to the last value. While the store is
   * unavailable the request stays held: a client would only ask again.
   */
  async hold<Value>({ key, holdMs, signal, read, hasChanged }: Hold<Value>): Promise<Value> {
    if (holdMs <= 0 || this.#isClosed || signal.aborted) return read();
    // Registered before the first read, so that a change in between is not lost.
    const waiter = new Waiter();
    const waiters = this.#waiters.get(key) ?? new Set();
    this.#waiters.set(key, waiters.add(waiter));
    const end = (): void => waiter.end();
    const cancelTimer = this.#clock.schedule(this.#clock.nowMs() + Math.min(holdMs, MAX_HOLD_MS), end);
    signal.addEventListener('abort', end);
    const reread = async (last: Value): Promise<Value> => {
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        this.#clock.schedule(this.#clock.nowMs() + REREAD_MS, () => waiter.wake());
        return last;
      }
    };
    try {
      let value = await read();
      while (!hasChanged(value) && (await waiter.next())) value = await reread(value);
      // On close thousands of requests may end at once: they get the last value without another read.
      return hasChanged(value) || signal.aborted || this.#isClosed ? value : await read();
    } finally {
      cancelTimer();
      signal.removeEventListener('abort', end);
      waiters.delete(waiter);
      if (waiters.size === 0) this.#waiters.delete(key);
    }
  }
}
