import type { PaymentOwner } from '../payments/new-payment.js';
import type { Mode } from '../wire/mode.js';

/** A merchant of the partner in one environment. */
export interface Merchant extends PaymentOwner {
  readonly name: string;
  readonly email: string | null;
  /** A URL, or a path of the sandbox; null if the merchant has no icon. */
  readonly iconUrl: string | null;
  readonly createdAtMs: number;
  /** Null unless it is deleted: it takes no payments, but those that it has go on. */
  readonly deletedAtMs: number | null;
}

/** A merchant with its position in the list. */
export interface ListedMerchant {
  readonly merchant: Merchant;
  readonly seq: number;
}

export interface MerchantPage {
  /** Only merchants that were created before this one. */
  readonly beforeSeq: number | undefined;
  readonly limit: number;
}

/** Merchants. Only {@link MerchantTable.list} and {@link MerchantTable.count} leave out the deleted ones. */
export interface MerchantTable {
  /** Its id must be free. */
  insert(merchant: Merchant): Promise<void>;
  find(owner: PaymentOwner): Promise<Merchant | undefined>;
  /** Like {@link find}; no other transaction changes it until this one ends. */
  lock(owner: PaymentOwner): Promise<Merchant | undefined>;
  update(merchant: Merchant): Promise<void>;
  /** The newest first. `search` is a part of the name or the id, in any case. */
  list(mode: Mode, search: string | undefined, page: MerchantPage): Promise<readonly ListedMerchant[]>;
  count(mode: Mode, search: string | undefined): Promise<number>;
}
