import type { EvmProvider } from '../../../src/browser/wallets/evm-provider.js';
import type { WalletRequest, WalletTransaction } from '../../../src/wallet/wallet-request.js';
import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { SETTLEMENT } from '../../support/wallet/transaction-options.js';
import type { Keys } from './keys.js';
import type { TabLife } from './tab-life.js';
import { wait } from './wait.js';

export const CHAINS = ['eip155:84532', 'eip155:11155111'] as const;

/** The buyer's responses to a request of the wallet. `lose`: rejects it, and the wallet loses the code of the error. */
const ANSWERS = [
  'approve',
  'approve',
  'approve',
  'approve',
  'approve',
  'approve',
  'reject',
  'lose',
  'ignore',
  'late',
  'fail',
] as const;

const toError = (code: number | undefined, message: string): Error => Object.assign(new Error(message), { code });
const toHex = (chain: string): string => `0x${Number(chain.slice('eip155:'.length)).toString(16)}`;
const toKey = (method: string, params: readonly unknown[]): string => JSON.stringify([method, params]);
const toChain = (chainId: unknown): string => `eip155:${Number(chainId)}`;

/** A wallet of one device, which its tabs share, with the buyer in front of it. */
export class WalletApp {
  /** The accounts that pages may see. */
  accounts: readonly string[];
  chain: string;
  /** True if the buyer approves everything, soon. */
  isWilling = false;
  /** True if it is the app around the page, which remembers what its pages have asked for. */
  readonly remembers: boolean;
  /** The transactions that pay, and that it has sent. */
  payments = 0;
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #keys: Keys;
  readonly #send: (transaction: WalletTransaction) => Promise<string>;
  readonly #knownChains = new Set<string>(CHAINS);
  readonly #listeners = new Set<() => void>();
  /** The last answers to requests for a signature or a transaction, by request. */
  readonly #answers = new Map<string, Promise<unknown>>();
  /** Requests that the buyer ignores so far. */
  readonly #ignored = new Set<() => void>();
  #open = 0;

  /** @param send sends a transaction on the chain */
  constructor(
    clock: VirtualClock,
    random: Random,
    keys: Keys,
    accounts: readonly string[],
    send: (transaction: WalletTransaction) => Promise<string>,
    remembers: boolean,
  ) {
    this.remembers = remembers;
    this.#send = send;
    this.#clock = clock;
    this.#random = random;
    this.#keys = keys;
    this.accounts = accounts;
    this.chain = random.pick(CHAINS);
    if (random.chance(0.1)) this.#knownChains.delete(random.pick(CHAINS));
  }

  /** The buyer selects other accounts or another chain. */
  select(accounts: readonly string[], chain: string): void {
    this.accounts = accounts;
    this.chain = chain;
    for (const listener of [...this.#listeners]) listener();
  }

  /** From now on the buyer approves everything, also what was ignored so far. */
  becomeWilling(): void {
    this.isWilling = true;
    for (const chain of CHAINS) this.#knownChains.add(chain);
    for (const answer of this.#ignored) answer();
    this.#ignored.clear();
  }

  /** The wallet as one tab sees it (EIP-1193). */
  provider(life: TabLife): EvmProvider {
    const listeners = new Set<() => void>();
    const notify = (): void => {
      if (!life.isOver) for (const listener of [...listeners]) listener();
    };
    this.#listeners.add(notify);
    return {
      request: ({ method, params = [] }) => life.call(() => this.#remember(method, params)),
      on: (_event, listener) => listeners.add(listener),
      removeListener: (_event, listener) => listeners.delete(listener),
    };
  }

  /** The answer to a request of an earlier page, as one tab gets it. */
  recall(life: TabLife, { method, params }: WalletRequest): Promise<unknown> {
    return life.call(async () => {
      const answer = this.#answers.get(toKey(method, params));
      if (!answer) throw toError(undefined, 'The request is not known');
      return answer;
    });
  }

  #remember(method: string, params: readonly unknown[]): Promise<unknown> {
    const answer = this.#answer(method, params);
    answer.catch(() => undefined);
    this.#answers.set(toKey(method, params), answer);
    return answer;
  }

  async #answer(method: string, params: readonly unknown[]): Promise<unknown> {
    await wait(this.#clock, this.#random.int(0, 30));
    switch (method) {
      case 'eth_accounts':
        return this.accounts;
      case 'eth_chainId':
        return toHex(this.chain);
      case 'eth_requestAccounts':
        await this.#ask();
        return this.accounts;
      case 'wallet_switchEthereumChain':
        return this.#switch(toChain((params[0] as { readonly chainId: string }).chainId));
      case 'eth_signTypedData_v4':
        return this.#sign(params[0] as string, params[1] as string);
      case 'eth_sendTransaction':
        return this.#sendTransaction(params[0] as WalletTransaction);
      default:
        throw toError(4200, `${method} is not supported`);
    }
  }

  async #switch(chain: string): Promise<null> {
    if (!this.#knownChains.has(chain)) throw toError(4902, 'Unrecognized chain ID');
    await this.#ask();
    if (chain !== this.chain) this.select(this.accounts, chain);
    return null;
  }

  async #sign(address: string, text: string): Promise<string> {
    const { domain } = JSON.parse(text) as { readonly domain: { readonly chainId: number | string } };
    if (toChain(domain.chainId) !== this.chain) throw toError(-32603, 'chainId must match the active chainId');
    const isKnown = (): boolean => this.accounts.some((known) => known.toLowerCase() === address.toLowerCase());
    if (!isKnown()) throw toError(4100, 'The account has not been authorized');
    await this.#ask();
    // Some wallets sign for an account that was deselected while they were open, others do not.
    if (!isKnown() && this.#random.chance(0.5)) throw toError(4001, 'User rejected the request');
    return this.#keys.sign(address, text);
  }

  async #sendTransaction(transaction: WalletTransaction): Promise<unknown> {
    const isKnown = this.accounts.some((known) => known.toLowerCase() === transaction.from.toLowerCase());
    if (!isKnown) throw toError(4100, 'The account has not been authorized');
    try {
      await this.#ask();
    } catch (error) {
      const { code } = error as { readonly code?: number };
      if (code !== -32603 || this.#random.chance(0.5)) throw error;
      // The node of the wallet has taken it, and the wallet does not know.
      await this.#submit(transaction);
      throw toError(-32603, this.#random.pick(['Internal error', 'The node has rejected it: already known']));
    }
    const hash = await this.#submit(transaction);
    if (this.isWilling) return hash;
    if (this.#random.chance(0.05)) throw toError(undefined, 'The connection to the wallet was lost');
    return this.#random.chance(0.05) ? null : hash;
  }

  async #submit(transaction: WalletTransaction): Promise<string> {
    if (transaction.to === SETTLEMENT) this.payments++;
    return this.#send(transaction);
  }

  /** Waits for the buyer. */
  async #ask(): Promise<void> {
    if (this.#open && !this.isWilling && this.#random.chance(0.3)) throw toError(-32002, 'Request already pending');
    this.#open++;
    try {
      const answer = this.isWilling ? 'approve' : this.#random.pick(ANSWERS);
      if (answer === 'ignore') await new Promise<void>((resolve) => this.#ignored.add(resolve));
      else await wait(this.#clock, answer === 'late' ? this.#random.int(5_000, 60_000) : this.#random.int(100, 4_000));
      if (answer === 'reject') throw toError(4001, 'User rejected the request');
      if (answer === 'lose') throw toError(undefined, 'User denied the request');
      if (answer === 'fail') throw toError(-32603, 'Internal error');
    } finally {
      this.#open--;
    }
  }
}
