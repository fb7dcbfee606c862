import type { RandomSource } from '../core/random.js';
import { ApiError } from '../http/errors.js';
import { newCryptoSettlementId } from '../payments/ids.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import { toAssetKey, type CryptoSettlement } from '../store/settlement-destination-table.js';
import type { Store, Tables } from '../store/store.js';
import type { CreateCryptoSettlementsRequest } from '../wire/settlement.js';
import { lockMerchant } from './merchant-service.js';

interface SettlementServiceOptions {
  readonly store: Store;
  readonly random: RandomSource;
}

const getChainOfAsset = (asset: string): string => asset.slice(0, asset.indexOf('/'));
const getChainOfAccount = (account: string): string => account.slice(0, account.lastIndexOf(':'));

/** Throws unless the destination is on the chain of the asset. `path` is that of the field. */
const requireSameChain = (asset: string, destination: string, path: string): void => {
  const chain = getChainOfAsset(asset);
  if (getChainOfAccount(destination) !== chain)
    throw new ApiError(
      'params_validation',
      `Validation error: ${path} must be an account on ${chain}, the chain of its asset`,
    );
};

const assetConflict = (asset: string): ApiError =>
  new ApiError(
    'settlement_asset_conflict',
    `A settlement already exists for this asset: ${asset}. Change its destination, or name each asset once`,
  );

/** Creates and changes the destinations of a merchant's settlements. Refusals are `ApiError`s. */
export class SettlementService {
  readonly #options: SettlementServiceOptions;

  constructor(options: SettlementServiceOptions) {
    this.#options = options;
  }

  /** Creates all destinations or none, as a part of a transaction. */
  async createIn(
    tables: Tables,
    owner: PaymentOwner,
    { settlements }: CreateCryptoSettlementsRequest,
  ): Promise<readonly CryptoSettlement[]> {
    await lockMerchant(tables, owner);
    await this.#refuseConflicts(tables, owner, settlements);
    const created = settlements.map(({ asset, destination }) => ({
      id: newCryptoSettlementId(this.#options.random),
      ...{ merchantId: owner.merchantId, mode: owner.mode, asset, destination },
    }));
    for (const settlement of created) await tables.settlementDestinations.insert(settlement);
    return created;
  }

  async update(owner: PaymentOwner, id: string, destination: string): Promise<CryptoSettlement> {
    return this.#change(owner, id, async ({ settlementDestinations }, before) => {
      requireSameChain(before.asset, destination, 'destination');
      const settlement = { ...before, destination };
      await settlementDestinations.update(settlement);
      return settlement;
    });
  }

  /** Removes a destination: later settlements of its asset have none. */
  async remove(owner: PaymentOwner, id: string): Promise<void> {
    await this.#change(owner, id, ({ settlementDestinations }, settlement) =>
      settlementDestinations.remove(settlement),
    );
  }

  /** Everything is checked before the first row is written, because the answer to a refused request is stored too. */
  async #refuseConflicts(
    { settlementDestinations }: Tables,
    owner: PaymentOwner,
    settlements: CreateCryptoSettlementsRequest['settlements'],
  ): Promise<void> {
    const taken = new Set((await settlementDestinations.list(owner)).map(({ asset }) => toAssetKey(asset)));
    for (const [index, { asset, destination }] of settlements.entries()) {
      requireSameChain(asset, destination, `settlements.${index}.destination`);
      const key = toAssetKey(asset);
      if (taken.has(key)) throw assetConflict(asset);
      taken.add(key);
    }
  }

  async #change<Value>(
    owner: PaymentOwner,
    id: string,
    change: (tables: Tables, settlement: CryptoSettlement) => Promise<Value>,
  ): Promise<Value> {
    return this.#options.store.transaction(async (tables) => {
      await lockMerchant(tables, owner);
      const settlement = await tables.settlementDestinations.findById(owner, id);
      if (!settlement) throw new ApiError('not_found', 'Settlement not found');
      return change(tables, settlement);
    });
  }
}
