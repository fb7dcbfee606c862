import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { CheckoutWallet, ConfirmationRecord, PaymentRecord } from '../ports.js';
import { mayHaveSent, toTransactionError } from '../to-wallet-error.js';
import type { WalletRequest } from '../wallet-request.js';
import { sendConfirmation } from './confirm.js';
import type { FlowContext, FlowRun } from './context.js';
import type { Runs } from './runs.js';
import { askWallet, signRequests } from './sign.js';
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
  setPayment({ status, isFinal }: PaymentStatusResponse): void {
    if (isFinal) this.#context.records.remove(this.#context.paymentId);
    this.#isFinal ||= isFinal;
    this.#isUnderWay ||= status !== 'requires_action';
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

  /** Goes on with what a tab has stored; without it, the buyer chooses again. Call it under the lock. */
  async sendStored(run: FlowRun): Promise<PaymentProblem | null> {
    const record = this.readRecord();
    // Sending it again is idempotent.
    if (record?.kind === 'confirmation') return this.#send(record, false, run);
    run.dispatch(record ? { type: 'undecided', error: null } : { type: 'left', problem: null });
    return null;
  }

  async signAndSend(
    wallet: CheckoutWallet,
    option: PaymentOption,
    requests: readonly WalletRequest[],
    run: FlowRun,
  ): Promise<PaymentProblem | null> {
    const { paymentId, records } = this.#context;
    if (this.readRecord()) return this.sendStored(run);
    const steps = requests.length;
    try {
      const signing = signRequests(wallet, requests, this.#context, run, (request) => {
        // Before the wallet has it: a page that ends now asks for no other one when it is opened.
        records.write({ kind: 'intent', paymentId, optionId: option.id, account: option.account });
        this.#runs.bind();
        run.dispatch({ type: 'signing', step: steps, steps, isBinding: true });
        return this.#askToPay(wallet, request, run);
      });
      // After the first request to the wallet, which does not wait until the page is rendered.
      run.dispatch({ type: 'signing', step: 1, steps, isBinding: false });
      const results = await signing;
      // The buyer may have left at the moment of the answer.
      run.signal.throwIfAborted();
      const record: ConfirmationRecord = {
        kind: 'confirmation',
        paymentId,
        confirmation: { optionId: option.id, results },
      };
      // Before it is sent: a page that ends now sends the same again when it is opened.
      this.#write(record);
      return await this.#send(record, true, run);
    } catch (error) {
      if (!this.#runs.isBound) throw error;
      run.dispatch({ type: 'undecided', error: toTransactionError(error) });
      return null;
    } finally {
      // A wallet may answer when the payment has ended.
      if (this.#isFinal) records.remove(paymentId);
      this.#runs.release();
    }
  }

  /** Asks for a transaction that pays. Its intent is kept unless it is certain that the wallet has not sent it. */
  async #askToPay(wallet: CheckoutWallet, request: WalletRequest, { signal }: FlowRun): Promise<unknown> {
    const { paymentId, records } = this.#context;
    try {
      return await askWallet(wallet, request, signal);
    } catch (cause) {
      const error = toTransactionError(cause);
      if (!mayHaveSent(error)) {
        records.remove(paymentId);
        this.#runs.release();
      }
      throw error;
    }
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
   * Resolves to true if no tab is paying, and none has stored anything. Otherwise options for this tab would end those that are
   * being paid with: then this tab waits, goes on as the other one has ended, and resolves to false.
   */
  async waitUntilFree(run: FlowRun): Promise<boolean> {
    let isFree = false;
    const refusal = await this.withLock(run, async () => {
      if (this.readRecord()) return this.sendStored(run);
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
