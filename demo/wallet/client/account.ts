import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** The account of the test wallet, with its private key. */
export interface TestAccount {
  readonly address: string;
  /** Signs typed data (EIP-712), given as JSON text. There is no chain behind the test wallet, so it signs nothing else. */
  readonly sign: (typedData: string) => Promise<string>;
}

const KEY_NAME = 'pay-status-test-wallet-key';
const KEY = /^0x[0-9a-f]{64}$/;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const isKey = (text: string | null): text is `0x${string}` => KEY.test(text ?? '');

const toAccount = (key: `0x${string}`): TestAccount => {
  const account = privateKeyToAccount(key);
  return {
    address: account.address,
    sign: (typedData) => account.signTypedData(JSON.parse(typedData) as Parameters<typeof account.signTypedData>[0]),
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
