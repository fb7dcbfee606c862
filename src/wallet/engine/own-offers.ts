import type { OfferOwners } from '../ports.js';

/** The payment, and the ports; see `PaymentFlowOptions`. */
interface OwnOffersOptions {
  readonly paymentId: string;
  readonly offers?: OfferOwners | undefined;
  readonly now: () => number;
  readonly random: () => number;
}

/** Tells the flows of a page apart. */
let count = 0;

/** The options that this flow has loaded. A gateway ends the earlier options of an account, also those of another tab. */
export class OwnOffers {
  readonly #options: OwnOffersOptions;
  readonly #flow = ++count;
  #page: string | undefined;

  constructor(options: OwnOffersOptions) {
    this.#options = options;
  }

  /** False if another tab has loaded options since. */
  get areLatest(): boolean {
    const { offers, paymentId } = this.#options;
    const page = offers?.read(paymentId);
    return page === undefined || page === this.#page;
  }

  /** Call it right before options are loaded. */
  claim(): void {
    const { offers, paymentId, now, random } = this.#options;
    this.#page = `${now()} ${random()} ${this.#flow}`;
    offers?.write(paymentId, this.#page);
  }

  /** Call it once the payment is final. */
  forget(): void {
    const { offers, paymentId } = this.#options;
    offers?.write(paymentId, undefined);
  }
}
