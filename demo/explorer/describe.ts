import type { Abi } from 'viem';
import { decodeEventLog, decodeFunctionData, formatUnits } from 'viem/utils';
import type { Gateway } from '../gateway/gateway.js';
import type { Asset } from '../gateway/rails/asset.js';
import { authorizationCoin } from '../gateway/rails/evm/artifacts/authorization-coin.js';
import { permitCoin } from '../gateway/rails/evm/artifacts/permit-coin.js';
import { settlement } from '../gateway/rails/evm/artifacts/settlement.js';
import { PERMIT2 } from '../gateway/rails/permit2.js';
import type { RawLog, RawTransaction } from './chain-reader.js';

/** What the explorer knows of the gateway. */
export type Known = Pick<Gateway, 'assets' | 'recipient'>;

/** A movement of coins. */
export interface Transfer {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
}

/** A payment that the settlement contract has taken. */
export interface Paid {
  /** The key by which the chain names the payment. */
  readonly key: string;
  readonly payer: string;
  readonly amount: string;
}

/** The call of a transaction. */
export interface Call {
  readonly meaning: string;
  /** The function's name; undefined for a transfer of ether, a creation, and unknown calls. */
  readonly name?: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** All functions and events that a payment may consist of. */
const ABI: Abi = [...settlement.abi, ...authorizationCoin.abi, ...permitCoin.abi];

/** By the names of functions. */
const MEANINGS: Readonly<Record<string, string>> = {
  payWithAuthorization: 'Payment with a signed authorization (EIP-3009)',
  payWithPermit: 'Payment with a signed permit (EIP-2612) and a signed transfer (Permit2)',
  payWithPermit2: 'Payment with a signed transfer (Permit2)',
  createAndPay: 'Deployment of the account of a buyer (EIP-6492), and payment',
  payNative: 'Payment in ether',
  withdraw: 'Withdrawal from the settlement contract',
  mint: 'Test coins from the faucet',
  approve: 'Permission to move a token',
  transfer: 'Transfer of a token',
};

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The asset of a contract; the zero address is that of the native coin. */
const findAsset = ({ assets }: Known, contract: string): Asset | undefined =>
  assets.find((asset) => isSame(asset.contract, contract));

const COIN_DECIMALS = 18;

/** `1,250.5`, exact to the last digit. */
const formatDigits = (value: bigint, decimals: number): string => {
  const [whole = '0', fraction] = formatUnits(value, decimals).split('.');
  return `${BigInt(whole).toLocaleString('en')}${fraction === undefined ? '' : `.${fraction}`}`;
};

export const formatEther = (value: bigint): string => `${formatDigits(value, COIN_DECIMALS)} ETH`;

/** Base units of a contract's coin, as coins if the gateway takes it. */
const formatCoins = (known: Known, contract: string, value: bigint): string => {
  const asset = findAsset(known, contract);
  return asset ? `${formatDigits(value, asset.decimals)} ${asset.symbol}` : `${value} base units of ${contract}`;
};

/** What an address is called; undefined for those of buyers. */
export const nameAddress = (known: Known, address: string): string | undefined => {
  if (isSame(address, known.recipient)) return 'Settlement contract';
  if (isSame(address, PERMIT2)) return 'Permit2';
  const asset = findAsset(known, address);
  if (!asset) return undefined;
  return asset.method === 'native' ? 'Null address' : `${asset.symbol} contract`;
};

const tryDecode = <Decoded>(decode: () => Decoded): Decoded | undefined => {
  try {
    return decode();
  } catch {
    // A function or an event of another contract.
    return undefined;
  }
};

const getParameterNames = (functionName: string, count: number): readonly string[] => {
  const found = ABI.find(
    (item) => item.type === 'function' && item.name === functionName && item.inputs.length === count,
  );
  return found?.type === 'function' ? found.inputs.map(({ name = '' }) => name) : [];
};

const UNLIMITED = 2n ** 256n - 1n;

const describeApproval = (known: Known, to: string, [spender, amount]: readonly unknown[]): string => {
  const token = findAsset(known, to)?.symbol ?? 'a token';
  const who = nameAddress(known, String(spender)) ?? 'an account';
  return `Permission for ${who} to move ${token}${amount === UNLIMITED ? ', without a limit' : ''}`;
};

/** Says what a transaction does. */
export const describeCall = (known: Known, { to, input }: Pick<RawTransaction, 'to' | 'input'>): Call => {
  if (to === null) return { meaning: 'Creation of a contract', parameters: [] };
  if (input === '0x') return { meaning: 'Transfer of ether', parameters: [] };
  const decoded = tryDecode(() => decodeFunctionData({ abi: ABI, data: input }));
  if (!decoded) return { meaning: 'A call that this explorer does not know', parameters: [] };
  const { functionName: name, args = [] } = decoded;
  const names = getParameterNames(name, args.length);
  const meaning = name === 'approve' ? describeApproval(known, to, args) : (MEANINGS[name] ?? 'Call of a contract');
  const parameters = args.map((value, index) => [names[index] || String(index), String(value)] as const);
  return { meaning, name, parameters };
};

const decodeLog = ({ topics, data }: RawLog) =>
  tryDecode(() => decodeEventLog({ abi: ABI, data, topics: topics as [] })) as
    { readonly eventName: string; readonly args: Readonly<Record<string, unknown>> } | undefined;

/** The tokens that a transaction has moved. */
export const readTransfers = (known: Known, logs: readonly RawLog[]): readonly Transfer[] =>
  logs.flatMap((log) => {
    const event = decodeLog(log);
    if (event?.eventName !== 'Transfer') return [];
    const { from, to, value } = event.args;
    return [{ amount: formatCoins(known, log.address, value as bigint), from: String(from), to: String(to) }];
  });

/** The payment that an event of the settlement contract is about. */
export const readPaid = (known: Known, log: RawLog): Paid | undefined => {
  const event = isSame(log.address, known.recipient) ? decodeLog(log) : undefined;
  if (event?.eventName !== 'Paid') return undefined;
  const { payment, payer, token, amount } = event.args;
  return { key: String(payment), payer: String(payer), amount: formatCoins(known, String(token), amount as bigint) };
};
