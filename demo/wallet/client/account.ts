import type { TransactionSerializableEIP1559 } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { keccak256 } from 'viem/utils';

type Hex = `0x${string}`;

/** The account of the test wallet, with its private key. */
export interface TestAccount {
  readonly address: string;
  /** Signs typed data (EIP-712), given as JSON text. */
  readonly sign: (typedData: string) => Promise<string>;
  /** Signs a transaction; resolves to the bytes to send, and their hash. */
  readonly signTransaction: (
    transaction: TransactionSerializableEIP1559,
  ) => Promise<{ readonly raw: Hex; readonly hash: Hex }>;
}

const KEY_NAME = 'pay-status-test-wallet-key';
const KEY = /^0x[0-9a-f]{64}$/;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const isKey = (text: string | null): text is Hex => KEY.test(text ?? '');

const toAccount = (key: Hex): TestAccount => {
  const account = privateKeyToAccount(key);
  return {
    address: account.address,
    sign: (typedData) => account.signTypedData(JSON.parse(typedData) as Parameters<typeof account.signTypedData>[0]),
    signTransaction: async (transaction) => {
      const raw = await account.signTransaction(transaction);
      return { raw, hash: keccak256(raw) };
    },
  };
};

/** The account of this browser, created at the first visit. Where storage is not available, each visit has a new one. */
export const openAccount = (getStorage: () => Storage): TestAccount => {
  try {
    const stored = getStorage().getItem(KEY_NAME);
    const key = isKey(stored) ? stored : generatePrivateKey();
    getStorage().setItem(KEY_NAME, key);
    return toAccount(key);
  } catch {
    return toAccount(generatePrivateKey());
  }
};
