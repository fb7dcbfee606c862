import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isPayError } from '../errors/pay-error.js';

/** Where the buyer stands with calling the payment off. */
export type CancelState =
  | { readonly kind: 'idle' }
  /** The buyer is asked whether they mean it. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  /** The gateway said no; its words. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** There was no answer, or one that says nothing. */
  | { readonly kind: 'unknown' };

const IDLE: CancelState = { kind: 'idle' };

const outcomeOf = (error: unknown): CancelState => {
  const status = isPayError(error) && 'status' in error ? Number(error.status) : 0;
  // A server that failed may have cancelled before it did.
  return status >= 400 && status < 500 ? { kind: 'refused', reason: (error as Error).message } : { kind: 'unknown' };
};

/** Asks first, sends once, and says of the outcome what is known. */
export class CancelController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #state: CancelState = IDLE;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get state(): CancelState {
    return this.#state;
  }

  readonly ask = (): void => {
    this.#become({ kind: 'asking' });
  };

  readonly close = (): void => {
    this.#become(IDLE);
  };

  /** Sends unless that is under way. Resolves when it is over, whatever came of it. */
  async confirm(send: () => Promise<unknown>): Promise<void> {
    if (this.#state.kind === 'sending') return;
    const sending: CancelState = { kind: 'sending' };
    this.#become(sending);
    let outcome = IDLE;
    try {
      await send();
    } catch (error) {
      outcome = outcomeOf(error);
    }
    // The payment may have gone on meanwhile, and the question with it.
    if (this.state === sending) this.#become(outcome);
  }

  hostDisconnected(): void {
    this.#state = IDLE;
  }

  #become(state: CancelState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
