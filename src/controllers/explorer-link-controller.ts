import type { PaymentInfo } from '../contract/schemas/payment-status-response.js';
import { isPayError, type PayError } from '../core/errors/pay-error.js';
import { buildExplorerLink } from '../core/url/explorer-link.js';

/** Builds the link to a transaction once, and reports an invalid template once. */
export class ExplorerLinkController {
  readonly #onError: (error: PayError) => void;
  #url: string | undefined;
  /** The inputs of `#url`. */
  #key = '';

  constructor(onError: (error: PayError) => void) {
    this.#onError = onError;
  }

  /** Undefined without a transaction, and if no explorer is known. */
  get url(): string | undefined {
    return this.#url;
  }

  /** Sets the transaction, and the template of a link to use instead of the chain's default. */
  setTransaction(info: PaymentInfo | null | undefined, template: string | null | undefined): void {
    const { txId, optionAmount } = info ?? {};
    const key = [txId, optionAmount?.unit, template].join(' ');
    if (key === this.#key) return;
    this.#key = key;
    this.#url = undefined;
    if (!txId || !optionAmount) return;
    try {
      this.#url = buildExplorerLink(optionAmount.unit, txId, template);
    } catch (error) {
      if (!isPayError(error)) throw error;
      this.#onError(error);
    }
  }
}
