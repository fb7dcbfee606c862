import { privateKeyToAccount } from 'viem/accounts';
import type { CheckoutWallet } from '../../../src/wallet/ports.js';

const ACCOUNT = privateKeyToAccount(`0x${'b0b'.padStart(64, '0')}`);
const OTHER_ACCOUNT = privateKeyToAccount(`0x${'a11ce'.padStart(64, '0')}`);
/** The answer to every transaction, which is not sent anywhere. */
const STORY_HASH = `0x${'5'.repeat(64)}`;
type TypedData = Parameters<(typeof ACCOUNT)['signTypedData']>[0];

/** The addresses of the wallets of stories; they pay from the first. */
export const ADDRESSES: readonly string[] = [ACCOUNT.address, OTHER_ACCOUNT.address];

/** The response of the buyer, or of the wallet itself, to a request. */
type Answer = 'approves' | 'rejects' | 'is silent' | 'takes no requests';

/** A wallet whose answers a story sets; by default, it approves everything. */
export interface WalletScript {
  readonly id?: string;
  readonly name?: string;
  readonly icon?: string;
  readonly connects?: Answer;
  /** `has another network`: the wallet does not know the one that it is asked to select. */
  readonly selects?: Answer | 'has another network';
  /** One answer for each request to sign; the last one for all others. */
  readonly signs?: readonly Answer[];
  /** True if the buyer selects another account after the coins were offered. */
  readonly changesAccount?: boolean;
  /** True if the signature is of another account than the one that it names. */
  readonly signsWrong?: boolean;
  /** True if its account is a contract. */
  readonly isContract?: boolean;
  /** True if the wallet lists no account. */
  readonly listsNone?: boolean;
}

const ERROR_CODES = { rejects: 4001, 'takes no requests': 4100, 'has another network': 4902 } as const;

const decide = async (answer: Answer | keyof typeof ERROR_CODES = 'approves'): Promise<void> => {
  if (answer === 'is silent') await new Promise(() => undefined);
  // Wallets reject with these objects, which are not always errors.
  if (answer !== 'approves' && answer !== 'is silent')
    throw Object.assign(new Error(answer), { code: ERROR_CODES[answer] });
};

/** A wallet with a real key, which signs what it is asked to. */
export const createStoryWallet = (script: WalletScript = {}): CheckoutWallet => {
  const { id = 'wallet.example', name = 'Example Wallet', icon, signs = [] } = script;
  const signer = script.signsWrong ? OTHER_ACCOUNT : ACCOUNT;
  let signed = 0;
  let address: string = ACCOUNT.address;
  return {
    id,
    name,
    icon,
    accounts: async (asks) => {
      if (asks) await decide(script.connects);
      return script.listsNone ? [] : [address];
    },
    selectChain: async () => {
      await decide(script.selects);
      if (script.changesAccount) address = OTHER_ACCOUNT.address;
    },
    sign: async (request) => {
      await decide(signs[signed++] ?? signs.at(-1));
      if (request.method === 'eth_sendTransaction') return STORY_HASH;
      return signer.signTypedData(JSON.parse(request.params[1]) as TypedData);
    },
    subscribe: () => () => undefined,
    readActivity: () => Promise.resolve({ hasCode: script.isContract === true, latest: 0, pending: 0 }),
  };
};
