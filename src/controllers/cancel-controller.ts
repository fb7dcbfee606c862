import type { ReactiveControllerHost } from 'lit';
import { isRefusal } from '../core/errors/is-refusal.js';
import { isPayError } from '../core/errors/pay-error.js';

/** The state of a cancellation. */
export type CancelState =
  | { readonly kind: 'idle' }
  /** The buyer is asked for confirmation. */
  | { readonly kind: 'asking' }
  /** The request is pending, or was accepted and the payment's status has not changed yet. */
  | { readonly kind: 'sending' }
  /** The gateway refused, or nothing was sent, for this reason. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** There was no answer, or an invalid one. */
  | { readonly kind: 'unknown' };

const IDLE: CancelState = { kind: 'idle' };

const toOutcome = (error: unknown): CancelState => {
  // A configuration error is thrown before any request.
  const isRefused = isPayError(error) && (isRefusal(error) || error.name === 'ConfigurationError');
  return isRefused ? { kind: 'refused', reason: error.message } : { kind: 'unknown' };
};

/** Asks for confirmation, then sends the cancellation once. Also works while its host is disconnected. */
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
    this.#setState({ kind: 'asking' });
  };

  readonly close = (): void => {
    this.#setState(IDLE);
  };

  /** Sends the cancellation, unless a request is pending. Resolves to the error, or to undefined. */
  async confirm(send: () => Promise<unknown>): Promise<unknown> {
    if (this.#state.kind === 'sending') return undefined;
    const sending: CancelState = { kind: 'sending' };
    this.#setState(sending);
    try {
      await send();
      return undefined;
    } catch (error) {
      // The payment may have changed meanwhile, which closes the prompt.
      if (this.state === sending) this.#setState(toOutcome(error));
      return error;
    }
  }

  #setState(state: CancelState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
