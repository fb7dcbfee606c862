import type { GatewayClock } from '../clock/clock.js';
import type { RandomSource } from '../core/random.js';
import { ApiError } from '../http/errors.js';
import { readMerchantProfile } from '../listing/merchant.js';
import { newMerchantId } from '../payments/ids.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { Merchant } from '../store/merchant-table.js';
import type { Store, Tables } from '../store/store.js';
import type { CreateMerchantRequest, UpdateMerchantRequest } from '../wire/merchant.js';
import type { Mode } from '../wire/mode.js';
import type { StrictMerchantProfile } from '../wire/payment-details.js';

interface MerchantServiceOptions {
  readonly store: Store;
  readonly clock: GatewayClock;
  readonly random: RandomSource;
  readonly baseUrl: string;
}

const notFound = (): ApiError => new ApiError('not_found', 'Merchant not found');

/** Throws unless the merchant takes payments. */
export const requireOpenMerchant = async ({ merchants }: Tables, owner: PaymentOwner): Promise<void> => {
  const merchant = await merchants.find(owner);
  if (!merchant) throw new ApiError('merchant_not_found', 'Merchant not found');
  if (merchant.deletedAtMs !== null)
    throw new ApiError('merchant_not_found', 'Merchant not found: it was deleted, and takes no new payments');
};

/** Throws unless the merchant exists. One that was deleted keeps its payments. */
export const requireKnownMerchant = async ({ merchants }: Tables, owner: PaymentOwner): Promise<void> => {
  if (!(await merchants.find(owner))) throw new ApiError('merchant_not_found', 'Merchant not found');
};

/** The merchant, unless it does not exist or was deleted. */
export const getMerchant = async ({ merchants }: Tables, owner: PaymentOwner): Promise<Merchant> => {
  const merchant = await merchants.find(owner);
  if (merchant?.deletedAtMs !== null) throw notFound();
  return merchant;
};

/** Like {@link getMerchant}; no other transaction changes the merchant, or those of its rows that lock it, until this one ends. */
export const lockMerchant = async ({ merchants }: Tables, owner: PaymentOwner): Promise<Merchant> => {
  const merchant = await merchants.lock(owner);
  if (merchant?.deletedAtMs !== null) throw notFound();
  return merchant;
};

/** Creates and changes merchants. Refusals are `ApiError`s. */
export class MerchantService {
  readonly #options: MerchantServiceOptions;

  constructor(options: MerchantServiceOptions) {
    this.#options = options;
  }

  /** Creates a merchant as a part of a transaction. Others may have the same name and contact. */
  async createIn(
    { merchants }: Tables,
    mode: Mode,
    { merchantName, merchantEmail, iconUrl = null }: CreateMerchantRequest,
  ): Promise<Merchant> {
    const { clock, random } = this.#options;
    const merchant: Merchant = {
      merchantId: newMerchantId(random),
      mode,
      name: merchantName,
      email: merchantEmail,
      iconUrl,
      createdAtMs: clock.nowMs(),
      deletedAtMs: null,
    };
    await merchants.insert(merchant);
    return merchant;
  }

  /** The merchant as buyers see it, also once it is deleted. */
  async getProfile({ merchantId, mode }: PaymentOwner): Promise<StrictMerchantProfile> {
    const { store, baseUrl } = this.#options;
    return store.read((tables) => readMerchantProfile(tables, { merchantId, mode }, baseUrl));
  }

  async update(owner: PaymentOwner, changes: UpdateMerchantRequest): Promise<Merchant> {
    return this.#options.store.transaction(async (tables) => {
      const before = await lockMerchant(tables, owner);
      const { merchantName = before.name, merchantEmail = before.email, iconUrl = before.iconUrl } = changes;
      const merchant = { ...before, name: merchantName, email: merchantEmail, iconUrl };
      await tables.merchants.update(merchant);
      return merchant;
    });
  }

  /** Deletes a merchant: it is hidden, and takes no new payments. Does nothing if it was deleted before. */
  async remove(owner: PaymentOwner): Promise<void> {
    const { store, clock } = this.#options;
    await store.transaction(async ({ merchants }) => {
      const merchant = await merchants.lock(owner);
      if (!merchant) throw notFound();
      if (merchant.deletedAtMs === null) await merchants.update({ ...merchant, deletedAtMs: clock.nowMs() });
    });
  }
}
