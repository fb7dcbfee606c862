import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StatusClient } from '../client/status-client.js';
import { INITIAL_STATE, type TrackerState } from '../tracker/state.js';
import { createTracker, type PaymentTracker, type TrackerListener } from '../tracker/tracker.js';
import type { ElementPorts } from './ports.js';

/** What to follow, and through which ports. */
export interface TrackerSource {
  readonly client: StatusClient;
  readonly paymentId: string;
  readonly ports: ElementPorts;
}

/**
 * Follows a payment while its host is connected. Moving the host goes on with the same tracker, so that nothing is
 * announced twice; another source begins anew.
 */
export class TrackerController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onChange: TrackerListener;
  #tracker: PaymentTracker | undefined;
  #unsubscribe: (() => void) | undefined;
  #connected = false;

  constructor(host: ReactiveControllerHost, onChange: TrackerListener) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  /** What is known; at rest without a source. */
  get state(): TrackerState {
    return this.#tracker?.state ?? INITIAL_STATE;
  }

  /** Follows this source from now on, or nothing. */
  follow(source: TrackerSource | undefined): void {
    this.#pause();
    this.#tracker = source && createTracker({ client: source.client, paymentId: source.paymentId, ...source.ports });
    if (this.#connected) this.#goOn();
  }

  /** Asks at once. */
  refresh(): void {
    this.#tracker?.refresh();
  }

  /** The gateway's time, Unix milliseconds; undefined without a source. */
  now(): number | undefined {
    return this.#tracker?.now();
  }

  hostConnected(): void {
    this.#connected = true;
    this.#goOn();
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#pause();
  }

  #goOn(): void {
    this.#unsubscribe = this.#tracker?.subscribe((state, previous) => {
      this.#host.requestUpdate();
      this.#onChange(state, previous);
    });
    this.#tracker?.start();
  }

  #pause(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#tracker?.stop();
  }
}
