import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../core/clock.js';

/** The clocks that a countdown runs by, and its end. */
export interface CountdownOptions {
  /** The gateway's time, Unix milliseconds; undefined while it is not asked. */
  readonly now: () => number | undefined;
  /** For the ticks only; the time that is left is worked out anew on each. */
  readonly clock: () => Clock;
  /** Called once, when nothing is left. */
  readonly onEnd: () => void;
}

/** Updates its host once a second while time is left. Right after throttling and sleep: it never counts ticks. */
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

  /** Milliseconds until the end, never negative; undefined when nothing is counted down. */
  get remainingMs(): number | undefined {
    const now = this.#options.now();
    return this.#endsAt && now && Math.max(0, this.#endsAt - now);
  }

  /** Counts down to this moment from now on, Unix milliseconds by the gateway's clock, or to nothing. */
  setEnd(endsAt: number | undefined): void {
    if (endsAt === this.#endsAt) return;
    this.#stop();
    this.#endsAt = endsAt;
  }

  hostConnected(): void {
    this.#connected = true;
    this.#schedule();
  }

  /** On each update: an answer may have said that this device's clock is wrong and that time is left after all. */
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
    if (this.remainingMs === 0) this.#options.onEnd();
  };
}
