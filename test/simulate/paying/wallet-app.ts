import type { EvmProvider } from '../../../src/browser/wallets/evm-provider.js';
import type { WalletRequest, WalletTransaction } from '../../../src/wallet/wallet-request.js';
import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { toChain, type Chains, type SentTransaction } from './chain.js';
import type { Keys } from './keys.js';
import { isUnsent } from './proof.js';
import type { TabLife } from './tab-life.js';
import { wait } from './wait.js';
import { pickUnclearError, toError, WalletBuyer } from './wallet-buyer.js';
import { writeSignature, type WalletQuirks } from './wallet-quirks.js';

export const CHAINS = ['eip155:84532', 'eip155:11155111'] as const;

/** The number of reports of changes that are none. */
const REPORTS = 20;
const REPORT_MS = 1_000;
const BURST = 3;

const toHex = (chain: string): string => `0x${Number(chain.slice('eip155:'.length)).toString(16)}`;
const toKey = (method: string, params: readonly unknown[]): string => JSON.stringify([method, params]);

/** What the wallet lets pages see. */
interface WalletView {
  readonly accounts: readonly string[];
  readonly chain: string;
}

/** A payment that the wallet was asked for, and has sent. */
export interface SentPayment extends SentTransaction {
  readonly askedAtMs: number;
}

interface WalletAppOptions {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly keys: Keys;
  readonly chains: Chains;
  /** The accounts that pages may see. */
  readonly accounts: readonly string[];
  /** True if it is the app around the page, which remembers what its pages have asked for. */
  readonly remembers: boolean;
  readonly quirks: WalletQuirks;
  /** See {@link WalletBuyer}. */
  readonly hesitates: boolean;
}

/** A wallet of one device, which its tabs share, with the buyer in front of it. */
export class WalletApp {
  readonly buyer: WalletBuyer;
  readonly remembers: boolean;
  accounts: readonly string[];
  chain: string;
  /** What was selected, in this order; the last one is now. */
  readonly views: WalletView[] = [];
  /** The payments that it has sent. */
  readonly sent: SentPayment[] = [];
  readonly #options: WalletAppOptions;
  readonly #knownChains = new Set<string>(CHAINS);
  readonly #listeners = new Set<() => void>();
  /** The last answers to requests for a signature or a transaction, by request. */
  readonly #answers = new Map<string, Promise<unknown>>();
  /** Until then it lists no accounts. */
  #emptyUntilMs = -Infinity;

  constructor(options: WalletAppOptions) {
    const { clock, random, accounts, remembers, hesitates } = options;
    this.#options = options;
    this.buyer = new WalletBuyer(clock, random, hesitates);
    this.remembers = remembers;
    this.accounts = accounts;
    this.chain = random.pick(CHAINS);
    this.views.push({ accounts, chain: this.chain });
    if (random.chance(0.1)) this.#knownChains.delete(random.pick(CHAINS));
  }

  /** The buyer selects other accounts or another chain. */
  select(accounts: readonly string[], chain: string): void {
    this.accounts = accounts;
    this.chain = chain;
    this.views.push({ accounts, chain });
    for (const listener of [...this.#listeners]) listener();
  }

  /** From now on the buyer approves everything, also what was ignored so far. */
  becomeWilling(): void {
    for (const chain of CHAINS) this.#knownChains.add(chain);
    this.buyer.becomeWilling();
  }

  /** The wallet as one tab sees it (EIP-1193). */
  provider(life: TabLife): EvmProvider {
    const { clock, quirks } = this.#options;
    const listeners = new Set<() => void>();
    const notify = (): void => {
      if (!life.isOver) for (const listener of [...listeners]) listener();
    };
    this.#listeners.add(() => {
      for (let left = quirks.reports === 'bursts' ? BURST : 1; left > 0; left--) notify();
    });
    let reports = 0;
    const report = (method: string): void => {
      const isAnswer = quirks.reports === 'answers' && method === 'eth_accounts';
      if (isAnswer && reports++ < REPORTS) clock.setTimeout(notify, 0);
      if (quirks.reports === 'seconds' && method === 'eth_requestAccounts')
        for (let second = 1; second <= REPORTS; second++) clock.setTimeout(notify, second * REPORT_MS);
    };
    return {
      request: ({ method, params = [] }) =>
        life.call(() => {
          report(method);
          return this.#remember(method, params);
        }),
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
    const { clock, random, chains, quirks } = this.#options;
    await wait(clock, random.int(0, 30));
    switch (method) {
      case 'eth_accounts':
        return clock.nowMs() < this.#emptyUntilMs ? [] : this.accounts;
      case 'eth_chainId':
        return toHex(this.chain);
      case 'eth_requestAccounts':
        await this.buyer.ask();
        this.#emptyUntilMs = clock.nowMs() + quirks.emptyMs;
        return this.accounts;
      case 'wallet_switchEthereumChain':
        return this.#switch(toChain((params[0] as { readonly chainId: string }).chainId));
      case 'eth_signTypedData_v4':
        return this.#sign(params[0] as string, params[1] as string);
      case 'eth_sendTransaction':
        return this.#sendTransaction(params[0] as WalletTransaction);
      default: {
        const answer = quirks.readsChain ? chains.request(this.chain, method, params) : undefined;
        if (answer === undefined) throw toError(4200, `${method} is not supported`);
        return answer;
      }
    }
  }

  async #switch(chain: string): Promise<null> {
    const { clock, quirks } = this.#options;
    if (!this.#knownChains.has(chain)) throw toError(4902, 'Unrecognized chain ID');
    await this.buyer.ask();
    const follow = (): void => {
      if (chain !== this.chain) this.select(this.accounts, chain);
    };
    if (quirks.followsMs) clock.setTimeout(follow, quirks.followsMs);
    else follow();
    return null;
  }

  #isKnown(address: string): boolean {
    return this.accounts.some((known) => known.toLowerCase() === address.toLowerCase());
  }

  async #sign(address: string, text: string): Promise<string> {
    const { random, keys, quirks } = this.#options;
    const { domain } = JSON.parse(text) as { readonly domain: { readonly chainId: number | string } };
    if (toChain(domain.chainId) !== this.chain) throw toError(-32603, 'chainId must match the active chainId');
    if (!this.#isKnown(address)) throw toError(4100, 'The account has not been authorized');
    await this.buyer.ask();
    // Some wallets sign for an account that was deselected while they were open, others do not.
    if (!this.#isKnown(address) && random.chance(0.5)) throw toError(4001, 'User rejected the request');
    return writeSignature(await keys.sign(address, text), quirks.form);
  }

  async #sendTransaction(transaction: WalletTransaction): Promise<unknown> {
    const { clock, random, quirks } = this.#options;
    const askedAtMs = clock.nowMs();
    const submit = (): Promise<string> => this.#submit(transaction, askedAtMs);
    const isSelected = quirks.ignoresChainId || toChain(transaction.chainId) === this.chain;
    if (!isSelected) throw toError(-32603, 'chainId must match the active chainId');
    if (!this.#isKnown(transaction.from)) throw toError(4100, 'The account has not been authorized');
    if (this.buyer.declines-- > 0) throw toError(undefined, 'User denied the request');
    try {
      await this.buyer.ask(BigInt(transaction.value) > 0n);
    } catch (error) {
      await this.#fail(error, submit);
      throw error;
    }
    // The buyer selects another chain in the wallet, which asks for the approval.
    const other = CHAINS.find((chain) => chain !== this.chain) ?? CHAINS[0];
    if (quirks.ignoresChainId && !this.buyer.isWilling && random.chance(0.3)) this.select(this.accounts, other);
    const hash = await submit();
    if (this.buyer.isWilling) return hash;
    if (random.chance(0.1)) throw pickUnclearError(random);
    return random.chance(0.05) ? null : hash;
  }

  /** Behind an error that does not say so, the transaction may be sent nevertheless: the wallet does not know, or keeps it for later. */
  async #fail(error: unknown, submit: () => Promise<string>): Promise<void> {
    const { random } = this.#options;
    if (isUnsent(error)) return;
    const becomes = random.pick(['nothing', 'nothing', 'sent', 'kept']);
    if (becomes === 'sent') await submit();
    if (becomes === 'kept') this.buyer.approveLater(submit);
  }

  async #submit(transaction: WalletTransaction, askedAtMs: number): Promise<string> {
    const { chains, quirks } = this.#options;
    const chain = quirks.ignoresChainId ? this.chain : toChain(transaction.chainId);
    const sent = await chains.send(transaction, chain, quirks.sendsPrivately);
    if (sent.coins) this.sent.push({ ...sent, askedAtMs });
    return sent.hash;
  }
}
