import type { Abi } from 'viem';
import { decodeErrorResult } from 'viem/utils';
import { PERMIT2 } from '../permit2.js';
import type { Asset } from '../asset.js';
import { coin } from './artifacts/coin.js';
import { permitCoin } from './artifacts/permit-coin.js';
import { settlement } from './artifacts/settlement.js';
import { permit2 } from './artifacts/permit2.js';
import type { EvmNode } from './node.js';

type Hex = `0x${string}`;

/** Reads the balance of an account in an asset, base units. */
export const readBalance = (node: EvmNode, { method, contract }: Asset, address: Hex): Promise<bigint> =>
  node.run((client) =>
    method === 'native'
      ? client.getBalance({ address })
      : client.readContract({ abi: coin.abi, address: contract, functionName: 'balanceOf', args: [address] }),
  );

/** True for an account that is a contract, or has delegated itself to one (EIP-7702). */
export const hasCode = async (node: EvmNode, address: Hex): Promise<boolean> =>
  (await node.request<Hex>('eth_getCode', [address, 'latest'])) !== '0x';

/** Reads how much Permit2 may move of an account's coins. */
export const readAllowance = (node: EvmNode, { contract }: Asset, address: Hex): Promise<bigint> =>
  node.run((client) =>
    client.readContract({ abi: coin.abi, address: contract, functionName: 'allowance', args: [address, PERMIT2] }),
  );

/** Reads the number of permits (EIP-2612) that an account has used; those that wait for their block count. */
export const readPermitNonce = (node: EvmNode, { contract }: Asset, address: Hex): Promise<bigint> =>
  node.run((client) =>
    client.readContract({
      abi: permitCoin.abi,
      address: contract,
      functionName: 'nonces',
      args: [address],
      blockTag: 'pending',
    }),
  );

/** `0x` and four bytes. */
const SELECTOR_LENGTH = 10;

/** The errors of all contracts that a settlement calls. */
const ERRORS: Abi = [...settlement.abi, ...coin.abi, ...permitCoin.abi, ...permit2.abi].filter(
  ({ type }) => type === 'error',
);

/** The data with which a call reverted; undefined if the error is another one. */
const getRevertData = (error: unknown): Hex | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { data } = error as { readonly data?: unknown };
  return typeof data === 'string' && data.startsWith('0x') ? (data as Hex) : getRevertData(error.cause);
};

/** Simulates a call after the transactions that wait for their block; resolves to the name of the error with which it reverts, if it does. */
export const findRevert = async (
  node: EvmNode,
  call: { readonly from: Hex; readonly to: Hex; readonly data: Hex },
): Promise<string | undefined> => {
  try {
    await node.request('eth_call', [call, 'pending']);
    return undefined;
  } catch (error) {
    const data = getRevertData(error);
    if (data === undefined) throw error;
    return data.length >= SELECTOR_LENGTH ? decodeErrorResult({ abi: ERRORS, data }).errorName : 'no reason';
  }
};
