import { isPayable } from '../../contract/payment-status.js';
import type { CollectedField } from '../../contract/schemas/collect-data.js';
import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { bindMembers } from '../../core/bind-members.js';
import { abortable, throwIfAborted } from '../../core/abortable.js';
import type { DetailsForm } from '../details/form.js';
import type { CheckoutWallet } from '../ports.js';
import { toInternalError } from '../to-wallet-error.js';
import { BuyerDetails } from './buyer-details.js';
import { readAccounts } from './call-wallet.js';
import { checkFlowOptions } from './check-options.js';
import { createCheckedClient } from './checked-client.js';
import { checkCollected } from './collect.js';
import type { FlowContext, FlowRun, PaymentFlowOptions } from './context.js';
import { createFlowStore, type FlowStore } from './flow-store.js';
import { getReady, Offers } from './offers.js';
import { findShortage, isRefusedOffer } from './options.js';
import { OwnOffers } from './own-offers.js';
import { PaymentSubmitter } from './payment-submitter.js';
import { toWalletProblem } from './problems.js';
import { Runs } from './runs.js';
import { FLOW_STATES, type PaymentFlowState, type PaymentProblem } from './state.js';

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
  /** Loads the options of the connected wallet again, for example after its account was funded. */
  reload(): void;
  /**
   * Lets the wallet sign the requests of the chosen option, and pays. If it requires details of the buyer, asks for them first.
   * Call it on a click.
   */
  pay(): void;
  /** True if the gateway has not accepted an approval of the option's account for its asset, and will accept no other one: choose another option. */
  isRefused(option: PaymentOption): boolean;
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
  /**
   * The buyer says that they have declined the transaction for which the wallet was asked. They can pay in another way if the chain
   * agrees; otherwise the state says that it does not. Does nothing before the state offers it.
   */
  decline(): void;
  /** Follows the payment's status: anything but `requires_action`, not final, closes the flow. */
  setPayment(payment: PaymentStatusResponse): void;
  /** Aborts what is pending, but for a transaction that pays: its hash is stored and sent whenever the wallet answers. */
  stop(): void;
  /** Calls back on each change of state until the returned function is called. */
  subscribe(listener: (state: PaymentFlowState) => void): () => void;
}

class Flow implements PaymentFlow {
  readonly #context: FlowContext;
  readonly #store: FlowStore;
  readonly #details = new BuyerDetails();
  readonly #runs = new Runs();
  readonly #submitter: PaymentSubmitter;
  readonly #offers: Offers;
  /** The run that a click on "Pay" began: another click does nothing until it ends. */
  #paying: FlowRun | undefined;
  /** The run that goes on with what is stored. */
  #resuming: FlowRun | undefined;

  constructor(options: PaymentFlowOptions) {
    checkFlowOptions(options);
    let offeredExpiresAt: number | undefined;
    this.#store = createFlowStore(options.clock);
    this.#context = {
      ...options,
      client: createCheckedClient(options.client, options.clock),
      getOfferedExpiresAt: () => offeredExpiresAt,
      setOfferedExpiresAt: (expiresAt) => {
        offeredExpiresAt = expiresAt;
      },
      details: this.#details,
      missingChains: new Set(),
      refusedOffers: new Set(),
      ownOffers: new OwnOffers(options),
    };
    this.#store.subscribe(({ kind }) => {
      if (FLOW_STATES[kind].isResting) this.#details.forget();
    });
    this.#submitter = new PaymentSubmitter(this.#context, this.#runs, {
      onEnded: () => {
        this.#close();
      },
      onLate: () => {
        if (this.state.kind === 'closed') this.#close();
        if (this.#runs.isBound) return;
        this.#begin(async (run) => {
          const refusal = await this.#submitter.sendLate(run);
          if (refusal) run.dispatch({ type: 'left', problem: refusal });
        });
      },
    });
    this.#offers = new Offers(this.#context, {
      store: this.#store,
      submitter: this.#submitter,
      begin: (work) => {
        this.#begin(work);
      },
      recall: () => {
        if (this.state.kind !== 'closed') this.recall();
        // A hash is sent and told to the buyer although the payment has ended.
        else if (!this.#runs.isBound)
          this.#begin(async (run) => {
            await this.#submitter.withLock(run, () => this.#submitter.sendStored(run));
          });
      },
    });
  }

  get state(): PaymentFlowState {
    return this.#store.state;
  }

  subscribe(listener: (state: PaymentFlowState) => void): () => void {
    return this.#store.subscribe(listener);
  }

  resume(): void {
    if (this.state.kind === 'closed') return;
    this.#store.resume();
    if (this.#runs.goOn()) {
      this.#offers.watchAgain();
      return;
    }
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
    if (!isResuming && this.#canRecall) this.resume();
  }

  pick(wallet: CheckoutWallet): void {
    if (this.#isBeyondBack) return;
    this.#offers.watch(wallet);
    this.#begin(async (run) => {
      run.dispatch({ type: 'picked', wallet });
      if (!(await this.#submitter.waitUntilFree(run))) return;
      let addresses: readonly string[];
      try {
        addresses = await abortable(readAccounts(wallet, true), run.signal);
      } catch (error) {
        throwIfAborted(run.signal);
        // Another tab may have begun to pay while the wallet was open here.
        if (await this.#submitter.waitUntilFree(run)) run.dispatch({ type: 'left', problem: toWalletProblem(error) });
        return;
      }
      return this.#offers.askIfFree(wallet, null, run, addresses);
    });
  }

  choose(optionId: string): void {
    const { state } = this;
    if (state.kind !== 'choosing') return;
    const option = state.options.find(({ id }) => id === optionId);
    if (option) this.#begin((run) => this.#offers.prepare(option, run, state.wallet));
  }

  reload(): void {
    this.#offers.reload();
  }

  pay(): void {
    const { state } = this;
    if (state.kind !== 'choosing' || this.#paying) return;
    if (state.choice?.preparation.kind === 'details')
      this.#store.dispatch({ type: 'collecting', merchant: this.#details.merchant });
    const ready = getReady(state);
    if (!ready) return;
    const { wallet } = state;
    const problem = findShortage(ready.option, this.#context, ready.requests);
    this.#begin(async (run) => {
      if (problem) return this.#offers.askIfFree(wallet, problem, run);
      this.#paying = run;
      let refusal: PaymentProblem | null;
      try {
        refusal = await this.#submitter.withLock(run, () =>
          this.#submitter.signAndSend(wallet, ready, () => this.#offers.renew(wallet, ready, run), run),
        );
      } finally {
        if (this.#paying === run) this.#paying = undefined;
      }
      if (!refusal) return;
      const explained = await this.#offers.explainRefusal(refusal, ready.option, wallet, run);
      throwIfAborted(run.signal);
      await this.#offers.ask(wallet, explained, run);
    });
  }

  isRefused(option: PaymentOption): boolean {
    return isRefusedOffer(option, this.#context);
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
      await this.#offers.finishPreparing(choice.option, run, wallet);
    });
  }

  checkDetails(): void {
    const { state } = this;
    if (state.kind !== 'collecting' || state.form.kind !== 'page' || state.isChecking || !state.choice) return;
    const { option } = state.choice;
    this.#begin(async (run) => {
      run.dispatch({ type: 'checking' });
      if (!(await this.#submitter.waitUntilFree(run))) return;
      const addresses = await this.#offers.readAddresses(state.wallet, run);
      const other = await checkCollected(state, addresses, option, this.#context, run);
      if (other) await this.#offers.prepare(other, run);
    });
  }

  back(): void {
    if (this.#isBeyondBack) return;
    const isCollecting = this.state.kind === 'collecting';
    this.#begin(async (run) => {
      run.dispatch(isCollecting ? { type: 'interrupted', problem: null } : { type: 'left', problem: null });
    });
  }

  decline(): void {
    const { state } = this;
    if (!('decline' in state) || !['possible', 'unproven'].includes(state.decline)) return;
    if (this.#runs.isBound) {
      void this.#abandon();
      return;
    }
    this.#begin(async (run) => {
      run.dispatch({ type: 'decline', decline: 'checking' });
      const refusal = await this.#submitter.withLock(run, () => this.#submitter.forgetDeclined(run));
      if (refusal) run.dispatch({ type: 'left', problem: refusal });
    });
  }

  /** Abandons the pending request if the chain confirms that nothing was sent. */
  async #abandon(): Promise<void> {
    this.#store.dispatch({ type: 'decline', decline: 'checking' });
    // Rejects if the flow was stopped meanwhile, or if storage is blocked: nothing is abandoned then.
    const isOver = await this.#submitter.abandonDeclined().catch(() => false);
    const { state } = this;
    // Otherwise the wallet has answered meanwhile.
    const isChecking = 'decline' in state && state.decline === 'checking';
    if (isOver)
      this.#begin(async (run) => {
        // An earlier abandoned request may have paid.
        run.dispatch({ type: 'left', problem: this.#submitter.hasLate ? null : { code: 'rejected', error: null } });
      });
    else if (isChecking) this.#store.dispatch({ type: 'decline', decline: 'unproven' });
  }

  setPayment(payment: PaymentStatusResponse): void {
    this.#submitter.setPayment(payment);
    if (isPayable(payment)) return;
    // The confirmation that is being sent may be what has changed the payment: its answer is awaited.
    if (this.state.kind !== 'sending' || payment.isFinal) this.#close();
  }

  stop(): void {
    this.#runs.abort();
    this.#offers.unwatch();
    this.#store.stop();
    this.#details.forget();
  }

  /** Goes on with what is stored. */
  async #goOn(run: FlowRun): Promise<void> {
    const record = this.#submitter.readRecord();
    if (record) {
      if (record.kind === 'signature') this.#offers.setChoice(record.option);
      let recaller: CheckoutWallet | undefined;
      const refusal = await this.#submitter.withLock(run, () => {
        recaller = this.#submitter.findRecaller(record);
        return this.#submitter.sendStored(run);
      });
      throwIfAborted(run.signal);
      // The wallet may have appeared while the page waited for the lock, or gave it back.
      const wallet = this.#submitter.findRecaller(record);
      // It may answer after it has said that it does not know.
      if (wallet && record.kind === 'intent') this.#offers.watch(wallet);
      if (refusal && wallet) await this.#offers.ask(wallet, refusal, run);
      else if (refusal) run.dispatch({ type: 'left', problem: refusal });
      else if (wallet && !recaller && this.#canRecall) await this.#goOn(run);
    }
    // Resuming has aborted the pending work, and nothing is stored: the buyer starts again with the wallets.
    else if (!FLOW_STATES[this.state.kind].isResting) run.dispatch({ type: 'left', problem: null });
  }

  /** True while nothing is pending that a recall would interrupt. */
  get #canRecall(): boolean {
    return ['picking', 'check_wallet'].includes(this.state.kind);
  }

  get #isBeyondBack(): boolean {
    return this.#runs.isBound || FLOW_STATES[this.state.kind].isBeyondBack;
  }

  #close(): void {
    this.#runs.abort();
    this.#store.dispatch({ type: 'closed', late: this.#submitter.findLate() });
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

  /** The wallet, the storage, the check or this page has failed. */
  async #handleError(error: unknown, run: FlowRun): Promise<void> {
    if (run.signal.aborted) return;
    const { state } = this;
    const problem = toWalletProblem(error, 'choice' in state ? state.choice?.option : undefined);
    // A transaction may have been sent: an error must not offer another way to pay.
    if (state.kind === 'check_wallet' && state.decline === 'checking')
      run.dispatch({ type: 'decline', decline: 'unproven' });
    if (state.kind === 'sending')
      run.dispatch({ type: 'unanswered', record: state.record, error: toInternalError(error) });
    if (FLOW_STATES[state.kind].isBeyondBack) return;
    // A request of an earlier page was recalled without the others of its option, which cannot be paid without them.
    const isRecalled = state.kind === 'signing' && state.choice?.preparation.kind === 'pending';
    if ((problem.code === 'account_changed' || isRecalled) && 'wallet' in state)
      await this.#offers.ask(state.wallet, problem, run);
    else if ('choice' in state)
      run.dispatch({ type: 'interrupted', problem, options: this.#offers.reorder(problem, state) });
    else run.dispatch({ type: 'left', problem });
  }
}

/**
 * Creates the flow of paying one payment. Nothing happens before the buyer picks a wallet, or `resume()`.
 *
 * @throws ConfigurationError `invalid_option` for chains, recipients or parameters of chains that are invalid
 */
export const createPaymentFlow = (options: PaymentFlowOptions): PaymentFlow => bindMembers(new Flow(options));
