import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import type { WalletRpc } from './wire.js';

const KEY_NAME = 'pay-status-test-wallet-key';
const KEY = /^0x[0-9a-f]{64}$/;
/** Base Sepolia, Sepolia. */
const CHAINS = ['eip155:84532', 'eip155:11155111'];

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const isKey = (text: string | null): text is `0x${string}` => KEY.test(text ?? '');

/** The account of this browser, created at the first visit. Where storage is not available, each visit has a new one. */
export const openAccount = (getStorage: () => Storage): PrivateKeyAccount => {
  try {
    const stored = getStorage().getItem(KEY_NAME);
    const key = isKey(stored) ? stored : generatePrivateKey();
    getStorage().setItem(KEY_NAME, key);
    return privateKeyToAccount(key);
  } catch {
    return privateKeyToAccount(generatePrivateKey());
  }
};

/** The account on each supported chain, CAIP-10. */
export const getAccountIds = ({ address }: PrivateKeyAccount): string[] => CHAINS.map((chain) => `${chain}:${address}`);

/** Signs a request of the gateway. There is no chain behind the test wallet, so it signs typed data and nothing else. */
export const signRequest = async (account: PrivateKeyAccount, { method, params }: WalletRpc): Promise<string> => {
  const [, typedData] = params;
  if (method !== 'eth_signTypedData_v4' || typeof typedData !== 'string')
    throw new Error(`The test wallet does not support ${method}.`);
  return account.signTypedData(JSON.parse(typedData) as Parameters<PrivateKeyAccount['signTypedData']>[0]);
};
