import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../core/clock.js';
import { notify } from '../core/listeners.js';

/** The clocks of a countdown, and its callback. */
export interface CountdownOptions {
  /** The gateway's time, Unix milliseconds; undefined without a payment. */
  readonly now: () => number | undefined;
  /** Used for the ticks only; the remaining time is computed from `now` on each tick. */
  readonly clock: () => Clock;
  /** Called once, at zero. */
  readonly onEnd: () => void;
}

/** Updates its host once a second until the end. Correct after throttling and sleep, because it does not count ticks. */
export class CountdownController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: CountdownOptions;
  #endsAt: number | undefined;
  #cancel: (() => void) | undefined;
  #connected = false;

  constructor(host: ReactiveControllerHost, options: CountdownOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Milliseconds until the end, never negative; undefined without a countdown. */
  get remainingMs(): number | undefined {
    const now = this.#options.now();
    return this.#endsAt && now && Math.max(0, this.#endsAt - now);
  }

  /** Sets the end, Unix milliseconds by the gateway's clock; undefined ends the countdown. */
  setEnd(endsAt: number | undefined): void {
    if (endsAt === this.#endsAt) return;
    this.#stop();
    this.#endsAt = endsAt;
  }

  hostConnected(): void {
    this.#connected = true;
    this.#schedule();
  }

  /** The clock offset may have been corrected meanwhile, so that time is left again. */
  hostUpdate(): void {
    this.#schedule();
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#stop();
  }

  #schedule(): void {
    const { remainingMs } = this;
    if (!this.#connected || this.#cancel || !remainingMs) return;
    this.#cancel = this.#options.clock().setTimeout(this.#tick, remainingMs % 1000 || 1000);
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  readonly #tick = (): void => {
    this.#stop();
    this.#host.requestUpdate();
    if (this.remainingMs === 0) notify(this.#options.onEnd);
  };
}
