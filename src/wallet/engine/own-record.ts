import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PaymentConfirmation } from '../../client/paying-client.js';
import { notify } from '../../core/listeners.js';
import type { ConfirmationRecord, PaymentRecord } from '../ports.js';
import { getTransactionHash } from './confirm.js';
import type { FlowContext } from './context.js';
import type { LateTransaction } from './state.js';

/** The payment's stored record, with an in-memory copy of a confirmation whose transaction was sent. */
export class OwnRecord {
  readonly #context: Pick<FlowContext, 'records' | 'paymentId'>;
  /** Kept in memory: the write may fail, and another tab may remove the record when the payment is final. */
  #sent: ConfirmationRecord | undefined;
  /** The final payment. */
  #final: PaymentStatusResponse | undefined;

  constructor(context: Pick<FlowContext, 'records' | 'paymentId'>) {
    this.#context = context;
  }

  get isFinal(): boolean {
    return this.#final !== undefined;
  }

  setFinal(payment: PaymentStatusResponse): void {
    this.#final = payment;
  }

  /** @throws WalletError `storage_unavailable` */
  read(): PaymentRecord | undefined {
    const { records, paymentId } = this.#context;
    const record = this.#sent ?? records.read(paymentId);
    if (record?.kind === 'confirmation') this.#keepSent(record);
    return record;
  }

  write(record: ConfirmationRecord): void {
    this.#keepSent(record);
    try {
      this.#context.records.write(record);
    } catch (error) {
      // A sent transaction must be confirmed even if it cannot be stored.
      if (!this.#sent) throw error;
    }
  }

  /** Adds a transaction that came beside the confirmation of a signature, and stores it for the pages after this one. */
  addLate(record: ConfirmationRecord, { optionId, results }: PaymentConfirmation): ConfirmationRecord {
    if (getTransactionHash(record.confirmation) !== undefined) return record;
    const added = { ...record, late: { optionId, results } };
    try {
      this.#context.records.write(added);
    } catch {
      // It is known to this page, and the confirmation is stored.
    }
    return added;
  }

  #keepSent(record: ConfirmationRecord): void {
    if (getTransactionHash(record.confirmation) !== undefined) this.#sent = record;
  }

  remove(): void {
    this.#sent = undefined;
    this.#context.records.remove(this.#context.paymentId);
  }

  /** Removes the record, and returns true if it is gone: storage may be read-only. */
  forget(): boolean {
    this.remove();
    return this.read() === undefined;
  }

  /**
   * Returns true if no page has stored anything that may have paid. A signature that an earlier page has waited for is forgotten: the
   * buyer pays anew. Call it under the lock.
   */
  isFree(): boolean {
    const record = this.read();
    if (record?.kind === 'signature') this.remove();
    return !record || record.kind === 'signature';
  }

  /**
   * Returns the transaction that may take money although the payment has ended without success; null if there is none, undefined if
   * storage does not say.
   *
   * @param declined one that the buyer has said to have declined
   */
  findLate(declined: PaymentConfirmation | undefined): LateTransaction | null | undefined {
    if (!this.#final || getKnownStatus(this.#final) === 'succeeded') return null;
    let record: PaymentRecord | undefined;
    let isRead = false;
    try {
      record = this.read();
      isRead = true;
    } catch {
      // Storage is blocked.
    }
    const stored = record?.kind === 'confirmation' ? [record.confirmation, record.late] : [];
    const hash = [...stored, declined]
      .map((known) => known && getTransactionHash(known))
      .find((each) => each !== undefined);
    if (hash !== undefined || record?.kind === 'intent') return { hash };
    return isRead ? null : undefined;
  }

  /** A final payment needs no record, but for a transaction that may still be mined. */
  forgetUnlessLate(declined: PaymentConfirmation | undefined): void {
    if (!this.#final || this.findLate(declined) !== null) return;
    // Storage that fails does not keep the page from showing how the payment has ended.
    notify(() => {
      this.remove();
    });
  }
}
