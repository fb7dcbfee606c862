import type { WalletTransaction } from '../../../src/wallet/wallet-request.js';
import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { SETTLEMENT } from '../../support/wallet/transaction-options.js';

/** The time within which every node knows a transaction, unless it was sent privately, milliseconds. */
const KNOWN_WITHIN_MS = 10_000;
/** From then on until it is in a block. */
const MINED_WITHIN_MS = [12_000, 12_000, 60_000, 180_000];
const HASH_DIGITS = 64;

/** A transaction of a wallet. */
export interface SentTransaction {
  readonly hash: string;
  /** The chain (CAIP-2) to which the wallet has sent it. */
  readonly chain: string;
  readonly transaction: WalletTransaction;
  readonly sentAtMs: number;
  readonly knownAtMs: number;
  readonly minedAtMs: number;
  /** True if the account was a contract, so that another one has sent it. */
  readonly isRelayed: boolean;
  /** What the settlement contract has done with the coins, if there are any. `lost`: they are on a chain where there is no contract. */
  readonly coins: 'taken' | 'refused' | 'lost' | undefined;
}

interface ChainsOptions {
  readonly clock: VirtualClock;
  readonly random: Random;
  /** See {@link Chains.isContract}. */
  readonly contracts: readonly string[];
  /** Takes the coins for the payment, which the contract does once; resolves to false if it cannot be paid any more. */
  readonly takeCoins: (hash: string) => Promise<boolean>;
}

export const toChain = (chainId: unknown): string => `eip155:${Number(chainId)}`;
const toHex = (value: number): string => `0x${value.toString(16)}`;

/** The chains, as all nodes and wallets see them. */
export class Chains {
  readonly sent: SentTransaction[] = [];
  readonly #options: ChainsOptions;
  readonly #contracts: Set<string>;
  /** When accounts have become contracts, or have ceased to be, by address. Each time counts as a transaction of theirs. */
  readonly #delegatedAtMs = new Map<string, readonly number[]>();

  constructor(options: ChainsOptions) {
    this.#options = options;
    this.#contracts = new Set(options.contracts.map((address) => address.toLowerCase()));
  }

  /** True if an account is a contract, or acts as one (EIP-7702): others send for it, and it counts no transactions. */
  isContract(address: string): boolean {
    return this.#contracts.has(address.toLowerCase());
  }

  /** The account becomes a contract, or ceases to be one. */
  delegate(address: string): void {
    const key = address.toLowerCase();
    if (!this.#contracts.delete(key)) this.#contracts.add(key);
    this.#delegatedAtMs.set(key, [...this.#getDelegations(key), this.#options.clock.nowMs()]);
  }

  #getDelegations(key: string): readonly number[] {
    return this.#delegatedAtMs.get(key) ?? [];
  }

  /** True if the account has become a contract, or has ceased to be one, since then. */
  isDelegatedSince(address: string, sinceMs: number): boolean {
    return this.#getDelegations(address.toLowerCase()).some((atMs) => atMs >= sinceMs);
  }

  /**
   * @param chain the chain to which the wallet sends it, whatever the transaction says
   * @param isPrivate true if no node knows it before it is in a block
   */
  async send(transaction: WalletTransaction, chain: string, isPrivate = false): Promise<SentTransaction> {
    const { clock, random, takeCoins } = this.#options;
    const hash = `0x${Array.from({ length: HASH_DIGITS }, () => random.int(0, 15).toString(16)).join('')}`;
    const sentAtMs = clock.nowMs();
    const arrivedAtMs = sentAtMs + random.int(0, random.pick([1_000, 3_000, KNOWN_WITHIN_MS]));
    const minedAtMs = arrivedAtMs + random.int(0, random.pick(MINED_WITHIN_MS));
    const knownAtMs = isPrivate ? minedAtMs : arrivedAtMs;
    const take = async (): Promise<SentTransaction['coins']> => {
      if (toChain(transaction.chainId) !== chain) return 'lost';
      return (await takeCoins(hash)) ? 'taken' : 'refused';
    };
    const coins = transaction.to === SETTLEMENT ? await take() : undefined;
    const isRelayed = this.isContract(transaction.from);
    const sent = { hash, chain, transaction, sentAtMs, knownAtMs, minedAtMs, isRelayed, coins };
    this.sent.push(sent);
    return sent;
  }

  find(hash: unknown): SentTransaction | undefined {
    return this.sent.find((sent) => sent.hash === hash);
  }

  /** The transactions of an account that a node counts at a moment. */
  #count(chain: string, address: string, isCounted: (sent: SentTransaction) => boolean): number {
    const isOwn = ({ transaction: { from }, ...sent }: SentTransaction): boolean =>
      sent.chain === chain && !sent.isRelayed && from.toLowerCase() === address;
    const delegations = this.#getDelegations(address).length;
    return delegations + this.sent.filter((sent) => isOwn(sent) && isCounted(sent)).length;
  }

  /** The answer of the wallet's node, which is one of this chain. */
  request(chain: string, method: string, [subject, tag]: readonly unknown[]): unknown {
    const nowMs = this.#options.clock.nowMs();
    const address = String(subject).toLowerCase();
    switch (method) {
      case 'eth_getCode':
        return this.isContract(address) ? '0xef0100' : '0x';
      case 'eth_getTransactionCount':
        return toHex(
          this.#count(
            chain,
            address,
            ({ knownAtMs, minedAtMs }) => (tag === 'latest' ? minedAtMs : knownAtMs) <= nowMs,
          ),
        );
      case 'eth_getTransactionByHash': {
        const sent = this.find(subject);
        return sent?.chain === chain && sent.knownAtMs <= nowMs ? { hash: sent.hash } : null;
      }
      default:
        return undefined;
    }
  }
}
