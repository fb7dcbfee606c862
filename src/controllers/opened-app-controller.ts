import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../core/clock.js';
import type { PageSignals } from '../tracker/ports.js';

/** The wait after which an app that has opened would have hidden the page. */
const OPENS_WITHIN_MS = 2_000;

/**
 * State of an app that was opened by a link: `waiting` until the timeout; `unopened` if the page is still visible after two
 * seconds; `away` while the page is hidden; `returned` once it is visible again.
 */
export type OpenedAppState = 'waiting' | 'unopened' | 'away' | 'returned';

/** Follows a wallet app that the buyer has opened: a page is not told whether a link has opened an app. */
export class OpenedAppController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #clock: Clock;
  readonly #page: PageSignals;
  #state: OpenedAppState | undefined;
  #cancel: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, clock: Clock, page: PageSignals) {
    this.#host = host;
    this.#clock = clock;
    this.#page = page;
    host.addController(this);
  }

  /** Undefined if no app was opened. */
  get state(): OpenedAppState | undefined {
    return this.#state;
  }

  /** Begins to follow. Call it right before the link is opened. */
  begin(): void {
    this.#setState('waiting');
    this.#cancel?.();
    this.#cancel = this.#clock.setTimeout(() => {
      // A hidden page runs its timers later, when the buyer is back.
      if (this.#state === 'waiting') this.#setState(this.#page.isVisible() ? 'unopened' : 'away');
    }, OPENS_WITHIN_MS);
  }

  /** The buyer chooses anew. */
  end(): void {
    this.#cancel?.();
    this.#setState(undefined);
  }

  hostConnected(): void {
    this.#unsubscribe = this.#page.subscribe((signal) => {
      if (!this.#state) return;
      if (signal === 'hidden' || signal === 'pagehide') this.#setState('away');
      if (this.#state === 'away' && (signal === 'visible' || signal === 'pageshow')) this.#setState('returned');
    });
  }

  hostDisconnected(): void {
    this.#cancel?.();
    this.#unsubscribe?.();
  }

  #setState(state: OpenedAppState | undefined): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
