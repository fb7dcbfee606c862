import type { LitElement } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { ChainParameters, CheckoutWallet } from '../../wallet/ports.js';
import type { WalletApp } from '../../wallet/wallet-app.js';
import type { PaySourceInputs } from './gateway-caller.js';

/** The inputs of the element. A removed attribute is null. */
interface WalletInputs extends PaySourceInputs {
  readonly paymentId: string | null | undefined;
  readonly wallet: string | null | undefined;
  readonly remember: string | null | undefined;
  readonly recipients: string | null | undefined;
  readonly callRecipients: string | null | undefined;
  readonly chains: string | null | undefined;
  readonly chainParameters: readonly ChainParameters[] | null | undefined;
  readonly wallets: readonly (CheckoutWallet | WalletApp)[] | null | undefined;
  readonly walletAllow: string | null | undefined;
  readonly host: CheckoutHost | null | undefined;
}

/** The element around the section. */
export type WalletElement = LitElement & WalletInputs;

/** Callbacks into the element around the section. */
export interface WalletSectionContext {
  readonly getPorts: () => CheckoutPorts;
  /** The gateway's time, Unix milliseconds. */
  readonly now: () => number;
  /** The expiry that the buyer sees, Unix seconds. */
  readonly getExpiresAt: () => number | undefined;
}
