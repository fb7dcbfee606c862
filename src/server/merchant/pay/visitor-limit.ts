import type { Clock } from '../../../core/clock.js';

const WINDOW_MS = 60_000;
/** The oldest windows are removed first. */
const MAX_VISITORS = 10_000;

interface Window {
  readonly endsAtMs: number;
  count: number;
  /** The different orders of these requests, as far as they were given. */
  readonly orders: Set<string>;
}

/** Counts the requests of each visitor in windows of a minute. */
export class VisitorLimit {
  readonly #perMinute: number;
  readonly #clock: Clock;
  /** The one that began first is the first one. */
  readonly #windows = new Map<string, Window>();

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** The number of visitors that are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  /**
   * Counts one request. Returns how long the visitor has to wait, seconds; 0 if the request is within the limit.
   *
   * @param order remembered until the end of the window, for `countOrders`
   */
  count(visitor: string, order?: string): number {
    const nowMs = this.#clock.monotonic();
    for (const [key, { endsAtMs }] of this.#windows) {
      if (endsAtMs > nowMs) break;
      this.#windows.delete(key);
    }
    const window = this.#windows.get(visitor) ?? this.#open(visitor, nowMs);
    if (++window.count > this.#perMinute) return Math.ceil((window.endsAtMs - nowMs) / 1_000);
    if (order !== undefined) window.orders.add(order);
    return 0;
  }

  /** The different orders of the visitor's requests within the limit, in the current window. */
  countOrders(visitor: string): number {
    return this.#windows.get(visitor)?.orders.size ?? 0;
  }

  #open(visitor: string, nowMs: number): Window {
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= MAX_VISITORS) this.#windows.delete(oldest);
    const window = { endsAtMs: nowMs + WINDOW_MS, count: 0, orders: new Set<string>() };
    this.#windows.set(visitor, window);
    return window;
  }
}
