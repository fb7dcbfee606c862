import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../tracker/ports.js';

/** What to count down to, and by which clocks. */
export interface Countdown {
  /** Unix milliseconds, by the gateway's clock. */
  readonly endsAt: number;
  /** The gateway's time, Unix milliseconds. */
  readonly now: () => number;
  /** For the ticks only; the time that is left is worked out anew on each. */
  readonly clock: Clock;
  /** Called once, when nothing is left. */
  readonly onEnd: () => void;
}

/** Updates its host once a second while time is left. Right after throttling and sleep: it never counts ticks. */
export class CountdownController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #countdown: Countdown | undefined;
  #cancel: (() => void) | undefined;
  #connected = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Milliseconds until the end, never negative; undefined when nothing is counted down. */
  get remainingMs(): number | undefined {
    return this.#countdown && Math.max(0, this.#countdown.endsAt - this.#countdown.now());
  }

  /** Counts down to this from now on, or to nothing. */
  follow(countdown: Countdown | undefined): void {
    if (countdown?.endsAt === this.#countdown?.endsAt) return;
    this.#stop();
    this.#countdown = countdown;
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
    this.#cancel = this.#countdown?.clock.setTimeout(this.#tick, remainingMs % 1000 || 1000);
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  readonly #tick = (): void => {
    this.#stop();
    this.#host.requestUpdate();
    if (this.remainingMs === 0) this.#countdown?.onEnd();
  };
}
