import type { Rpc } from './rpc.js';
import type { WalletTransaction } from './transaction.js';

/** Permit2, without the prefix and in lower case. */
const PERMIT2 = '000000000022d473030f116ddee9f6b43ac78ba3';
/** `approve(address,uint256)` of a token, for Permit2. */
const APPROVE_PERMIT2 = `0x095ea7b3${PERMIT2.padStart(64, '0')}`;
const WITHOUT_LIMIT = 'f'.repeat(64);
const NOTHING = '0'.repeat(64);
/** `payNative(bytes32,uint256,bytes)` of the settlement contract. */
const PAY_NATIVE = '0x6b45f9ef';
/** `symbol()` of a token. */
const SYMBOL = '0x95d89b41';

const WORD = 64;
const MAX_SYMBOL_LENGTH = 12;
/** What a name may contain: a token is anybody's, and its name could be a sentence. */
const NAME = /^[A-Za-z\d.$_-]+$/;

const COIN_DECIMALS = 18;

/** Reads a text as contracts return it: where it begins, its length, its bytes. */
const readText = (hex: string): string => {
  const length = Number(`0x${hex.slice(2 + WORD, 2 + 2 * WORD)}`);
  if (!(length <= MAX_SYMBOL_LENGTH)) return '';
  const bytes = hex.slice(2 + 2 * WORD).match(/../g) ?? [];
  return String.fromCharCode(...bytes.slice(0, length).map((byte) => parseInt(byte, 16)));
};

/** The token's own name for itself, if it is one. */
const readSymbol = async (rpc: Rpc, to: string): Promise<string> => {
  try {
    const symbol = readText(await rpc<string>('eth_call', [{ to, data: SYMBOL }, 'latest']));
    return NAME.test(symbol) ? symbol : 'this token';
  } catch {
    return 'this token';
  }
};

/** `0.0125 ETH`, exact to the last digit. */
export const formatCoin = (value: bigint): string => {
  const digits = String(value).padStart(COIN_DECIMALS + 1, '0');
  const fraction = digits.slice(-COIN_DECIMALS).replace(/(?<!0)0+$/, '');
  return `${digits.slice(0, -COIN_DECIMALS)}${fraction && `.${fraction}`} ETH`;
};

/** Says what a transaction does, for the calls that a payment consists of; undefined for others. */
export const describeTransaction = async (
  rpc: Rpc,
  transaction: WalletTransaction,
  merchantName?: string,
): Promise<string | undefined> => {
  const { to, value } = transaction;
  const data = transaction.data.toLowerCase();
  if (data.startsWith(APPROVE_PERMIT2) && data.length === APPROVE_PERMIT2.length + WORD) {
    const allowance = data.slice(APPROVE_PERMIT2.length);
    if (allowance === NOTHING) return `Take back the permission of Permit2 to move ${await readSymbol(rpc, to)}`;
    const limit = allowance === WITHOUT_LIMIT ? 'without a limit' : 'up to an amount';
    return `Allow Permit2 to move ${await readSymbol(rpc, to)}, ${limit}`;
  }
  if (data.startsWith(PAY_NATIVE)) return `Pay ${formatCoin(value)}${merchantName ? ` to ${merchantName}` : ''}`;
  return data === '0x' ? `Send ${formatCoin(value)}` : undefined;
};
