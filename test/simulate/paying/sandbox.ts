import { createHash } from 'node:crypto';
import { createGateway } from '../../../demo/gateway/create-gateway.js';
import { DEMO_MERCHANT_ID } from '../../../demo/gateway/auth/credentials.js';
import type { PaymentOptionsResponse } from '../../../src/contract/schemas/payment-options.js';
import type { Gateway } from '../../../demo/gateway/gateway.js';
import type { Payment } from '../../../demo/gateway/payments/payment.js';
import { ApiError } from '../../../demo/gateway/http/errors.js';
import { readEvmAccount, type EvmAccount } from '../../../demo/gateway/rails/account.js';
import { getUnit } from '../../../demo/gateway/rails/asset.js';
import type { Rail } from '../../../demo/gateway/rails/rail.js';
import { createGatewayMemoryStore } from '../../../demo/gateway/store/memory/memory-store.js';
import type { Store } from '../../../demo/gateway/store/store.js';
import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { Chains } from './chain.js';
import { ADDRESSES, type Keys } from './keys.js';
import { refuse, TransactionDesk } from './transactions.js';
import type { Subject } from './subject.js';
import { CHAINS } from './wallet-app.js';

export const BASE_URL = 'http://localhost:4242';

// The platform computes digests on other threads, in no fixed order. Seeds have to repeat.
crypto.subtle.digest = async (_algorithm, data) =>
  new Uint8Array(
    createHash('sha256')
      .update(data as Uint8Array)
      .digest(),
  ).buffer;

const MERCHANT = { 'Content-Type': 'application/json', 'Api-Key': 'wcp_test_demo', 'Merchant-Id': DEMO_MERCHANT_ID };
const TEAPOT = 418;
/** Ends with the request for options that it answers, and the account. */
const OPTION_ID = /_([0-9a-f]+)_(eip155:.+)$/;

/** The settings of a sandbox. */
export interface SandboxOptions {
  readonly subject: Pick<Subject, 'createPaperRail'>;
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly keys: Keys;
  /** True for a gateway that does not protect against paying twice: it accepts every valid confirmation. */
  readonly isLax: boolean;
  /** True if a lax gateway also accepts options that newer ones have replaced. */
  readonly keepsOptions: boolean;
  /** True if it asks for transactions, not for signatures only. */
  readonly asksForTransactions: boolean;
  /** From a confirmation to its execution; null: the test executes it. */
  readonly autoSucceedMs: number | null;
  readonly lifetimeS: number;
  /** The accounts that are contracts. */
  readonly contracts: readonly string[];
  readonly violate: (what: string) => void;
}

const BUYER = { 'Content-Type': 'application/json', 'App-Id': 'app_demo', 'Client-Id': 'another' };

/** Thrown by a lax rail after all checks of a confirmation: the transaction is rolled back. */
const accept = (): never => {
  throw new ApiError('invalid_params', 'accepted', { status: TEAPOT });
};

const createRail = ({ subject, keys, isLax }: SandboxOptions): Rail => {
  const paper = subject.createPaperRail(keys);
  if (!isLax) return paper;
  return {
    ...paper,
    async verify(...args) {
      const takeFunds = await paper.verify(...args);
      return async (tables) => {
        await takeFunds(tables);
        return accept();
      };
    },
  };
};

const toAccounts = (address: string): readonly EvmAccount[] =>
  CHAINS.flatMap((chain) => readEvmAccount(`${chain}:${address}`) ?? []);

/** The shipped sandbox with one payment. */
export class PayingSandbox {
  readonly gateway: Gateway;
  paymentId = '';
  readonly chains: Chains;
  /** The confirmations that a lax gateway has accepted, and the transactions. */
  readonly accepted = new Set<string>();
  /** The confirmations that the gateway has accepted; it must accept each of them again. */
  readonly #answered = new Set<string>();
  /** Asks for transactions. */
  readonly #desk: TransactionDesk;
  /** Requests that the gateway is processing. */
  #pending = 0;
  readonly #store: Store;
  readonly #rail: Rail;
  readonly #options: SandboxOptions;
  /** The refusals of a lax gateway, by confirmation. */
  readonly #refused = new Map<string, readonly [status: number, text: string]>();
  /** Of other things. */
  #purchases = 0;

  private constructor(options: SandboxOptions) {
    const { clock, random, contracts, autoSucceedMs } = options;
    this.#options = options;
    this.#store = createGatewayMemoryStore();
    this.#rail = createRail(options);
    this.chains = new Chains({ clock, random, contracts, takeCoins: (hash) => this.#takeCoins(hash) });
    this.#desk = new TransactionDesk({ ...options, chains: this.chains, getStatus: () => this.#getStatus() });
    this.gateway = createGateway({
      baseUrl: BASE_URL,
      clock,
      store: this.#store,
      rail: this.#rail,
      random: { bytes: (count) => Uint8Array.from({ length: count }, () => random.int(0, 255)) },
      autoSucceedMs,
      autoSettleMs: null,
    });
  }

  static async open(options: SandboxOptions): Promise<PayingSandbox> {
    const sandbox = new PayingSandbox(options);
    const expiresAt = Math.floor(options.clock.nowMs() / 1_000) + options.lifetimeS;
    const body = { amount: { unit: 'iso4217/USD', value: '5000' }, referenceId: 'r', expiresAt };
    const response = await sandbox.post('/v1/payments', body, MERCHANT);
    sandbox.paymentId = ((await response.json()) as { readonly paymentId: string }).paymentId;
    for (const address of ADDRESSES) await sandbox.fund(address);
    return sandbox;
  }

  /** True while a request is being processed, other than a held long poll. */
  get isBusy(): boolean {
    return this.#pending > this.gateway.heldPolls();
  }

  async post(path: string, body: object, headers: Readonly<Record<string, string>> = MERCHANT): Promise<Response> {
    return this.fetch(new Request(BASE_URL + path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  /** True for the body of a confirmation that the gateway has answered with success. */
  hasConfirmed(text: string): boolean {
    return this.#answered.has(text);
  }

  async fetch(request: Request): Promise<Response> {
    this.#pending++;
    try {
      if (request.url.endsWith('/confirm')) return await this.#confirm(request);
      const response = await this.gateway.fetch(request);
      const isOffer = request.url.includes('/options') && response.ok && this.#options.asksForTransactions;
      return isOffer ? await this.#changeOffer(response) : response;
    } finally {
      this.#pending--;
    }
  }

  async #changeOffer(response: Response): Promise<Response> {
    const body = (await response.json()) as PaymentOptionsResponse;
    return Response.json({ ...body, options: body.options && this.#desk.change(body.options) }, response);
  }

  /** The settlement contract takes a payment once, also for a lax gateway; for any other only while the payment can be paid. */
  async #takeCoins(hash: string): Promise<boolean> {
    if (!this.#options.isLax) return (await this.force('process')).ok;
    if (this.accepted.size) return false;
    this.accepted.add(hash);
    return true;
  }

  async #getStatus(): Promise<Response> {
    if (this.#options.isLax) return Response.json({ status: 'processing', isFinal: false, pollInMs: 1_000 });
    return this.gateway.fetch(
      new Request(`${BASE_URL}/v1/gateway/payment/${this.paymentId}/status`, { headers: BUYER }),
    );
  }

  async #confirm(given: Request): Promise<Response> {
    const text = await given.clone().text();
    const request = new Request(given, { body: await this.#desk.translate(text) });
    const confirmed = this.#options.isLax ? () => this.#confirmLaxly(request, text) : () => this.gateway.fetch(request);
    const response = (await this.#desk.answer(text)) ?? (await confirmed());
    if (response.ok) this.#answered.add(text);
    else if (this.#answered.has(text))
      this.#options.violate(`answers ${response.status} to a confirmation that it has accepted`);
    return response;
  }

  /** Answers a confirmation like before, and accepts every other one that the shipped gateway would claim. */
  async #confirmLaxly(request: Request, text: string): Promise<Response> {
    // The settlement contract takes nothing after coins.
    if (this.chains.sent.some(({ coins }) => coins === 'taken')) return refuse(409, 'invalid_state');
    const refusal = this.#refused.get(text);
    if (refusal) return new Response(refusal[1], { status: refusal[0] });
    if (!this.accepted.has(text)) {
      if (this.#options.keepsOptions) await this.#offerAgain(text);
      const response = await this.gateway.fetch(request);
      if (response.status !== TEAPOT) {
        const answer = await response.text();
        if (response.status < 500 && response.status !== 409) this.#refused.set(text, [response.status, answer]);
        return new Response(answer, { status: response.status });
      }
      this.accepted.add(text);
    }
    return Response.json({ status: 'processing', isFinal: false, pollInMs: 1_000 });
  }

  /** Makes the option of a confirmation the latest one of its account. */
  async #offerAgain(text: string): Promise<void> {
    const { optionId } = JSON.parse(text) as { readonly optionId: string };
    const [, issue = '', account = ''] = OPTION_ID.exec(optionId) ?? [];
    const { key } = readEvmAccount(account) ?? {};
    if (key) await this.#store.transaction(({ offers }) => offers.put(this.paymentId, [key], issue));
  }

  /** The transfers of the payment in the ledger of the rail, less those that were paid back. */
  async countTransfers(): Promise<number> {
    const entries = await this.#store.read(({ ledger }) => ledger.ofPayment(this.paymentId));
    return entries.reduce((sum, { kind }) => sum + (kind === 'payment' ? 1 : -1), 0);
  }

  async read(): Promise<Payment> {
    return this.gateway.payments.get(this.paymentId);
  }

  /** Forces a step, as the console does. Refused if the payment does not allow it. */
  async force(step: 'process' | 'succeed' | 'fail' | 'decline' | 'expire'): Promise<Response> {
    return this.post(`/sandbox/payments/${this.paymentId}/${step}`, {});
  }

  /** The merchant cancels. */
  async cancel(): Promise<void> {
    await this.post(`/v1/payments/${this.paymentId}/cancel`, {});
  }

  /** Switches failures of the rail on; all others off. */
  async switchRail(settings: object): Promise<void> {
    await this.fetch(
      new Request(`${BASE_URL}/sandbox/rail`, { method: 'PUT', headers: MERCHANT, body: JSON.stringify(settings) }),
    );
  }

  /** Asks for options, as another page of this account would: those that it has been offered before end. */
  async endOptions(address: string): Promise<void> {
    const accounts = CHAINS.map((chain) => `${chain}:${address}`);
    await this.post(`/v1/gateway/payment/${this.paymentId}/options`, { accounts }, BUYER);
  }

  async fund(address: string): Promise<void> {
    for (const account of toAccounts(address)) await this.#rail.fund(this.#store, account);
  }

  /** The account spends all its coins elsewhere. */
  async spend(address: string): Promise<void> {
    for (const account of toAccounts(address))
      for (const asset of this.#rail.assets.filter(({ chain }) => chain === account.chain))
        await this.#store.transaction(async (tables) => {
          const row = { account: account.key, unit: getUnit(asset).toLowerCase() };
          const balance = await tables.ledger.balance(row);
          if (balance > 0n)
            await tables.ledger.add({
              kind: 'payment',
              paymentId: `other-${this.#purchases++}`,
              ...row,
              amount: -balance,
            });
        });
  }
}
