import { getKnownStatus } from '../../contract/payment-status.js';
import type { WalletRpcResult } from '../../contract/schemas/payment-options.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { throwIfAborted } from '../../core/abortable.js';
import { askPage, notify } from '../../core/listeners.js';
import type { CheckoutWallet, IntentRecord, PaymentRecord, SignatureRecord } from '../ports.js';
import { toInternalError } from '../to-wallet-error.js';
import { isTransactionRequest } from '../wallet-request.js';
import {
  askForSignature,
  askForTransaction,
  type Asking,
  recallSignature,
  recallTransaction,
  type Signed,
  toSignatureRecord,
} from './ask-to-pay.js';
import { Confirmations } from './confirmations.js';
import type { FlowContext, FlowRun } from './context.js';
import { DeclinedTransactions } from './declined.js';
import { findShortage } from './options.js';
import { OwnRecord } from './own-record.js';
import type { Runs } from './runs.js';
import { toWalletProblem } from './problems.js';
import { signRequests, type ReadyOption } from './sign.js';
import type { LateTransaction, PaymentProblem } from './state.js';
import { tryLock, waitForLock } from './tab-lock.js';

const toResults = (answer: unknown): readonly WalletRpcResult[] => [{ type: 'walletRpc', data: [answer] }];

/** Callbacks of a submitter. */
export interface SubmitterEvents {
  /** The gateway has answered that the payment cannot be paid any more. */
  readonly onEnded: () => void;
  /** An abandoned request was answered with a hash: call `sendLate`, unless another request is pending. */
  readonly onLate: () => void;
}

/** Has a wallet pay, and sends its answers: under the payment's lock, and after what makes sure that it happens once. */
export class PaymentSubmitter {
  readonly #context: FlowContext;
  readonly #record: OwnRecord;
  readonly #runs: Runs;
  readonly #events: SubmitterEvents;
  readonly #confirmations: Confirmations;
  readonly #declined: DeclinedTransactions;
  /** The wallet that this page has asked last. */
  #asked: CheckoutWallet | undefined;

  constructor(context: FlowContext, runs: Runs, events: SubmitterEvents) {
    this.#context = context;
    this.#record = new OwnRecord(context);
    this.#runs = runs;
    this.#events = events;
    this.#confirmations = new Confirmations({ context, own: this.#record, runs, onEnded: events.onEnded });
    const findAsked = (intent: IntentRecord): CheckoutWallet | undefined => this.#findAsked(intent);
    this.#declined = new DeclinedTransactions({ context, record: this.#record, runs, findAsked });
  }

  /** Follows the payment's status. */
  setPayment(payment: PaymentStatusResponse): void {
    this.#confirmations.setPayment(payment);
    // An answer that contradicts itself does not say what became of the payment.
    if (!payment.isFinal || getKnownStatus(payment) === undefined) return;
    this.#record.setFinal(payment);
    notify(() => {
      this.#context.ownOffers.forget();
    });
    this.#record.forgetUnlessLate(this.#declined.late);
  }

  /** See {@link OwnRecord.findLate}. */
  findLate(): LateTransaction | null | undefined {
    return this.#record.findLate(this.#declined.late);
  }

  /** Runs work of which only one tab may do some at a time; waits for the others. Resolves to the gateway's refusal, if any. */
  async withLock(run: FlowRun, work: () => Promise<PaymentProblem | null>): Promise<PaymentProblem | null> {
    const done = await tryLock(this.#context, work, run.signal);
    return done ? done.value : this.#waitForTab(run);
  }

  async #waitForTab(run: FlowRun): Promise<PaymentProblem | null> {
    run.dispatch({ type: 'busy' });
    return (await waitForLock(this.#context, () => this.sendStored(run), run.signal)) ?? null;
  }

  readRecord(): PaymentRecord | undefined {
    return this.#record.read();
  }

  /** Returns the wallet that was asked for what is recorded, if the page offers it. */
  #findAsked(record: PaymentRecord): CheckoutWallet | undefined {
    if (record.kind === 'confirmation' || !record.open) return undefined;
    const { walletId } = record.open;
    // An app announces its wallet anew in each session: the one that was asked may be gone.
    const offered = askPage(() => this.#context.findWallet?.(walletId), undefined);
    return offered ?? (this.#asked?.id === walletId ? this.#asked : undefined);
  }

  /** Returns the wallet that can recall the request of a record, if the page offers it. */
  findRecaller(record: PaymentRecord): CheckoutWallet | undefined {
    const wallet = this.#findAsked(record);
    return wallet?.recall && wallet;
  }

  /**
   * Goes on with what a tab has stored: sends a confirmation again, or recalls the wallet's answer. Without either, the buyer chooses
   * again. Call it under the lock.
   */
  async sendStored(run: FlowRun): Promise<PaymentProblem | null> {
    const record = this.readRecord();
    // The receiver accepts one transaction per payment: a hash that is known takes precedence.
    const { late } = this.#declined;
    if (late && record?.kind !== 'confirmation') return this.#confirmations.confirm(late, run);
    // Sending it again is idempotent.
    if (record?.kind === 'confirmation')
      return this.#confirmations.send(late ? this.#record.addLate(record, late) : record, false, run);
    const wallet = record && this.findRecaller(record);
    if (record?.kind === 'intent') {
      run.dispatch({ type: 'undecided', error: null });
      return wallet ? this.#recallTransaction(wallet, record, run) : null;
    }
    if (record && wallet) return this.#recallSignature(wallet, record, run);
    run.dispatch({ type: 'left', problem: record?.isLost ? { code: 'reloaded', error: null } : null });
    return null;
  }

  /**
   * Lets the wallet sign, and sends its answers. Call it under the lock.
   *
   * @param renew called if another tab has ended the option; resolves to the same one, or to undefined if the buyer has to choose again
   */
  async signAndSend(
    wallet: CheckoutWallet,
    ready: ReadyOption,
    renew: () => Promise<ReadyOption | undefined>,
    run: FlowRun,
  ): Promise<PaymentProblem | null> {
    if (!this.#isFree()) return this.sendStored(run);
    // Without a wait in between, the wallet opens on the buyer's click.
    if (this.#context.ownOffers.areLatest) return this.#sign(wallet, ready, run);
    const renewed = await renew();
    throwIfAborted(run.signal);
    return renewed ? this.#sign(wallet, renewed, run) : null;
  }

  async #sign(wallet: CheckoutWallet, { option, requests }: ReadyOption, run: FlowRun): Promise<PaymentProblem | null> {
    const steps = requests.length;
    const last = requests[steps - 1];
    if (!last) return null;
    this.#asked = wallet;
    // Storage that is full or read-only is found out before the wallet is asked.
    this.#context.records.write(toSignatureRecord({ wallet, request: last }, option, [], this.#context));
    this.#record.remove();
    return this.#guard(run, async () => {
      const signing = signRequests(wallet, { option, requests }, this.#context, run, (request, results) => {
        if (!isTransactionRequest(request))
          return askForSignature({ wallet, request }, option, results, this.#context, run);
        const onBound = (): void => {
          run.dispatch({ type: 'signing', step: steps, steps, isBinding: true });
        };
        const asking = { ...this.#asking({ wallet, optionId: option.id, chain: request.chain }, run), onBound };
        return askForTransaction({ wallet, request }, option, this.#context, asking);
      });
      // After the first request to the wallet, which does not wait until the page is rendered.
      run.dispatch({ type: 'signing', step: 1, steps, isBinding: false });
      const results = await this.#awaitAnswers(signing, run);
      if (!results) {
        const shortage = findShortage(option, this.#context, requests);
        if (shortage) return shortage;
        // The page says why itself.
        run.dispatch({ type: 'interrupted', problem: null });
        return null;
      }
      return this.#confirmations.confirm({ wallet, optionId: option.id, chain: last.chain, results }, run);
    });
  }

  async #recallTransaction(
    wallet: CheckoutWallet,
    { optionId, open }: IntentRecord,
    run: FlowRun,
  ): Promise<PaymentProblem | null> {
    if (!open) return null;
    return this.#guard(run, async () => {
      const signed = { wallet, optionId, chain: open.request.chain };
      let hash: unknown;
      try {
        hash = await recallTransaction(wallet, open, this.#context, this.#asking(signed, run));
      } catch (error) {
        throwIfAborted(run.signal);
        if (this.#runs.isBoundTo(run.signal)) throw error;
        return toWalletProblem(error);
      }
      return this.#confirmations.confirm({ ...signed, results: toResults(hash) }, run);
    });
  }

  async #recallSignature(
    wallet: CheckoutWallet,
    { option, open, results }: SignatureRecord,
    run: FlowRun,
  ): Promise<PaymentProblem | null> {
    run.dispatch({ type: 'recalled', wallet, option, steps: results.length + 1 });
    let signature: unknown;
    try {
      signature = await this.#awaitAnswers(recallSignature(wallet, open, run), run);
    } catch (error) {
      throwIfAborted(run.signal);
      return toWalletProblem(error, option);
    }
    const answers = [...results, ...toResults(signature)];
    return this.#confirmations.confirm(
      { wallet, optionId: option.id, chain: open.request.chain, results: answers },
      run,
    );
  }

  /** Forgets the transaction that a buyer says to have declined, if the chain agrees. Call it under the lock. */
  async forgetDeclined(run: FlowRun): Promise<PaymentProblem | null> {
    const record = this.readRecord();
    return record?.kind === 'intent' ? this.#declined.forget(record, run) : this.sendStored(run);
  }

  /** See {@link DeclinedTransactions.abandon}. */
  abandonDeclined(): Promise<boolean> {
    return this.#declined.abandon();
  }

  /** True if an abandoned request was answered with a hash. */
  get hasLate(): boolean {
    return this.#declined.late !== undefined;
  }

  /** Sends the hash of an abandoned request, unless another confirmation is stored. The run cannot be aborted. */
  sendLate(run: FlowRun): Promise<PaymentProblem | null> {
    this.#runs.bind();
    this.#declined.takeLate();
    return this.#guard(run, () => this.withLock(run, () => this.sendStored(run)));
  }

  #asking(signed: Omit<Signed, 'results'>, run: FlowRun): Asking {
    const onLate = (hash: unknown): void => {
      this.#declined.addLate({ ...signed, results: toResults(hash) });
      this.#events.onLate();
    };
    return { runs: this.#runs, run, onLate };
  }

  /** Does work in which a wallet may be asked for a transaction that pays: then an error leaves open whether it has paid. */
  async #guard(run: FlowRun, work: () => Promise<PaymentProblem | null>): Promise<PaymentProblem | null> {
    try {
      return await work();
    } catch (error) {
      if (!this.#runs.isBoundTo(run.signal)) throw error;
      run.dispatch({ type: 'undecided', error: toInternalError(error) });
      return null;
    } finally {
      // A wallet may answer when the payment has ended.
      this.#record.forgetUnlessLate(this.#declined.late);
      this.#runs.release(run.signal);
      // A wallet that has rejected the transaction since has sent nothing that the buyer has to know of.
      if (this.#record.isFinal) this.#events.onEnded();
      // It arrived while another request was pending.
      if (this.#declined.isLatePending) this.#events.onLate();
    }
  }

  /** Awaits the answers of a wallet. Nobody pays with them after an error, or if the buyer has left at the moment of the answer. */
  async #awaitAnswers<Value>(answers: Promise<Value>, { signal }: FlowRun): Promise<Value> {
    // At once: the page may go on right after it has stopped.
    const forget = (): void => {
      this.#confirmations.forgetUnlessBound();
    };
    signal.addEventListener('abort', forget);
    try {
      const value = await answers;
      throwIfAborted(signal);
      return value;
    } catch (error) {
      if (!signal.aborted) forget();
      throw error;
    } finally {
      signal.removeEventListener('abort', forget);
    }
  }

  /** See {@link OwnRecord.isFree}. */
  #isFree(): boolean {
    return !this.#declined.late && this.#record.isFree();
  }

  /**
   * Resolves to true if no tab is paying, and none has stored anything. Otherwise options for this tab would end those that are
   * being paid with: then this tab waits, goes on as the other one has ended, and resolves to false.
   */
  async waitUntilFree(run: FlowRun): Promise<boolean> {
    let isFree = false;
    const refusal = await this.withLock(run, async () => {
      if (!this.#isFree()) return this.sendStored(run);
      isFree = true;
      return null;
    });
    // The buyer may have left meanwhile.
    throwIfAborted(run.signal);
    if (isFree) return true;
    if (refusal) run.dispatch({ type: 'left', problem: refusal });
    return false;
  }
}
