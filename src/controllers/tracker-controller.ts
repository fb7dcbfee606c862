import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { runInSlices } from '../browser/slices.js';
import type { StatusClient } from '../client/status-client.js';
import { notify } from '../core/listeners.js';
import { INITIAL_STATE, type TrackerState } from '../tracker/state.js';
import { getSharedTracker, type SharedTracker } from '../tracker/tracker-registry.js';
import type { PaymentTracker, TrackerListener } from '../tracker/tracker.js';
import type { ElementPorts } from '../browser/element-ports.js';

/** The payment to follow, and the ports. */
export interface TrackerSource {
  readonly client: StatusClient;
  readonly paymentId: string;
  readonly ports: ElementPorts;
  /** The status that the page's own server provided; null or undefined if there is none. */
  readonly initial?: unknown;
}

/**
 * Tracks a payment while its host is connected. All elements of a page with the same source share one tracker. Moving the
 * host keeps the tracker and its request, so that no event fires twice; another source starts over.
 */
export class TrackerController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onChange: TrackerListener;
  #shared: SharedTracker | undefined;
  #unsubscribe: (() => void) | undefined;
  /**
   * The last state that the host was notified of, because another element may have started the tracker before. Undefined
   * during an update of the host: Lit would ignore a property that a listener sets then.
   */
  #lastNotified: TrackerState | undefined = INITIAL_STATE;
  #connected = false;

  constructor(host: ReactiveControllerHost, onChange: TrackerListener) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  /** The tracker's state; the initial one without a source. */
  get state(): TrackerState {
    return this.tracker?.state ?? INITIAL_STATE;
  }

  /** Undefined without a source. */
  get tracker(): PaymentTracker | undefined {
    return this.#shared?.tracker;
  }

  /** Sets the source, or none. Call it during an update of the host, which is notified after the update. */
  setSource(source: TrackerSource | undefined): void {
    this.#pause();
    this.#lastNotified = undefined;
    this.#shared = source && getSharedTracker(source.client, source.paymentId, source.ports);
    if (source?.initial != null) this.tracker?.setInitialData(source.initial);
    this.#update();
    void this.#host.updateComplete.then(() => {
      this.#notify((this.#lastNotified ??= INITIAL_STATE));
    });
  }

  hostConnected(): void {
    this.#connected = true;
    this.#update();
  }

  hostDisconnected(): void {
    this.#connected = false;
    // Moving the host disconnects it and reconnects it at once.
    queueMicrotask(() => void runInSlices(this.#update));
  }

  readonly #update = (): void => {
    if (!this.#connected) this.#pause();
    else if (!this.#unsubscribe) this.#resume();
  };

  readonly #onState = (): void => {
    if (this.#lastNotified === this.state) return;
    this.#host.requestUpdate();
    this.#notify(this.#lastNotified);
  };

  #notify(last: TrackerState | undefined): void {
    const { state } = this;
    if (!last || last === state) return;
    this.#lastNotified = state;
    notify(this.#onChange, state, last);
  }

  #resume(): void {
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
