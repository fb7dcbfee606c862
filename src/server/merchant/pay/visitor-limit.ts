import type { Clock } from '../../../core/clock.js';

const WINDOW_MS = 60_000;
/** The oldest windows are removed first. */
const MAX_VISITORS = 10_000;

interface Window {
  readonly endsAtMs: number;
  count: number;
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

  /** Counts one request. Returns how long the visitor has to wait, seconds; 0 if the request is within the limit. */
  count(visitor: string): number {
    const nowMs = this.#clock.monotonic();
    for (const [key, { endsAtMs }] of this.#windows) {
      if (endsAtMs > nowMs) break;
      this.#windows.delete(key);
    }
    const window = this.#windows.get(visitor) ?? this.#open(visitor, nowMs);
    return ++window.count > this.#perMinute ? Math.ceil((window.endsAtMs - nowMs) / 1_000) : 0;
  }

  #open(visitor: string, nowMs: number): Window {
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= MAX_VISITORS) this.#windows.delete(oldest);
    const window = { endsAtMs: nowMs + WINDOW_MS, count: 0 };
    this.#windows.set(visitor, window);
    return window;
  }
}
