import { isPayable } from '../../contract/payment-status.js';
import type { CollectedField } from '../../contract/schemas/collect-data.js';
import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { abortable } from '../../core/abortable.js';
import type { DetailsForm } from '../details/form.js';
import type { CheckoutWallet } from '../ports.js';
import { BuyerDetails } from './buyer-details.js';
import { checkFlowOptions } from './check-options.js';
import { checkCollected } from './collect.js';
import type { FlowContext, FlowRun, PaymentFlowOptions } from './context.js';
import { createFlowStore } from './flow-store.js';
import { chooseFirst, loadOptions } from './options.js';
import { Payer } from './payer.js';
import { prepareOption } from './prepare.js';
import { toWalletProblem } from './problems.js';
import { Runs } from './runs.js';
import type { PaymentFlowState, PaymentProblem } from './state.js';

/** A quote or a payment that ends sooner is not signed for, seconds: the signature would come too late. */
const MIN_TIME_LEFT_S = 10;

/** Lets a buyer pay one payment with a wallet, at most once. */
export interface PaymentFlow {
  readonly state: PaymentFlowState;
  /**
   * Sends a confirmation again that an earlier page stored, or goes on with the request for which it has asked a wallet: recalls
   * the answer, or asks the buyer to check the wallet. Without either, the buyer begins with the wallets.
   */
  resume(): void;
  /**
   * Goes on with what an earlier page has asked a wallet for, once that wallet is there. Call it when the page offers another
   * wallet. Does nothing if the buyer has begun something else.
   */
  recall(): void;
  /** Connects the wallet and loads its options. Call it on a click: the wallet may ask the buyer. */
  pick(wallet: CheckoutWallet): void;
  /** Chooses an option and prepares its requests. */
  choose(optionId: string): void;
  /**
   * Lets the wallet sign the requests of the chosen option, and pays. If it requires details of the buyer, asks for them first.
   * Call it on a click.
   */
  pay(): void;
  /** How the buyer gives the details that an option requires; null if this page cannot ask for them, undefined if it requires none. */
  findForm(option: PaymentOption): DetailsForm | null | undefined;
  /**
   * Takes the details that the buyer has entered. They are kept in memory until the gateway has the payment, or the buyer leaves,
   * and never stored.
   */
  submitDetails(fields: readonly CollectedField[]): void;
  /** Asks the gateway whether it has the details that its own page asks for. Call it when the buyer may have come back from there. */
  checkDetails(): void;
  /**
   * Back to the wallets, or from the details to the options. A pending signature is dropped. Does nothing once a transaction that pays, or a confirmation, may have
   * been sent.
   */
  back(): void;
  /** Follows the payment's status: anything but `requires_action`, not final, closes the flow. */
  setPayment(payment: PaymentStatusResponse): void;
  /** Aborts what is pending, but for a transaction that pays: its hash is stored and sent whenever the wallet answers. */
  stop(): void;
  /** Calls back on each change of state until the returned function is called. */
  subscribe(listener: (state: PaymentFlowState) => void): () => void;
}

/** States in which the buyer may have paid, or nothing more can be paid. */
const BEYOND_BACK: readonly unknown[] = ['check_wallet', 'sending', 'unsent', 'sent', 'closed'];

/** States in which nothing is pending, and which do not end without a click or the tracker. */
const hasRest = ({ kind }: PaymentFlowState): boolean => ['picking', 'sent', 'closed'].includes(kind);

class Flow implements PaymentFlow {
  readonly #context: FlowContext;
  readonly #store: ReturnType<typeof createFlowStore>;
  readonly #details = new BuyerDetails();
  readonly #runs = new Runs();
  readonly #payer: Payer;
  #unsubscribe = (): void => undefined;
  /** The run that a click on "Pay" began: another click does nothing until it ends. */
  #paying: FlowRun | undefined;
  /** The run that goes on with what is stored. */
  #resuming: FlowRun | undefined;
  /** The option that the buyer chose last; after a change of the quotes, the one of the same asset is chosen. */
  #choice: PaymentOption | undefined;

  constructor(options: PaymentFlowOptions) {
    checkFlowOptions(options);
    let offeredExpiresAt: number | undefined;
    this.#store = createFlowStore(options.clock);
    this.#context = {
      ...options,
      getOfferedExpiresAt: () => offeredExpiresAt,
      setOfferedExpiresAt: (expiresAt) => {
        offeredExpiresAt = expiresAt;
      },
      details: this.#details,
    };
    // The gateway has the payment, or the buyer has left.
    this.#store.subscribe(({ kind }) => {
      if (['picking', 'sent', 'closed'].includes(kind)) this.#details.forget();
    });
    this.#payer = new Payer(this.#context, this.#runs, () => {
      this.#close();
    });
  }

  get state(): PaymentFlowState {
    return this.#store.state;
  }

  subscribe(listener: (state: PaymentFlowState) => void): () => void {
    return this.#store.subscribe(listener);
  }

  resume(): void {
    if (this.state.kind === 'closed' || this.#runs.goOn()) return;
    this.#begin(async (run) => {
      this.#resuming = run;
      try {
        await this.#goOn(run);
      } finally {
        if (this.#resuming === run) this.#resuming = undefined;
      }
    });
  }

  recall(): void {
    // A run that resumes looks for the wallet itself.
    const isResuming = this.#resuming?.signal.aborted === false;
    if (!isResuming && ['picking', 'check_wallet'].includes(this.state.kind)) this.resume();
  }

  pick(wallet: CheckoutWallet): void {
    if (this.#isBeyondBack) return;
    this.#follow(wallet);
    this.#begin(async (run) => {
      run.dispatch({ type: 'picked', wallet });
      if (!(await this.#payer.waitUntilFree(run))) return;
      try {
        await abortable(wallet.accounts(true), run.signal);
      } catch (error) {
        run.dispatch({ type: 'left', problem: toWalletProblem(error) });
        return;
      }
      return this.#ask(wallet, null, run);
    });
  }

  choose(optionId: string): void {
    const { state } = this;
    if (state.kind !== 'choosing') return;
    const option = state.options.find(({ id }) => id === optionId);
    if (option) this.#begin((run) => this.#prepare(option, run, state.wallet));
  }

  pay(): void {
    const { state } = this;
    if (state.kind !== 'choosing' || this.#paying) return;
    if (state.choice?.preparation.kind === 'details')
      this.#store.dispatch({ type: 'collecting', merchant: this.#details.merchant });
    if (state.choice?.preparation.kind !== 'ready') return;
    const { wallet, choice } = state;
    const { option } = choice;
    const { requests } = state.choice.preparation;
    const problem = this.#findShortage(option);
    this.#begin(async (run) => {
      if (problem) return this.#askIfFree(wallet, problem, run);
      this.#paying = run;
      let refusal: PaymentProblem | null;
      try {
        refusal = await this.#payer.withLock(run, () => this.#payer.signAndSend(wallet, option, requests, run));
      } finally {
        if (this.#paying === run) this.#paying = undefined;
      }
      if (refusal) await this.#ask(wallet, refusal, run);
    });
  }

  findForm(option: PaymentOption): DetailsForm | null | undefined {
    return this.#details.findForm(option);
  }

  submitDetails(fields: readonly CollectedField[]): void {
    const { state } = this;
    if (state.kind !== 'collecting' || state.form.kind !== 'fields' || state.isChecking || !state.choice) return;
    const { wallet, choice } = state;
    this.#details.give(choice.option, fields);
    this.#begin(async (run) => {
      run.dispatch({ type: 'checking' });
      await this.#finishPreparing(choice.option, run, wallet);
    });
  }

  checkDetails(): void {
    const { state } = this;
    if (state.kind !== 'collecting' || state.form.kind !== 'page' || state.isChecking || !state.choice) return;
    const { option } = state.choice;
    this.#begin(async (run) => {
      run.dispatch({ type: 'checking' });
      if (!(await this.#payer.waitUntilFree(run))) return;
      const other = await checkCollected(state, option, this.#context, run);
      if (other) await this.#prepare(other, run);
    });
  }

  back(): void {
    if (this.#isBeyondBack) return;
    const isCollecting = this.state.kind === 'collecting';
    this.#begin(async (run) => {
      run.dispatch(isCollecting ? { type: 'interrupted', problem: null } : { type: 'left', problem: null });
    });
  }

  setPayment(payment: PaymentStatusResponse): void {
    this.#payer.setPayment(payment);
    if (isPayable(payment)) return;
    // The confirmation that is being sent may be what has changed the payment: its answer is awaited.
    if (this.state.kind !== 'sending' || payment.isFinal) this.#close();
  }

  stop(): void {
    this.#runs.abort();
    this.#unsubscribe();
    this.#store.stop();
    this.#details.forget();
  }

  /** Goes on with what is stored. */
  async #goOn(run: FlowRun): Promise<void> {
    const record = this.#payer.readRecord();
    if (record) {
      const wallet = this.#payer.findRecaller(record);
      if (record.kind === 'signature') this.#choice = record.option;
      const refusal = await this.#payer.withLock(run, () => this.#payer.sendStored(run));
      if (refusal && wallet) await this.#ask(wallet, refusal, run);
      else if (refusal) run.dispatch({ type: 'left', problem: refusal });
    }
    // Resuming has aborted the pending work, and nothing is stored: the buyer starts again with the wallets.
    else if (!hasRest(this.state)) run.dispatch({ type: 'left', problem: null });
  }

  get #isBeyondBack(): boolean {
    return this.#runs.isBound || BEYOND_BACK.includes(this.state.kind);
  }

  #close(): void {
    this.#runs.abort();
    this.#store.dispatch({ type: 'closed' });
  }

  /** Ends the current run and starts another one. */
  #begin(work: (run: FlowRun) => Promise<void>): void {
    const signal = this.#runs.begin();
    const run: FlowRun = {
      signal,
      dispatch: (event) => {
        if (!signal.aborted) this.#store.dispatch(event);
      },
    };
    void work(run)
      .catch((error: unknown) => this.#handleError(error, run))
      .catch((error: unknown) => {
        run.dispatch({ type: 'left', problem: toWalletProblem(error) });
      });
  }

  /** The wallet, the storage or the check has failed. */
  async #handleError(error: unknown, run: FlowRun): Promise<void> {
    if (run.signal.aborted) return;
    const problem = toWalletProblem(error);
    const { state } = this;
    if (problem.code === 'account_changed' && 'wallet' in state) await this.#ask(state.wallet, problem, run);
    else if ('choice' in state) run.dispatch({ type: 'interrupted', problem });
    else run.dispatch({ type: 'left', problem });
  }

  async #askIfFree(wallet: CheckoutWallet, problem: PaymentProblem | null, run: FlowRun): Promise<void> {
    run.dispatch({ type: 'asked', wallet, problem });
    if (await this.#payer.waitUntilFree(run)) await this.#loadOptions(wallet, run);
  }

  async #ask(wallet: CheckoutWallet, problem: PaymentProblem | null, run: FlowRun): Promise<void> {
    run.dispatch({ type: 'asked', wallet, problem });
    await this.#loadOptions(wallet, run);
  }

  async #loadOptions(wallet: CheckoutWallet, run: FlowRun): Promise<void> {
    const { options, event } = await loadOptions(wallet, this.#context, run.signal);
    run.dispatch(event);
    const option = chooseFirst(options, this.#choice, this.#context);
    if (option) await this.#prepare(option, run);
  }

  /** @param wallet set if the option may have ended meanwhile: then the options are loaded again */
  async #prepare(option: PaymentOption, run: FlowRun, wallet?: CheckoutWallet): Promise<void> {
    this.#choice = option;
    run.dispatch({ type: 'chosen', option });
    await this.#finishPreparing(option, run, wallet);
  }

  async #finishPreparing(option: PaymentOption, run: FlowRun, wallet?: CheckoutWallet): Promise<void> {
    const event = await prepareOption(option, this.#context, run.signal);
    if (event.type === 'unprepared' && event.problem.code === 'price_renewed' && wallet)
      await this.#askIfFree(wallet, event.problem, run);
    else run.dispatch(event);
  }

  /** A quote or a payment that is about to end must not be signed for. */
  #findShortage({ expiresAt }: PaymentOption): PaymentProblem | null {
    const { now, getExpiresAt, getOfferedExpiresAt } = this.#context;
    const minimum = now() / 1_000 + MIN_TIME_LEFT_S;
    if ((getExpiresAt() ?? getOfferedExpiresAt() ?? Infinity) < minimum) return { code: 'expires_soon', error: null };
    return expiresAt != null && expiresAt < minimum ? { code: 'price_renewed', error: null } : null;
  }

  /** The options belong to the accounts and may change with them. During a request the wallet itself refuses. */
  #follow(wallet: CheckoutWallet): void {
    this.#unsubscribe();
    this.#unsubscribe = wallet.subscribe(() => {
      if (['choosing', 'no_options', 'blocked'].includes(this.state.kind))
        this.#begin((run) => this.#askIfFree(wallet, null, run));
    });
  }
}

/**
 * Creates the flow of paying one payment. Nothing happens before the buyer picks a wallet, or `resume()`.
 *
 * @throws ConfigurationError `invalid_option` for chains, recipients or parameters of chains that are invalid
 */
export const createPaymentFlow = (options: PaymentFlowOptions): PaymentFlow => new Flow(options);
