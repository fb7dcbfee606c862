import type { PaymentOwner } from '../payments/new-payment.js';

/** The account that receives what a merchant is paid in one asset. */
export interface CryptoSettlement extends PaymentOwner {
  readonly id: string;
  /** CAIP-19, without the prefix `caip19/` of units. */
  readonly asset: string;
  /** CAIP-10, on the chain of the asset. */
  readonly destination: string;
}

/** At most one destination for each asset of a merchant. Addresses of EVM chains are the same asset in any case. */
export interface SettlementDestinationTable {
  /** Rejects if the merchant has one for the asset. */
  insert(settlement: CryptoSettlement): Promise<void>;
  /** The destination of an asset. */
  find(owner: PaymentOwner, asset: string): Promise<CryptoSettlement | undefined>;
  findById(owner: PaymentOwner, id: string): Promise<CryptoSettlement | undefined>;
  /** The oldest first. */
  list(owner: PaymentOwner): Promise<readonly CryptoSettlement[]>;
  update(settlement: CryptoSettlement): Promise<void>;
  remove(settlement: CryptoSettlement): Promise<void>;
}

/** Assets are equal if their keys are: the case of a letter carries no meaning on EVM chains only. */
export const toAssetKey = (asset: string): string => (asset.startsWith('eip155:') ? asset.toLowerCase() : asset);
