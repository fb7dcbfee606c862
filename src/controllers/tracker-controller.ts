import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StatusClient } from '../client/status-client.js';
import { INITIAL_STATE, type TrackerState } from '../tracker/state.js';
import { getSharedTracker, type SharedTracker } from '../tracker/tracker-registry.js';
import type { TrackerListener } from '../tracker/state-store.js';
import type { PaymentTracker } from '../tracker/tracker.js';
import type { ElementPorts } from '../browser/element-ports.js';

/** What to follow, and through which ports. */
export interface TrackerSource {
  readonly client: StatusClient;
  readonly paymentId: string;
  readonly ports: ElementPorts;
  /** What the page's own server has read of the payment; null and undefined when it has not. */
  readonly initial?: unknown;
}

/**
 * Follows a payment while its host is connected, with all others on the page that follow it. Moving the host goes on
 * with the same tracker and the same request, so that nothing is announced twice; another source begins anew.
 */
export class TrackerController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onChange: TrackerListener;
  #shared: SharedTracker | undefined;
  #unsubscribe: (() => void) | undefined;
  /**
   * What the host has been told of: others may have set the tracker going before it came. Undefined while the host updates:
   * what a listener changes of it then would be lost.
   */
  #told: TrackerState | undefined = INITIAL_STATE;
  #connected = false;

  constructor(host: ReactiveControllerHost, onChange: TrackerListener) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  /** What is known; at rest without a source. */
  get state(): TrackerState {
    return this.tracker?.state ?? INITIAL_STATE;
  }

  /** Undefined without a source. */
  get tracker(): PaymentTracker | undefined {
    return this.#shared?.tracker;
  }

  /** Follows this source from now on, or nothing. For a host that updates; it is told once it has. */
  setSource(source: TrackerSource | undefined): void {
    this.#pause();
    this.#told = undefined;
    this.#shared = source && getSharedTracker(source.client, source.paymentId, source.ports);
    if (source?.initial != null) this.tracker?.setInitialData(source.initial);
    this.#settle();
    void this.#host.updateComplete.then(() => {
      this.#tell((this.#told ??= INITIAL_STATE));
    });
  }

  hostConnected(): void {
    this.#connected = true;
    this.#settle();
  }

  hostDisconnected(): void {
    this.#connected = false;
    // A host that is moved is back at once.
    queueMicrotask(this.#settle);
  }

  readonly #settle = (): void => {
    if (!this.#connected) this.#pause();
    else if (!this.#unsubscribe) this.#goOn();
  };

  readonly #onState = (): void => {
    if (this.#told === this.state) return;
    this.#host.requestUpdate();
    this.#tell(this.#told);
  };

  #tell(told: TrackerState | undefined): void {
    const { state } = this;
    if (!told || told === state) return;
    this.#told = state;
    this.#onChange(state, told);
  }

  #goOn(): void {
    this.#unsubscribe = this.tracker?.subscribe(this.#onState);
    this.#shared?.retain();
    this.#onState();
  }

  #pause(): void {
    if (!this.#unsubscribe) return;
    this.#unsubscribe();
    this.#unsubscribe = undefined;
    this.#shared?.release();
  }
}
