import { mnemonicToAccount } from 'viem/accounts';
import { toHex } from 'viem/utils';
import { ChainError } from './chain-error.js';

type Hex = `0x${string}`;

const KEY = /^0x[0-9a-f]{64}$/i;

/** The words from which local nodes derive their accounts, and the number of these. */
const PUBLISHED_WORDS = 'test test test test test test test test test test test junk';
const PUBLISHED_ACCOUNTS = 20;
/** Keys below are guessed by those who look for them. */
const FIRST_KEY = 2n ** 64n;

const isPublished = (key: Hex): boolean =>
  BigInt(key) < FIRST_KEY ||
  Array.from({ length: PUBLISHED_ACCOUNTS }, (_, addressIndex) =>
    mnemonicToAccount(PUBLISHED_WORDS, { addressIndex }).getHdKey(),
  ).some(({ privateKey }) => privateKey && toHex(privateKey) === key.toLowerCase());

/** Refuses a text that is no private key, and a key that everybody knows. @throws ChainError `relayer_key` */
export const requirePrivateKey = (text: string): Hex => {
  if (!KEY.test(text))
    throw new ChainError('relayer_key', 'SANDBOX_RELAYER_KEY must be a private key: 0x and 64 hexadecimal digits.');
  const key = text as Hex;
  if (!isPublished(key)) return key;
  throw new ChainError(
    'relayer_key',
    'SANDBOX_RELAYER_KEY is a key that everybody knows: whoever sends coins to its account loses them. Create another one.',
  );
};
