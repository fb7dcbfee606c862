import assert from 'node:assert/strict';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { readEvmAccount } from '../../gateway/rails/account.js';
import { getUnit, type Asset } from '../../gateway/rails/asset.js';
import type { Store } from '../../gateway/store/store.js';
import { CHAIN, untilFound, type ChainGateway } from './chain-gateway.js';
import { OWNER } from './store-rows.js';

export const findAsset = ({ rail }: ChainGateway, symbol: string): Asset => {
  const asset = rail.assets.find((each) => each.symbol === symbol);
  assert.ok(asset);
  return asset;
};

/** Sets where the merchant wants the asset; by default an account that has nothing. Resolves to a reader of its balance. */
export const setDestination = async (
  chain: ChainGateway,
  symbol: string,
  address: string = privateKeyToAddress(generatePrivateKey()),
) => {
  const asset = findAsset(chain, symbol);
  const destination = `${CHAIN}:${address}`;
  const settlement = { ...OWNER, id: 'crypto_1', asset: getUnit(asset).slice('caip19/'.length), destination };
  await chain.store.transaction(({ settlementDestinations }) => settlementDestinations.insert(settlement));
  return () => chain.rail.balance(chain.store, readEvmAccount(destination)!, asset);
};

/** Pays with the coin; resolves to the payment's id and what was paid. */
export const pay = async (chain: ChainGateway, symbol: string) => {
  await chain.fund();
  const id = await chain.pay(symbol);
  const state = await chain.waitFor(id, 'succeeded');
  assert.ok(state.status === 'succeeded');
  return { id, value: BigInt(state.processing.optionAmount.value) };
};

export const findSettled = async ({ gateway }: ChainGateway, id: string) => {
  const { state } = await gateway.payments.get(id);
  return state.status === 'succeeded' ? (state.settled ?? undefined) : undefined;
};

export const untilSettled = (chain: ChainGateway, id: string) =>
  untilFound(`${id} is settled`, () => findSettled(chain, id));

export const untilNothingIsOpen = (store: Store) =>
  untilFound('nothing is open', async () =>
    (await store.read(({ chain }) => chain.open())).length ? undefined : true,
  );

/** The transfers of settlements that are in a block. */
export const readTransfers = async (store: Store) =>
  (await store.read(({ chain }) => chain.latest(100, 0))).filter(({ kind }) => kind === 'settlement');
