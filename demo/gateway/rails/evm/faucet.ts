import { encodeFunctionData } from 'viem';
import type { Store } from '../../store/store.js';
import type { EvmAccount } from '../account.js';
import type { Asset } from '../asset.js';
import type { Balance } from '../rail.js';
import { coin } from './artifacts/coin.js';
import { readBalance } from './chain.js';
import type { EvmNode } from './node.js';
import type { Call, Relayer } from './relayer.js';
import { until } from './until.js';

/** Coins up to which the faucet fills an account, once it has less than a tenth. */
const FAUCET_COINS = 10_000n;
const WAIT_MS = 20_000;

const getFullValue = ({ decimals }: Asset): bigint => FAUCET_COINS * 10n ** BigInt(decimals);

const give = ({ method, contract }: Asset, to: EvmAccount['address'], value: bigint): Call =>
  method === 'native'
    ? { to, data: '0x', value }
    : { to: contract, data: encodeFunctionData({ abi: coin.abi, functionName: 'mint', args: [to, value] }) };

interface FaucetOptions {
  readonly node: EvmNode;
  readonly relayer: Relayer;
  readonly assets: readonly Asset[];
  readonly store: Store;
}

/** Gives an account test coins by transactions of the relayer; resolves once it has them. */
export const fillAccount = async (
  { node, relayer, assets, store }: FaucetOptions,
  { address }: EvmAccount,
): Promise<readonly Balance[]> => {
  const fees = await relayer.getFees(node);
  const read = async () =>
    Promise.all(assets.map(async (asset) => ({ asset, value: await readBalance(node, asset, address) })));
  const before = await read();
  const own = await node.run((client) => client.getBalance({ address: relayer.address }));
  const poor = before.filter(
    ({ asset, value }) =>
      value < getFullValue(asset) / 10n && (asset.method !== 'native' || own > 2n * getFullValue(asset)),
  );
  if (!poor.length) return before;
  const purpose = { kind: 'faucet', paymentId: null, expiresAt: null } as const;
  await store.transaction(async ({ chain }) => {
    for (const { asset, value } of poor)
      await relayer.store(chain, give(asset, address, getFullValue(asset) - value), fees, purpose);
  });
  let after = before;
  await until(async () => {
    after = await read();
    return poor.every(({ asset }) => after.some((each) => each.asset === asset && each.value >= getFullValue(asset)));
  }, WAIT_MS);
  return after;
};
