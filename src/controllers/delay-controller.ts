import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../core/clock.js';

/** Updates its host once a wait has lasted for a while. */
export class DelayController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #delayMs: number;
  readonly #clock: () => Clock;
  /** The reason for the delay; undefined if the timer is not running. */
  #reason: unknown;
  #isOver = false;
  #connected = false;
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, delayMs: number, clock: () => Clock) {
    this.#host = host;
    this.#delayMs = delayMs;
    this.#clock = clock;
    host.addController(this);
  }

  /** True once the wait has lasted for the delay. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sets what the host waits for. Another reason starts the wait again; undefined ends it. */
  setReason(reason: unknown): void {
    if (reason === this.#reason) return;
    this.#stop();
    this.#reason = reason;
    this.#isOver = false;
    this.#start();
  }

  hostConnected(): void {
    this.#connected = true;
    this.#start();
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#stop();
  }

  #start(): void {
    if (!this.#connected || this.#reason === undefined || this.#isOver) return;
    this.#cancel = this.#clock().setTimeout(() => {
      this.#isOver = true;
      this.#host.requestUpdate();
    }, this.#delayMs);
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
