import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { abortable } from '../../core/abortable.js';
import type { CheckoutWallet } from '../ports.js';
import { watchAccounts } from './account-watch.js';
import { isSmartAccount } from './activity.js';
import { readAccounts } from './call-wallet.js';
import type { FlowContext, FlowRun } from './context.js';
import type { FlowStore } from './flow-store.js';
import { getChain, getNetworkName } from './option-chain.js';
import { chooseFirst, isSameOffer, isSamePrice, loadOptions, orderOptions, toOfferKey } from './options.js';
import type { PaymentSubmitter } from './payment-submitter.js';
import { prepareOption } from './prepare.js';
import { isQuoteExpired, refusesSignature } from './problems.js';
import type { ReadyOption } from './sign.js';
import type { Offered, PaymentFlowState, PaymentProblem } from './state.js';

/** States that show what belongs to the accounts of the wallet. During a request the wallet itself refuses. */
const SHOWS_ACCOUNTS: readonly unknown[] = ['choosing', 'no_account', 'no_options', 'blocked'];

const getProblem = (state: PaymentFlowState): PaymentProblem | null => ('problem' in state ? state.problem : null);

/** Returns the chosen option if its requests are ready for the wallet. */
export const getReady = (state: PaymentFlowState): ReadyOption | undefined => {
  if (state.kind !== 'choosing' || state.choice?.preparation.kind !== 'ready') return undefined;
  return { option: state.choice.option, requests: state.choice.preparation.requests };
};

const RENEWED: PaymentProblem = { code: 'price_renewed', error: null };

/** A quote that has ended is a new price only if the same asset of the same account has another amount now. */
const explainRenewal = (
  problem: PaymentProblem | null,
  option: PaymentOption | undefined,
  previous: PaymentOption | undefined,
): PaymentProblem | null => {
  if (problem?.code !== 'price_renewed' || !option || !previous) return problem;
  if (isSamePrice(option, previous)) return { ...problem, code: 'offer_renewed' };
  if (isSameOffer(option, previous)) return problem;
  // Another option is chosen now, as after a change of the account. The error is that of a refused confirmation.
  return problem.error && { ...problem, code: 'not_accepted' };
};

/** The parts of a flow that load options. */
interface OffersFlow {
  readonly store: FlowStore;
  readonly submitter: PaymentSubmitter;
  /** Ends the current run and starts another one. */
  readonly begin: (work: (run: FlowRun) => Promise<void>) => void;
  /** The wallet can say now what has become of a request. */
  readonly recall: () => void;
}

/** Loads the options of a wallet and prepares the chosen one, also when the wallet's accounts change. */
export class Offers {
  readonly #context: FlowContext;
  readonly #flow: OffersFlow;
  #wallet: CheckoutWallet | undefined;
  #unwatch: (() => void) | undefined;
  /** The addresses of the wallet whose options are shown. */
  #addresses: readonly string[] = [];
  /** Other addresses that the wallet has listed since. */
  #changed: readonly string[] | undefined;
  /** The option that the buyer chose last; after a change of the quotes, the one of the same asset is chosen. */
  #choice: PaymentOption | undefined;

  constructor(context: FlowContext, flow: OffersFlow) {
    this.#context = context;
    this.#flow = flow;
  }

  setChoice(option: PaymentOption): void {
    this.#choice = option;
  }

  /** Loads the options that are shown again. */
  reload(): void {
    this.#reload(undefined);
  }

  /** Loads the options, unless another tab is paying. */
  async askIfFree(
    wallet: CheckoutWallet,
    problem: PaymentProblem | null,
    run: FlowRun,
    addresses?: readonly string[],
  ): Promise<void> {
    this.#showAsking(wallet, problem, run);
    if (await this.#flow.submitter.waitUntilFree(run)) await this.#load(wallet, problem, run, addresses);
  }

  /** Loads the options of these addresses; without them, of those that the wallet lists. */
  async ask(
    wallet: CheckoutWallet,
    problem: PaymentProblem | null,
    run: FlowRun,
    addresses?: readonly string[],
  ): Promise<void> {
    this.#showAsking(wallet, problem, run);
    await this.#load(wallet, problem, run, addresses);
  }

  /** Loads the options that another tab has ended. Resolves to the same option; to undefined if the buyer has to look first. */
  async renew(wallet: CheckoutWallet, ready: ReadyOption, run: FlowRun): Promise<ReadyOption | undefined> {
    await this.ask(wallet, null, run);
    const renewed = getReady(this.#flow.store.state);
    if (renewed && isSamePrice(renewed.option, ready.option)) return renewed;
    const problem = renewed ? explainRenewal(RENEWED, renewed.option, ready.option) : null;
    if (problem) run.dispatch({ type: 'interrupted', problem });
    return undefined;
  }

  /** @param wallet set if the option may have ended meanwhile: then the options are loaded again */
  async prepare(option: PaymentOption, run: FlowRun, wallet?: CheckoutWallet): Promise<void> {
    this.#choice = option;
    run.dispatch({ type: 'chosen', option });
    await this.finishPreparing(option, run, wallet);
  }

  async finishPreparing(option: PaymentOption, run: FlowRun, wallet?: CheckoutWallet): Promise<void> {
    const event = await prepareOption(option, this.#context, run.signal);
    if (event.type === 'unprepared' && wallet) {
      const { error } = event.problem;
      if (error && isQuoteExpired(error)) return this.askIfFree(wallet, RENEWED, run);
      // Another tab may have begun to pay meanwhile: then it is not true that nothing was paid.
      if (!(await this.#flow.submitter.waitUntilFree(run))) return;
    }
    run.dispatch(event);
  }

  /** Returns the gateway's refusal of an option; of an account that is a contract, it is one of the offer, which is not chosen again. */
  async explainRefusal(
    problem: PaymentProblem,
    option: PaymentOption,
    wallet: CheckoutWallet,
    { signal }: FlowRun,
  ): Promise<PaymentProblem> {
    if (!refusesSignature(problem)) return problem;
    // Also that of an account that is not deployed yet (EIP-6492), of which a wallet can read no code.
    if (!problem.isOfContract && !(await isSmartAccount(wallet, option, this.#context, signal))) return problem;
    this.#context.refusedOffers.add(toOfferKey(option));
    const asset = `${option.amount.display.assetSymbol} · ${getNetworkName(option)}`;
    return { code: 'smart_account', asset, error: problem.error };
  }

  /** Returns the options with those on a chain that the wallet does not have at the end. */
  reorder({ code }: PaymentProblem, { wallet, options, choice }: Offered): readonly PaymentOption[] {
    if (code !== 'unknown_chain' || !choice) return options;
    const { chainParameters = [], missingChains } = this.#context;
    const chain = getChain(choice.option);
    const canAdd = chainParameters.some(({ chainId }) => `eip155:${BigInt(chainId)}` === chain);
    if (!canAdd) missingChains.add(chain);
    return orderOptions(options, wallet, this.#context);
  }

  /** The wallet's accounts. It may list none right after the connection, or if it is locked: then those that it has named are kept. */
  async readAddresses(wallet: CheckoutWallet, run: FlowRun): Promise<readonly string[]> {
    const addresses = await abortable(readAccounts(wallet, false), run.signal);
    return addresses.length ? addresses : this.#addresses;
  }

  /** Follows the accounts of the wallet, whose options are loaded again when they change. */
  watch(wallet: CheckoutWallet): void {
    if (this.#unwatch && this.#wallet === wallet) return;
    this.unwatch();
    if (this.#wallet !== wallet) {
      this.#addresses = [];
      // Another wallet may have them.
      this.#context.missingChains.clear();
    }
    this.#wallet = wallet;
    this.#unwatch = watchAccounts({
      clock: this.#context.clock,
      wallet,
      getKnown: () => this.#addresses,
      onReport: (isAnswered) => {
        if (isAnswered) this.#flow.recall();
        this.#forgetPending();
      },
      onChange: (addresses) => {
        this.#changed = addresses;
        this.#reload(addresses);
      },
    });
  }

  unwatch(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
  }

  /** Follows the accounts of the wallet again that was followed last. */
  watchAgain(): void {
    if (this.#wallet) this.watch(this.#wallet);
  }

  #reload(addresses: readonly string[] | undefined): void {
    const { state } = this.#flow.store;
    if (!SHOWS_ACCOUNTS.includes(state.kind) || !('wallet' in state)) return;
    // What the buyer was told before is still true of the new options.
    this.#flow.begin((run) => this.askIfFree(state.wallet, getProblem(state), run, addresses));
  }

  /** Whether the price has changed is known once the options are there. */
  #showAsking(wallet: CheckoutWallet, problem: PaymentProblem | null, run: FlowRun): void {
    run.dispatch({ type: 'asked', wallet, problem: problem?.code === 'price_renewed' ? null : problem });
  }

  async #load(
    wallet: CheckoutWallet,
    problem: PaymentProblem | null,
    run: FlowRun,
    addresses?: readonly string[],
  ): Promise<void> {
    this.watch(wallet);
    // A wallet may list its accounts only some time after it was connected.
    const listed = addresses?.length === 0 ? await abortable(readAccounts(wallet, false), run.signal) : addresses;
    this.#addresses = listed ?? (await this.readAddresses(wallet, run));
    this.#changed = undefined;
    const loaded = await loadOptions(wallet, this.#addresses, this.#context, run.signal);
    const option = loaded.kind === 'offer' ? chooseFirst(loaded.offer.options, this.#choice, this.#context) : undefined;
    run.dispatch(
      loaded.kind === 'offer'
        ? { type: 'offered', offer: loaded.offer, problem: explainRenewal(problem, option, this.#choice) }
        : loaded.event,
    );
    // Accounts that have changed meanwhile.
    if (this.#changed) this.#reload(this.#changed);
    else if (option) await this.prepare(option, run);
  }

  /** A wallet that reports anything has answered the request that it had open. */
  #forgetPending(): void {
    const { store } = this.#flow;
    if (getProblem(store.state)?.code !== 'request_pending') return;
    if (store.state.kind === 'picking') store.dispatch({ type: 'left', problem: null });
    if (store.state.kind === 'choosing') store.dispatch({ type: 'interrupted', problem: null });
  }
}
