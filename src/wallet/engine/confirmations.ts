import { isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { throwIfAborted } from '../../core/abortable.js';
import type { ConfirmationRecord } from '../ports.js';
import type { Signed } from './ask-to-pay.js';
import { getTransactionHash, sendConfirmation } from './confirm.js';
import type { FlowContext, FlowRun } from './context.js';
import { findOtherChain } from './other-chain.js';
import type { OwnRecord } from './own-record.js';
import type { Runs } from './runs.js';
import type { PaymentProblem } from './state.js';

interface ConfirmationsOptions {
  readonly context: FlowContext;
  readonly own: OwnRecord;
  readonly runs: Runs;
  /** The gateway has answered that the payment cannot be paid any more. */
  readonly onEnded: () => void;
}

/** Confirms a payment with the answers of a wallet: stores them, then sends them to the gateway. */
export class Confirmations {
  readonly #options: ConfirmationsOptions;
  /** True once the gateway has said that the payment is being paid, or has ended. */
  #isUnderWay = false;

  constructor(options: ConfirmationsOptions) {
    this.#options = options;
  }

  setPayment(payment: PaymentStatusResponse): void {
    this.#isUnderWay ||= !isPayable(payment);
  }

  /** Nobody pays with answers that the buyer has left. A transaction that was sent is kept. */
  forgetUnlessBound(): void {
    const { runs, own } = this.#options;
    if (!runs.isBound) own.remove();
  }

  /** Sends the answers of a wallet. */
  async confirm({ optionId, results, ...signed }: Signed, run: FlowRun): Promise<PaymentProblem | null> {
    const { context, own, onEnded } = this.#options;
    const { paymentId } = context;
    // The buyer may have left right after the answer.
    if (run.signal.aborted) this.forgetUnlessBound();
    throwIfAborted(run.signal);
    const record: ConfirmationRecord = { kind: 'confirmation', paymentId, confirmation: { optionId, results } };
    // Before it is sent: a page that ends now sends the same again when it is opened.
    own.write(record);
    // The buyer is told of a transaction that comes after the end.
    if (own.isFinal) onEnded();
    const otherChain = await findOtherChain(getTransactionHash(record.confirmation), signed, context);
    if (otherChain === undefined) return this.send(record, true, run);
    own.write({ ...record, otherChain });
    return this.send({ ...record, otherChain }, true, run);
  }

  /** Resolves to the gateway's refusal; null if there is none. */
  async send(record: ConfirmationRecord, isNew: boolean, run: FlowRun): Promise<PaymentProblem | null> {
    const { context, onEnded } = this.#options;
    run.dispatch({ type: 'sending', record });
    const confirmed = await sendConfirmation(record, isNew, context, run);
    if (confirmed.kind === 'sent') run.dispatch({ type: 'sent', record });
    if (this.#isUnderWay || confirmed.kind === 'ended') onEnded();
    else if (confirmed.kind === 'unanswered') run.dispatch({ type: 'unanswered', record, error: confirmed.error });
    else if (confirmed.kind === 'refused') return this.#handleRefusal(record, confirmed.problem, run);
    return null;
  }

  /** The gateway will never apply the confirmation: a transaction that came beside it is what may have paid. */
  async #handleRefusal(
    { kind, paymentId, late }: ConfirmationRecord,
    problem: PaymentProblem,
    run: FlowRun,
  ): Promise<PaymentProblem | null> {
    const { own } = this.#options;
    if (!late) {
      own.remove();
      return problem;
    }
    const record: ConfirmationRecord = { kind, paymentId, confirmation: late };
    own.write(record);
    return this.send(record, true, run);
  }
}
