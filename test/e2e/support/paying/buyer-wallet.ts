import { randomUUID } from 'node:crypto';
import { createIndependentSigner, type IndependentSigner } from '../../../../demo/test/support/independent-signer.js';

export const BASE_SEPOLIA = 84532;
export const SEPOLIA = 11155111;

/** A question of a wallet to its buyer: to connect, to switch the network or add one, to sign, or to send a transaction. */
export type Question = 'connect' | 'switch' | 'add' | 'sign' | 'send';

/** A wallet and its buyer. */
export interface BuyerWallet {
  /** The name that the page shows. */
  readonly name: string;
  /** The selected account's address. */
  readonly address: string;
  /** Waits until the wallet asks the buyer. */
  readonly asks: (question: Question) => Promise<void>;
  /** Waits for the question, and approves. */
  readonly approve: (question: Question) => Promise<void>;
  /** Waits for the question, and answers with an error: by default, that the buyer has rejected. */
  readonly reject: (question: Question, error?: { readonly code: number; readonly message: string }) => Promise<void>;
  /** How often the page has made the wallet ask. */
  readonly count: (question: Question) => number;
  readonly selectAccount: (signer: IndependentSigner) => Promise<void>;
  readonly addNetwork: (chainId: number) => void;
}

export interface WalletOptions {
  readonly signer?: IndependentSigner;
  /** The selected chain; the only one that the wallet knows. */
  readonly chainId?: number;
  /** The node of the chain. */
  readonly rpcUrl?: string;
}

/** A new account. */
export const createAccount = (): IndependentSigner => createIndependentSigner(randomUUID());
