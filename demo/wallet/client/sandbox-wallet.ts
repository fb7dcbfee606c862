import { WalletError, type CheckoutWallet } from 'pay-status/wallet';
import type { TestAccount } from './account.js';
import { SANDBOX_WALLET } from './announced/wallet-info.js';
import { RpcError, type Rpc } from './chain/rpc.js';
import { readGasTerms, sendTransaction } from './chain/send-transaction.js';
import { readTransaction } from './chain/transaction.js';
import { findNetworkName, PAPER_NETWORKS, type Networks } from './networks.js';

export interface SandboxWalletOptions {
  readonly account: TestAccount;
  /** Gives the address coins to pay with. */
  readonly fund: (address: string) => Promise<void>;
  /** Default: those of a sandbox without a chain. */
  readonly networks?: Networks;
  /** The node of the network; without one, the wallet sends no transactions. */
  readonly rpc?: Rpc | undefined;
}

/** What the wallet is asked for. */
export type SandboxRequest =
  | { readonly method: 'eth_signTypedData_v4'; readonly params: readonly [account: string, typedData: string] }
  | { readonly method: 'eth_sendTransaction'; readonly params: readonly [transaction: unknown] };

export interface SandboxWallet extends CheckoutWallet {
  sign(request: SandboxRequest): Promise<string>;
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sends a transaction. Before it is signed, an error means that nothing was sent. */
const send = async (account: TestAccount, rpc: Rpc | undefined, request: unknown): Promise<string> => {
  const transaction = readTransaction(request);
  if (!rpc || !transaction) throw new WalletError('rejected', 'The test wallet cannot send this transaction.');
  const terms = await readGasTerms(rpc, transaction).catch((error: unknown) => {
    throw new WalletError('rejected', `The transaction would fail: ${getMessage(error)}`, error);
  });
  try {
    return await sendTransaction(account, rpc, transaction, terms);
  } catch (error) {
    // The node has refused the bytes, which are not sent again.
    const code = error instanceof RpcError ? 'rejected' : 'wallet_failed';
    throw new WalletError(code, getMessage(error), error);
  }
};

/** The test wallet for pages on which the click on "Pay" is the approval: it signs without a question. */
export const createSandboxWallet = ({
  account,
  fund,
  networks = PAPER_NETWORKS,
  rpc,
}: SandboxWalletOptions): SandboxWallet => ({
  ...SANDBOX_WALLET,
  accounts: async (ask) => {
    try {
      if (ask) await fund(account.address);
    } catch (error) {
      throw new WalletError('wallet_failed', getMessage(error), error);
    }
    return [account.address];
  },
  selectChain: async (chain) => {
    if (findNetworkName(networks, chain) === undefined)
      throw new WalletError('unknown_chain', `The test wallet does not have the chain ${chain}.`);
  },
  sign: (request) =>
    request.method === 'eth_sendTransaction' ? send(account, rpc, request.params[0]) : account.sign(request.params[1]),
  subscribe: () => () => undefined,
});
