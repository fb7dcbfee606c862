import type { GatewayClock } from '../clock/clock.js';
import { isFinalStatus } from '../core/is-final-status.js';
import { toHex, type RandomSource } from '../core/random.js';
import { ApiError } from '../http/errors.js';
import { getRequests } from '../options/actions.js';
import { toOptionAmount } from '../options/assets.js';
import {
  createOption,
  findOption,
  getQuoteExpiry,
  hasQuoteExpired,
  QUOTE_LIFETIME_S,
  type ChosenOption,
} from '../options/payment-options.js';
import { digestResults, digestTransaction } from '../options/results-digest.js';
import { receivesDetails } from '../payments/details.js';
import { isConfirmedWith } from '../payments/confirm.js';
import type { Payment } from '../payments/payment.js';
import { requirePayable } from '../payments/refusals.js';
import { readEvmAccount, type EvmAccount } from '../rails/account.js';
import { getUnit, type Asset } from '../rails/asset.js';
import { canonicalizeResults } from '../rails/canonical-results.js';
import type { Rail } from '../rails/rail.js';
import { notYet } from '../rails/refusals.js';
import type { RailSwitches } from '../rails/switches.js';
import type { Store, Tables } from '../store/store.js';
import type { CollectedField } from '../wire/details.js';
import type { WalletRpcResult } from '../wire/payment-option-requests.js';
import type { StrictPaymentOption } from '../wire/payment-options.js';
import type { PaymentService } from './payment-service.js';

interface OptionServiceOptions {
  readonly store: Store;
  readonly clock: GatewayClock;
  readonly random: RandomSource;
  readonly rail: Rail;
  readonly switches: RailSwitches;
  readonly payments: PaymentService;
  /** The estimated time from a wallet's confirmation to its execution, seconds. */
  readonly etaS: number;
  readonly baseUrl: string;
}

/** An account as the wallet wrote it. */
interface NamedAccount extends EvmAccount {
  readonly name: string;
}

/** A confirmation that has not been accepted yet. */
interface NewConfirmation {
  readonly optionId: string;
  /** In their canonical form. */
  readonly answers: readonly WalletRpcResult[];
  readonly digest: string;
  readonly fields: readonly CollectedField[] | undefined;
}

const ISSUE_BYTES = 8;

const invalid = (problem: string): ApiError => new ApiError('params_validation', `Validation error: ${problem}`);

const quoteExpired = (): ApiError =>
  new ApiError('quote_expired', 'The quote of this option has expired: request new options');

const getDigest = (results: readonly WalletRpcResult[]): Promise<string> =>
  digestResults(results).catch(() => {
    throw invalid('results are nested too deeply');
  });

/** True if the results are the buyer's transaction that has paid, whatever was confirmed before. */
const isPaidBy = async ({ state }: Payment, digest: string, { assets }: Rail): Promise<boolean> => {
  if (state.status !== 'succeeded' || digest !== (await digestTransaction(state.success.txId))) return false;
  const { unit } = state.processing.optionAmount;
  return assets.some((asset) => asset.method === 'native' && getUnit(asset) === unit);
};

/** The accounts on EVM chains, each once. */
const readAccounts = (names: readonly string[]): readonly NamedAccount[] => {
  const accounts = new Map<string, NamedAccount>();
  for (const name of names) {
    const account = readEvmAccount(name);
    if (account && !accounts.has(account.key)) accounts.set(account.key, { ...account, name });
  }
  return [...accounts.values()];
};

/** Offers the options of a payment, and lets a wallet pay with one of them. Refusals are `ApiError`s. */
export class OptionService {
  readonly #options: OptionServiceOptions;

  constructor(options: OptionServiceOptions) {
    this.#options = options;
  }

  /**
   * The options that the accounts can afford, those of the first account first; null once the payment is final. They replace
   * the earlier options of these accounts.
   */
  async offer(payment: Payment, names: readonly string[]): Promise<StrictPaymentOption[] | null> {
    const { store, random, switches, rail } = this.#options;
    if (isFinalStatus(payment.state.status)) return null;
    requirePayable(payment);
    if (switches.settings.sanctioned)
      throw new ApiError('sanctioned_user', 'Payments from this account are not possible');
    const chains = rail.assets.map(({ chain }) => chain);
    const accounts = readAccounts(names).filter(({ chain }) => chains.includes(chain));
    if (!accounts.length) return [];
    const issue = toHex(random.bytes(ISSUE_BYTES));
    const keys = accounts.map(({ key }) => key);
    await store.transaction((tables) => tables.offers.put(payment.id, keys, issue));
    const affordable = await this.#findAffordable(payment, accounts);
    return Promise.all(affordable.map(([account, asset]) => this.#create(payment, account, asset, issue)));
  }

  /** The option with this id. Refuses an id that was never offered for this payment, and an expired quote. */
  async choose(payment: Payment, optionId: string): Promise<ChosenOption> {
    const { rail, clock } = this.#options;
    const option = await findOption(payment, optionId, rail);
    if (!option) throw invalid('optionId is not an option of this payment');
    if (hasQuoteExpired(option, clock.nowMs())) throw quoteExpired();
    return option;
  }

  /** Refuses a payment that lacks details of its buyer, unless these fields have them. */
  async receiveDetails(payment: Payment, fields: readonly CollectedField[] | undefined): Promise<void> {
    const { switches, payments } = this.#options;
    if (receivesDetails(payment, switches.settings.details, fields)) await payments.completeDetails(payment.id);
  }

  /**
   * Pays with an option. The same option and results again, in whatever form, return the payment as it is now: also while they
   * are being accepted.
   */
  async confirm(
    payment: Payment,
    optionId: string,
    results: readonly WalletRpcResult[],
    fields?: readonly CollectedField[],
  ): Promise<Payment> {
    const answers = canonicalizeResults(results);
    const digest = await getDigest(answers);
    try {
      return await this.#pay(payment, { optionId, answers, digest, fields });
    } catch (error) {
      // Whatever was asked or has expired since, or has been executed, does not undo what was accepted. An equal confirmation that is
      // being committed is waited for.
      const current = await this.#options.payments.findCommitted(payment.id);
      if (
        current &&
        (isConfirmedWith(current, { optionId, results: digest }) ||
          (await isPaidBy(current, digest, this.#options.rail)))
      )
        return current;
      // Another confirmation has paid: refused as the payment is now.
      if (current && error instanceof ApiError && error.code === 'invalid_state') {
        await this.#requireDecided(current, answers);
        requirePayable(current);
      }
      throw error;
    }
  }

  /** A buyer's transaction may be what pays a payment that another confirmation has claimed. */
  async #requireDecided({ state }: Payment, answers: readonly WalletRpcResult[]): Promise<void> {
    const { rail } = this.#options;
    if (state.status !== 'processing' || !rail.mayStillPay) return;
    if (await rail.mayStillPay(answers.map(({ data }) => data))) throw notYet('The end of the payment');
  }

  async #pay(payment: Payment, { optionId, answers, digest, fields }: NewConfirmation): Promise<Payment> {
    const { store, rail, payments, switches } = this.#options;
    const { failsExecution } = switches.settings;
    requirePayable(payment);
    const option = await this.choose(payment, optionId);
    await this.receiveDetails(payment, fields);
    const requireOffered = (tables: Tables) => this.#requireOffered(tables, payment, option);
    await store.read(requireOffered);
    const { account, amount, quote } = option;
    const requests = getRequests(option.transfer);
    if (answers.length !== requests.length)
      throw invalid(`results must be ${requests.length}, one for each action in their order`);
    const { id: paymentId, expiresAt } = payment;
    const takeFunds = await rail.verify(
      store,
      { paymentId, account, asset: quote.asset, value: BigInt(amount.value), expiresAt, failsExecution },
      requests,
      answers.map(({ data }) => data),
    );
    return payments.confirm(
      paymentId,
      { optionId, account: quote.account, results: digest, optionAmount: amount },
      async (tables) => {
        await requireOffered(tables);
        return takeFunds(tables);
      },
    );
  }

  /** Refuses an option whose account has asked for options again, and an expired quote. */
  async #requireOffered({ offers }: Tables, { id }: Payment, option: ChosenOption): Promise<void> {
    const isCurrent = (await offers.find(id, option.account.key)) === option.quote.issue;
    if (!isCurrent || hasQuoteExpired(option, this.#options.clock.nowMs())) throw quoteExpired();
  }

  async #findAffordable(
    { amount }: Payment,
    accounts: readonly NamedAccount[],
  ): Promise<(readonly [NamedAccount, Asset])[]> {
    const { store, rail, switches } = this.#options;
    if (switches.settings.noFunds) return [];
    const affordable: (readonly [NamedAccount, Asset])[] = [];
    for (const account of accounts)
      for (const asset of rail.assets.filter(({ chain }) => chain === account.chain)) {
        const { value } = toOptionAmount(asset, amount);
        if ((await rail.balance(store, account, asset)) >= BigInt(value)) affordable.push([account, asset]);
      }
    return affordable;
  }

  async #create(payment: Payment, account: NamedAccount, asset: Asset, issue: string): Promise<StrictPaymentOption> {
    const { clock, switches, rail } = this.#options;
    const { quoteSeconds, details } = switches.settings;
    const lifetimeS = quoteSeconds ?? QUOTE_LIFETIME_S;
    const expiresAt = getQuoteExpiry(payment, asset, { nowMs: clock.nowMs(), lifetimeS });
    const terms = await rail.getTerms(account, asset, BigInt(toOptionAmount(asset, payment.amount).value));
    return createOption(
      payment,
      { asset, account: account.name, expiresAt, issue, terms },
      { ...this.#options, details },
    );
  }
}
