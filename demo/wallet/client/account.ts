import type { WalletRpcAction } from '@walletconnect/pay';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

const KEY_NAME = 'pay-status-test-wallet-key';
const KEY = /^0x[0-9a-f]{64}$/;
/** Base, Ethereum, BSC. */
const CHAINS = ['eip155:8453', 'eip155:1', 'eip155:56'];

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const isKey = (text: string | null | undefined): text is `0x${string}` => KEY.test(text ?? '');

/** The browser's own throwaway key, made at the first visit; a storage that is closed means a new one each time. */
export const openAccount = (storage: () => Storage): PrivateKeyAccount => {
  try {
    const kept = storage().getItem(KEY_NAME);
    const key = isKey(kept) ? kept : generatePrivateKey();
    storage().setItem(KEY_NAME, key);
    return privateKeyToAccount(key);
  } catch {
    return privateKeyToAccount(generatePrivateKey());
  }
};

/** The account on each chain that it pays on, CAIP-10. */
export const accountIds = ({ address }: PrivateKeyAccount): string[] => CHAINS.map((chain) => `${chain}:${address}`);

/** Answers one request of the gateway. The test wallet has no chain behind it: it signs typed data and nothing else. */
export const answerRpc = async (account: PrivateKeyAccount, { method, params }: WalletRpcAction): Promise<string> => {
  if (method !== 'eth_signTypedData_v4') throw new Error(`The test wallet cannot answer ${method}.`);
  const [, typedData = '{}'] = JSON.parse(params) as readonly string[];
  return account.signTypedData(JSON.parse(typedData) as Parameters<PrivateKeyAccount['signTypedData']>[0]);
};
