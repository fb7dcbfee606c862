import { getKnownStatus, isPayable } from '../../contract/payment-status.js';
import type { PaymentOption, WalletRpcResult } from '../../contract/schemas/payment-options.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { CheckoutWallet, ConfirmationRecord, IntentRecord, PaymentRecord, SignatureRecord } from '../ports.js';
import { toTransactionError } from '../to-wallet-error.js';
import type { WalletRequest } from '../wallet-request.js';
import { askForSignature, askForTransaction, recallSignature, recallTransaction } from './ask-to-pay.js';
import { sendConfirmation } from './confirm.js';
import type { FlowContext, FlowRun } from './context.js';
import type { Runs } from './runs.js';
import { toWalletProblem } from './problems.js';
import { signRequests } from './sign.js';
import type { PaymentProblem } from './state.js';
import { tryLock, waitForLock } from './tab-lock.js';

/** Has a wallet pay, and sends its answers: under the payment's lock, and after what makes sure that it happens once. */
export class Payer {
  readonly #context: FlowContext;
  readonly #runs: Runs;
  readonly #onEnded: () => void;
  /** True once the gateway has said that the payment is being paid, or has ended. */
  #isUnderWay = false;
  #isFinal = false;
  /** The confirmation of a transaction that was sent, if it could not be stored. */
  #unstored: ConfirmationRecord | undefined;

  /** @param onEnded called when the gateway answers that the payment cannot be paid any more */
  constructor(context: FlowContext, runs: Runs, onEnded: () => void) {
    this.#context = context;
    this.#runs = runs;
    this.#onEnded = onEnded;
  }

  /** Follows the payment's status. A final payment needs no record. */
  setPayment(payment: PaymentStatusResponse): void {
    // An answer that contradicts itself does not say what became of the payment.
    const isFinal = payment.isFinal && getKnownStatus(payment) !== undefined;
    if (isFinal) this.#context.records.remove(this.#context.paymentId);
    this.#isFinal ||= isFinal;
    this.#isUnderWay ||= !isPayable(payment);
  }

  /** Runs work of which only one tab may do some at a time; waits for the others. Resolves to the gateway's refusal, if any. */
  async withLock(run: FlowRun, work: () => Promise<PaymentProblem | null>): Promise<PaymentProblem | null> {
    const done = await tryLock(this.#context, work);
    return done ? done.value : this.#waitForTab(run);
  }

  async #waitForTab(run: FlowRun): Promise<PaymentProblem | null> {
    run.dispatch({ type: 'busy' });
    return (await waitForLock(this.#context, () => this.sendStored(run), run.signal)) ?? null;
  }

  readRecord(): PaymentRecord | undefined {
    const { records, paymentId } = this.#context;
    return this.#unstored ?? records.read(paymentId);
  }

  /** Returns the wallet that can recall the request of a record, if the page offers it. */
  findRecaller(record: PaymentRecord): CheckoutWallet | undefined {
    if (record.kind === 'confirmation' || !record.open) return undefined;
    const wallet = this.#context.findWallet?.(record.open.walletId);
    return wallet?.recall && wallet;
  }

  /**
   * Goes on with what a tab has stored: sends a confirmation again, or recalls the wallet's answer. Without either, the buyer chooses
   * again. Call it under the lock.
   */
  async sendStored(run: FlowRun): Promise<PaymentProblem | null> {
    const record = this.readRecord();
    // Sending it again is idempotent.
    if (record?.kind === 'confirmation') return this.#send(record, false, run);
    const wallet = record && this.findRecaller(record);
    if (record?.kind === 'intent') {
      run.dispatch({ type: 'undecided', error: null });
      return wallet ? this.#recallTransaction(wallet, record, run) : null;
    }
    if (record && wallet) return this.#recallSignature(wallet, record, run);
    run.dispatch({ type: 'left', problem: null });
    return null;
  }

  async signAndSend(
    wallet: CheckoutWallet,
    option: PaymentOption,
    requests: readonly WalletRequest[],
    run: FlowRun,
  ): Promise<PaymentProblem | null> {
    if (!this.#isFree()) return this.sendStored(run);
    const steps = requests.length;
    return this.#guard(run, async () => {
      const signing = signRequests(wallet, requests, this.#context, run, (request, results) => {
        const asked = { wallet, request };
        if (request.method !== 'eth_sendTransaction')
          return askForSignature(asked, option, results, this.#context, run);
        const answer = askForTransaction(asked, option, this.#context, this.#runs, run);
        if (this.#runs.isBound) run.dispatch({ type: 'signing', step: steps, steps, isBinding: true });
        return answer;
      });
      // After the first request to the wallet, which does not wait until the page is rendered.
      run.dispatch({ type: 'signing', step: 1, steps, isBinding: false });
      return this.#confirm(option.id, await this.#awaitAnswers(signing, run), run);
    });
  }

  async #recallTransaction(
    wallet: CheckoutWallet,
    { optionId, open }: IntentRecord,
    run: FlowRun,
  ): Promise<PaymentProblem | null> {
    if (!open) return null;
    return this.#guard(run, async () => {
      let hash: unknown;
      try {
        hash = await recallTransaction(wallet, open, this.#context, this.#runs, run);
      } catch (error) {
        if (this.#runs.isBound) throw error;
        return toWalletProblem(error);
      }
      return this.#confirm(optionId, [{ type: 'walletRpc', data: [hash] }], run);
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
      run.signal.throwIfAborted();
      return toWalletProblem(error);
    }
    return this.#confirm(option.id, [...results, { type: 'walletRpc', data: [signature] }], run);
  }

  /** Does work in which a wallet may be asked for a transaction that pays: then an error leaves open whether it has paid. */
  async #guard(run: FlowRun, work: () => Promise<PaymentProblem | null>): Promise<PaymentProblem | null> {
    try {
      return await work();
    } catch (error) {
      if (!this.#runs.isBound) throw error;
      run.dispatch({ type: 'undecided', error: toTransactionError(error) });
      return null;
    } finally {
      // A wallet may answer when the payment has ended.
      if (this.#isFinal) this.#context.records.remove(this.#context.paymentId);
      this.#runs.release();
    }
  }

  /** Awaits the answers of a wallet. Nobody pays with them after an error, or if the buyer has left at the moment of the answer. */
  async #awaitAnswers<Value>(answers: Promise<Value>, { signal }: FlowRun): Promise<Value> {
    try {
      const value = await answers;
      signal.throwIfAborted();
      return value;
    } catch (error) {
      if (!this.#runs.isBound) this.#context.records.remove(this.#context.paymentId);
      throw error;
    }
  }

  /** Sends the answers of a wallet. */
  async #confirm(optionId: string, results: readonly WalletRpcResult[], run: FlowRun): Promise<PaymentProblem | null> {
    const { paymentId } = this.#context;
    const record: ConfirmationRecord = { kind: 'confirmation', paymentId, confirmation: { optionId, results } };
    // Before it is sent: a page that ends now sends the same again when it is opened.
    this.#write(record);
    return this.#send(record, true, run);
  }

  #write(record: ConfirmationRecord): void {
    try {
      this.#context.records.write(record);
    } catch (error) {
      // What was sent is confirmed, even if only this page knows it.
      if (!this.#runs.isBound) throw error;
      this.#unstored = record;
    }
  }

  /**
   * Returns true if no page has stored anything that may have paid. A signature that an earlier page has waited for is forgotten: the
   * buyer pays anew. Call it under the lock.
   */
  #isFree(): boolean {
    const record = this.readRecord();
    if (record?.kind === 'signature') this.#context.records.remove(record.paymentId);
    return !record || record.kind === 'signature';
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
    run.signal.throwIfAborted();
    if (isFree) return true;
    if (refusal) run.dispatch({ type: 'left', problem: refusal });
    return false;
  }

  /** Resolves to the gateway's refusal; null if there is none. */
  async #send(record: ConfirmationRecord, isNew: boolean, run: FlowRun): Promise<PaymentProblem | null> {
    run.dispatch({ type: 'sending', record });
    const confirmed = await sendConfirmation(record, isNew, this.#context, run);
    if (confirmed.kind === 'sent') run.dispatch({ type: 'sent' });
    if (this.#isUnderWay || confirmed.kind === 'ended') this.#onEnded();
    else if (confirmed.kind === 'unanswered') run.dispatch({ type: 'unanswered', record, error: confirmed.error });
    else if (confirmed.kind === 'refused') {
      this.#context.records.remove(record.paymentId);
      return confirmed.problem;
    }
    return null;
  }
}
