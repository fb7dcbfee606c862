import type { WebhookTarget } from './webhook/examine-receiver.js';

/** The credentials of a page. */
export interface BuyerIdentity {
  readonly appId: string;
  readonly clientId: string;
}

/** The credentials of a merchant's server. */
export interface MerchantKey {
  readonly merchantId: string;
  /** Secret. */
  readonly apiKey: string;
}

/** The gateway to examine, from the buyer's side, the merchant's, or both. */
export interface GatewayTarget {
  readonly baseUrl: string;
  readonly buyer: BuyerIdentity | undefined;
  readonly merchant: MerchantKey | undefined;
  /** Undefined if there is none yet. */
  readonly paymentId: string | undefined;
  /** The currency of a payment to create; undefined for none. */
  readonly createIn: string | undefined;
  /** The origin of a page, whose requests are imitated. */
  readonly origin: string | undefined;
  /** The version that the user sends; undefined for none. */
  readonly apiVersion: string | undefined;
  /** The long poll to ask for, milliseconds. */
  readonly maxPollMs: number;
}

/** A payment to try without paying it. */
export interface PayTarget extends Pick<GatewayTarget, 'baseUrl' | 'apiVersion'> {
  readonly identity: BuyerIdentity;
  readonly paymentId: string;
  /** CAIP-10. */
  readonly accounts: readonly string[];
  /** Those of the accounts, CAIP-2. */
  readonly chains: readonly string[];
  /** Undefined: who receives is not checked. */
  readonly recipients: readonly string[] | undefined;
  /** Undefined: no call but that of a settlement contract is understood. */
  readonly callRecipients: readonly string[] | undefined;
}

/** What to examine. */
export interface DoctorOptions {
  readonly gateway: GatewayTarget | undefined;
  readonly pay: PayTarget | undefined;
  readonly webhook: WebhookTarget | undefined;
  /** The page on which buyers pay. */
  readonly pageUrl: string | undefined;
}
