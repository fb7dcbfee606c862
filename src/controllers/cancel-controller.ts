import type { ReactiveControllerHost } from 'lit';
import { isPayError } from '../core/errors/pay-error.js';

/** Where the buyer stands with calling the payment off. */
export type CancelState =
  | { readonly kind: 'idle' }
  /** The buyer is asked whether they mean it. */
  | { readonly kind: 'asking' }
  /** Also once it was accepted, until the payment's status says so. */
  | { readonly kind: 'sending' }
  /** The gateway said no; its words. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** There was no answer, or one that says nothing. */
  | { readonly kind: 'unknown' };

const IDLE: CancelState = { kind: 'idle' };

const toOutcome = (error: unknown): CancelState => {
  const status = isPayError(error) && 'status' in error ? Number(error.status) : 0;
  // A server that failed may have cancelled before it did.
  return status >= 400 && status < 500 ? { kind: 'refused', reason: (error as Error).message } : { kind: 'unknown' };
};

/**
 * Asks first, sends once, and says of the outcome what is known. Indifferent to whether its host is in the page: one that
 * is moved has sent all the same.
 */
export class CancelController {
  readonly #host: ReactiveControllerHost;
  #state: CancelState = IDLE;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
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

  /** Sends unless that is under way. Resolves when there is an answer, to what went wrong. */
  async confirm(send: () => Promise<unknown>): Promise<unknown> {
    if (this.#state.kind === 'sending') return undefined;
    const sending: CancelState = { kind: 'sending' };
    this.#become(sending);
    try {
      await send();
      return undefined;
    } catch (error) {
      // The payment may have gone on meanwhile, and the question with it.
      if (this.state === sending) this.#become(toOutcome(error));
      return error;
    }
  }

  #become(state: CancelState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
