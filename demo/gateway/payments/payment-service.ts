import type { StrictCreatePaymentRequest } from 'pay-status/contract';
import type { Clock } from '../clock/clock.js';
import { ApiError } from '../errors.js';
import type { RandomSource } from '../random.js';
import type { PaymentStore } from '../store/payment-store.js';
import { nextDueStep } from './due.js';
import { newPaymentId } from './ids.js';
import { newPayment, type PaymentOwner } from './new-payment.js';
import type { Payment } from './payment.js';
import { isInvalidState, transition, type Command, type InvalidState } from './transition.js';

interface PaymentServiceOptions {
  readonly store: PaymentStore;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** Gateway time from success to settlement in test mode; null: never by itself. */
  readonly autoSettleMs: number | null;
  readonly onError: (error: unknown) => void;
}

/** The reason that the public service gives when the merchant cancels. */
const CANCELLED_BY_MERCHANT = 'cancelled_by_merchant';

const VERBS: Readonly<Record<Command['type'], string>> = {
  process: 'be paid',
  succeed: 'succeed',
  fail: 'fail',
  time_out: 'expire',
  cancel: 'be cancelled',
  settle: 'be settled',
};

/** Names the status: clients of the public service tell expired from cancelled by the words of a message. */
const refused = ({ command, status }: InvalidState): ApiError =>
  new ApiError('invalid_state', `A payment in status ${status} cannot ${VERBS[command]}`);

/** Payments and their time. Pages in the same process use it as the HTTP routes do; refusals are {@link ApiError}s. */
export class PaymentService {
  readonly #options: PaymentServiceOptions;
  readonly #timers = new Map<string, () => void>();
  readonly #unsubscribe: () => void;

  constructor(options: PaymentServiceOptions) {
    this.#options = options;
    this.#unsubscribe = options.store.subscribe((payment) => this.#plan(payment));
  }

  async create(owner: PaymentOwner, request: StrictCreatePaymentRequest): Promise<Payment> {
    const { store, clock, random } = this.#options;
    const nowMs = clock.nowMs();
    const payment = newPayment(newPaymentId(nowMs, random), owner, request, nowMs);
    await store.insert(payment);
    return payment;
  }

  /** The payment as it is now: what fell due has happened, even if its timer is late. */
  async find(id: string): Promise<Payment | undefined> {
    const payment = await this.#options.store.find(id);
    return payment && this.#isDue(payment) ? this.#catchUp(id) : payment;
  }

  /** Like {@link find}, but refuses with `payment_not_found`. */
  async get(id: string): Promise<Payment> {
    const payment = await this.find(id);
    if (!payment) throw new ApiError('payment_not_found', 'Payment not found');
    return payment;
  }

  /** One step of the payment. Refuses with `invalid_state` when the table of transitions has no such step. */
  async act(id: string, command: Command): Promise<Payment> {
    return this.#change(id, (payment, nowMs) => transition(payment, command, nowMs));
  }

  /** Cancels on the merchant's behalf, which is possible only while the payment awaits the buyer. */
  async cancel(id: string, reason: string = CANCELLED_BY_MERCHANT): Promise<Payment> {
    return this.act(id, { type: 'cancel', reason });
  }

  /** Moves `expiresAt` to now and lets the payment expire. */
  async expire(id: string): Promise<Payment> {
    return this.#change(id, (payment, nowMs) =>
      transition({ ...payment, expiresAt: Math.floor(nowMs / 1000) }, { type: 'time_out' }, nowMs),
    );
  }

  /** Cancels every timer. */
  close(): void {
    this.#unsubscribe();
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  async #change(id: string, step: (payment: Payment, nowMs: number) => Payment | InvalidState): Promise<Payment> {
    await this.get(id);
    const { store, clock } = this.#options;
    const outcome = await store.update(id, (payment) => step(payment, clock.nowMs()));
    if (!outcome) throw new ApiError('payment_not_found', 'Payment not found');
    if (isInvalidState(outcome)) throw refused(outcome);
    return outcome;
  }

  #dueStep(payment: Payment) {
    return nextDueStep(payment, this.#options.autoSettleMs);
  }

  #isDue(payment: Payment): boolean {
    const step = this.#dueStep(payment);
    return step !== null && step.atMs <= this.#options.clock.nowMs();
  }

  /** Takes every step that fell due, one stored change each, stamped with the time at which it fell due. */
  async #catchUp(id: string): Promise<Payment | undefined> {
    const { store } = this.#options;
    for (;;) {
      let stepped = false;
      const outcome = await store.update(id, (payment) => {
        const due = this.#isDue(payment) ? this.#dueStep(payment) : null;
        stepped = due !== null;
        return due ? transition(payment, due.command, due.atMs) : payment;
      });
      if (outcome && isInvalidState(outcome)) throw new Error(`a due step of ${id} was refused: ${outcome.command}`);
      if (!stepped) return outcome;
    }
  }

  #plan(payment: Payment): void {
    this.#timers.get(payment.id)?.();
    this.#timers.delete(payment.id);
    const step = this.#dueStep(payment);
    if (!step) return;
    const run = async (): Promise<void> => {
      await this.#catchUp(payment.id).catch(this.#options.onError);
    };
    this.#timers.set(payment.id, this.#options.clock.schedule(step.atMs, run));
  }
}
