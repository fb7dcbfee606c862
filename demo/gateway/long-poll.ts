import type { Clock } from './clock/clock.js';

/** The longest hold, milliseconds of gateway time; a client that asks for more gets this. */
export const MAX_HOLD_MS = 60_000;

/** One held request. */
class Waiter {
  #hasNews = false;
  #isOver = false;
  #notify: (() => void) | undefined;

  tell(): void {
    this.#hasNews = true;
    this.#notify?.();
  }

  end(): void {
    this.#isOver = true;
    this.#notify?.();
  }

  /** Resolves to true when there may be news since the last call, to false when the hold has ended. */
  async next(): Promise<boolean> {
    while (!this.#hasNews && !this.#isOver) {
      await new Promise<void>((resolve) => {
        this.#notify = resolve;
      });
    }
    this.#hasNews = false;
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
  /** Whether this is worth an answer before the hold ends. */
  readonly isNews: (value: Value) => boolean;
}

/** Held requests by what they wait for. */
export class LongPolls {
  readonly #clock: Clock;
  readonly #waiters = new Map<string, Set<Waiter>>();
  #isClosed = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many requests are held now. */
  get held(): number {
    let count = 0;
    for (const waiters of this.#waiters.values()) count += waiters.size;
    return count;
  }

  /** Makes the requests that are held on this key look again. */
  wake(key: string): void {
    for (const waiter of this.#waiters.get(key) ?? []) waiter.tell();
  }

  /** Makes every held request look again: news may have been missed. */
  wakeAll(): void {
    for (const waiters of this.#waiters.values()) for (const waiter of waiters) waiter.tell();
  }

  /** Answers every held request with what is known of its payment; later ones are not held any more. */
  close(): void {
    this.#isClosed = true;
    for (const waiters of this.#waiters.values()) for (const waiter of waiters) waiter.end();
  }

  /** Reads at once and again after each wake, until there is news or the hold ends; resolves to the last reading. */
  async hold<Value>({ key, holdMs, signal, read, isNews }: Hold<Value>): Promise<Value> {
    if (holdMs <= 0 || this.#isClosed || signal.aborted) return read();
    // Listens before it reads, so that a change in between is not lost.
    const waiter = new Waiter();
    const waiters = this.#waiters.get(key) ?? new Set();
    this.#waiters.set(key, waiters.add(waiter));
    const end = (): void => waiter.end();
    const cancelTimer = this.#clock.schedule(this.#clock.nowMs() + Math.min(holdMs, MAX_HOLD_MS), end);
    signal.addEventListener('abort', end);
    try {
      let value = await read();
      while (!isNews(value) && (await waiter.next())) value = await read();
      // Whoever closes has thousands to answer at once: what was read last must do.
      return isNews(value) || signal.aborted || this.#isClosed ? value : await read();
    } finally {
      cancelTimer();
      signal.removeEventListener('abort', end);
      waiters.delete(waiter);
      if (waiters.size === 0) this.#waiters.delete(key);
    }
  }
}
