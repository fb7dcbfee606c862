import type { OptionAmount } from '../../contract/schemas/amount.js';
import type { CheckoutWallet } from '../../wallet/ports.js';

const OUTWARD = { bubbles: true, composed: true };

/** The buyer connected a wallet. */
export class PayCheckoutWalletConnectEvent extends Event {
  readonly id: string;
  /** Untrusted text. */
  readonly name: string;

  constructor({ id, name }: Pick<CheckoutWallet, 'id' | 'name'>) {
    super('pay-checkout-wallet-connect', OUTWARD);
    this.id = id;
    this.name = name;
  }
}

/** The buyer chose what to pay with. */
export class PayCheckoutOptionEvent extends Event {
  /** The asset, `caip19/...`. */
  readonly unit: string;
  /** Digits, in base units of the asset. */
  readonly value: string;

  constructor({ unit, value }: Pick<OptionAmount, 'unit' | 'value'>) {
    super('pay-checkout-option', OUTWARD);
    this.unit = unit;
    this.value = value;
  }
}

/** The connected accounts cannot pay: they have not enough of any asset that the payment can be paid with. */
export class PayCheckoutNoFundsEvent extends Event {
  /** CAIP-10, one for each chain on which the buyer may pay. */
  readonly accounts: readonly string[];

  constructor(accounts: readonly string[]) {
    super('pay-checkout-no-funds', OUTWARD);
    this.accounts = accounts;
  }
}

/** A checked request is about to reach the wallet. Call `preventDefault()` to keep it from the wallet. */
export class PayCheckoutSignEvent extends Event {
  /** The method of the request, such as `eth_signTypedData_v4`. */
  readonly method: string;
  /** The number of the request, from 1. */
  readonly step: number;

  constructor(method: string, step: number) {
    super('pay-checkout-sign', { ...OUTWARD, cancelable: true });
    this.method = method;
    this.step = step;
  }
}

/** The gateway has what the wallet signed. The payment's status follows by `pay-status-change`. */
export class PayCheckoutSentEvent extends Event {
  constructor() {
    super('pay-checkout-sent', OUTWARD);
  }
}

declare global {
  interface HTMLElementEventMap {
    'pay-checkout-wallet-connect': PayCheckoutWalletConnectEvent;
    'pay-checkout-no-funds': PayCheckoutNoFundsEvent;
    'pay-checkout-option': PayCheckoutOptionEvent;
    'pay-checkout-sign': PayCheckoutSignEvent;
    'pay-checkout-sent': PayCheckoutSentEvent;
  }
}
