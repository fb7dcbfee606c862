import type { LitElement } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import type { GatewayCaller } from '../../client/checkout-client.js';
import type { ChainParameters, CheckoutWallet } from '../../wallet/ports.js';

/** The inputs of the element. A removed attribute is null. */
interface WalletInputs {
  readonly paymentId: string | null | undefined;
  readonly wallet: string | null | undefined;
  readonly remember: string | null | undefined;
  readonly recipients: string | null | undefined;
  readonly chains: string | null | undefined;
  readonly chainParameters: readonly ChainParameters[] | null | undefined;
  readonly wallets: readonly CheckoutWallet[] | null | undefined;
}

/** The inputs whose change begins anew. */
export const WALLET_INPUTS = [
  'paymentId',
  'baseUrl',
  'appId',
  'clientId',
  'wallet',
  'remember',
  'chains',
  'recipients',
] as const;

/** The element around the section. */
export type WalletElement = LitElement & WalletInputs;

/** Callbacks into the element around the section. */
export interface WalletSectionContext {
  readonly getPorts: () => CheckoutPorts;
  /** Undefined if the page does not use the gateway directly. */
  readonly getCaller: () => GatewayCaller | undefined;
  /** The gateway's time, Unix milliseconds. */
  readonly now: () => number;
  /** The expiry that the buyer sees, Unix seconds. */
  readonly getExpiresAt: () => number | undefined;
}
