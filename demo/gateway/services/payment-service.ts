import { toCoins } from '../options/assets.js';
import { digestTransaction } from '../options/results-digest.js';
import { ANY_OPTION, isClaimed, isConfirmedWith, type ConfirmedOption } from '../payments/confirm.js';
import { newPaymentId } from '../payments/ids.js';
import { newPayment, type PaymentOwner } from '../payments/new-payment.js';
import type { Payment, RefundMark } from '../payments/payment.js';
import { isExecutedByForce } from '../payments/possible-steps.js';
import { claimed, invalidState, notFound, requirePayable, requireRefundable } from '../payments/refusals.js';
import { isInvalidState, transition, type Command, type InvalidState } from '../payments/transition.js';
import type { Execution, ForcedExecution, SeenPayment, TakeFunds } from '../rails/rail.js';
import type { Tables } from '../store/store.js';
import type { StrictCreatePaymentRequest } from '../wire/create-payment-request.js';
import type { PaymentDisplay } from '../wire/payment-display.js';
import { CurrentPayments, type CurrentPaymentsOptions } from './current-payments.js';
import { requireOpenMerchant } from './merchant-service.js';
import { toCommand } from './to-command.js';

interface PaymentServiceOptions extends CurrentPaymentsOptions {
  /** Gateway time from a wallet's confirmation to its execution, milliseconds; null: never automatically. */
  readonly autoSucceedMs: number | null;
}

/** How a step changes a locked payment, as a part of the transaction. */
type Step = (
  tables: Tables,
  payment: Payment,
  nowMs: number,
) => Payment | InvalidState | Promise<Payment | InvalidState>;

const asSimulated = (next: Payment | InvalidState): Payment | InvalidState =>
  isInvalidState(next) ? next : { ...next, isSimulated: true };

/** The reasons of the public service for a cancel by the merchant, and by the buyer. */
const CANCELLED_BY_MERCHANT = 'cancelled_by_merchant';
export const CANCELLED_BY_USER = 'cancelled_by_user';
/** The commands by which the sandbox can force a rail's result. */
const FORCED_EXECUTIONS: Readonly<Partial<Record<Command['type'], ForcedExecution>>> = {
  succeed: 'succeed',
  fail: 'fail',
};

/** Creates and changes payments, for the HTTP routes and pages in the same process. Refusals are `ApiError`s. */
export class PaymentService {
  readonly #options: PaymentServiceOptions;
  readonly #current: CurrentPayments;

  constructor(options: PaymentServiceOptions) {
    this.#options = options;
    this.#current = new CurrentPayments(options);
  }

  async create(owner: PaymentOwner, request: StrictCreatePaymentRequest): Promise<Payment> {
    return this.#options.store.transaction((tables) => this.createIn(tables, owner, request));
  }

  /** Like {@link create}, as a part of a transaction. Refuses with `merchant_not_found` if the owner takes no payments. */
  async createIn(tables: Tables, owner: PaymentOwner, request: StrictCreatePaymentRequest): Promise<Payment> {
    const { clock, random, chaos } = this.#options;
    await requireOpenMerchant(tables, owner);
    const nowMs = clock.nowMs();
    const payment = { ...newPayment(newPaymentId(nowMs, random), owner, request, nowMs), ...chaos?.newFee() };
    await this.#current.insert(tables, payment);
    return payment;
  }

  /** The payment as it is now, including steps that fell due but whose timer is late. */
  find(id: string): Promise<Payment | undefined> {
    return this.#current.find(id);
  }

  /** Like {@link find}, but waits for the transactions of all processes that are changing the payment. */
  async findCommitted(id: string): Promise<Payment | undefined> {
    await this.#options.store.transaction(({ payments }) => payments.lock(id));
    return this.find(id);
  }

  /** Like {@link find}, but refuses with `payment_not_found`. */
  async get(id: string): Promise<Payment> {
    const payment = await this.find(id);
    if (!payment) throw notFound();
    return payment;
  }

  /** Applies a command to the payment. Refuses with `invalid_state` if the table of transitions does not allow it. */
  async apply(id: string, command: Command): Promise<Payment> {
    return this.#change(id, (_, payment, nowMs) => transition(payment, command, nowMs));
  }

  /** Like {@link apply}, for a step that the sandbox forces. A payment that a rail has claimed waits for the rail's result. */
  async force(id: string, command: Command): Promise<Payment> {
    return this.#force(id, command, (payment, nowMs) => transition(payment, command, nowMs));
  }

  /**
   * Pays with an option: the funds are taken in the transaction that commits it. The same confirmation again changes
   * nothing.
   */
  async confirm(id: string, { optionAmount, ...option }: ConfirmedOption, takeFunds: TakeFunds): Promise<Payment> {
    const { rail } = this.#options;
    const autoSucceedMs = rail.start ? null : this.#options.autoSucceedMs;
    return this.#change(id, async (tables, payment, nowMs) => {
      if (isConfirmedWith(payment, option)) return payment;
      requirePayable(payment);
      const { txId } = await takeFunds(tables);
      const confirmation = { ...option, executesAtMs: autoSucceedMs === null ? null : nowMs + autoSucceedMs };
      return transition(payment, { type: 'process', optionAmount, txId, confirmation }, nowMs);
    });
  }

  /** Ends a claimed payment as the rail has executed it; does nothing if it has ended. */
  async report(id: string, execution: Execution): Promise<void> {
    await this.#change(id, async (_, payment, nowMs) =>
      isClaimed(payment) ? transition(payment, await toCommand(execution, payment), nowMs) : payment,
    );
  }

  /** Claims a payment that the rail has seen without a confirmation; does nothing if it cannot be paid any more. */
  async see(
    { paymentId, account, asset, value, txId }: SeenPayment,
    record: (tables: Tables) => Promise<void>,
  ): Promise<void> {
    // Its confirmation may follow.
    const results = await digestTransaction(txId);
    const confirmation = { optionId: ANY_OPTION, account: account.key, results, executesAtMs: null };
    const optionAmount = toCoins(asset, value);
    await this.#change(paymentId, async (tables, payment, nowMs) => {
      if (payment.state.status !== 'requires_action') return payment;
      await record(tables);
      return transition(payment, { type: 'process', optionAmount, txId, confirmation }, nowMs);
    });
  }

  /** Sets how the checkout page shows the payment. */
  async setDisplay(id: string, display: PaymentDisplay): Promise<void> {
    await this.#annotate(id, (payment) => ({ ...payment, display }));
  }

  /** Notes that the gateway has the details of the buyer, which it does not keep. */
  async completeDetails(id: string): Promise<Payment> {
    return this.#annotate(id, (payment) => ({ ...payment, hasDetails: true }));
  }

  /** Marks a succeeded payment as refunded, once. No money moves. */
  async markRefunded(id: string, by: RefundMark['by']): Promise<Payment> {
    return this.#annotate(id, (payment, atMs) => {
      requireRefundable(payment);
      return { ...payment, refunded: { atMs, by } };
    });
  }

  /** Cancels the payment, by default for the merchant; possible only while it requires action. */
  async cancel(id: string, reason?: string): Promise<Payment> {
    await this.get(id);
    return this.#options.store.transaction((tables) => this.cancelIn(tables, id, reason));
  }

  /** Like {@link cancel}, as a part of a transaction. */
  async cancelIn(tables: Tables, id: string, reason = CANCELLED_BY_MERCHANT): Promise<Payment> {
    const command: Command = { type: 'cancel', reason };
    return this.#changeIn(tables, id, (_, payment, nowMs) => transition(payment, command, nowMs));
  }

  /** Moves `expiresAt` to now and lets the payment expire; forced like {@link force}. */
  async expire(id: string): Promise<Payment> {
    const command: Command = { type: 'time_out' };
    return this.#force(id, command, (payment, nowMs) =>
      transition({ ...payment, expiresAt: Math.floor(nowMs / 1000) }, command, nowMs),
    );
  }

  /** Settles a payment, forced like {@link force}. If funds move on a chain, it is settled once they have arrived. */
  async settle(id: string): Promise<Payment> {
    return this.#change(id, async (tables, payment, nowMs) => {
      if (isClaimed(payment)) throw claimed('settle');
      return asSimulated(await this.#current.settle(tables, payment, nowMs));
    });
  }

  /** Settles a payment whose funds have reached the merchant; does nothing if it is settled, or was deleted meanwhile. */
  async reportSettled(id: string, txId: string): Promise<void> {
    if (!(await this.find(id))) return;
    await this.#change(id, (_, payment, nowMs) =>
      payment.state.status === 'succeeded' && payment.state.settled
        ? payment
        : transition(payment, { type: 'settle', txId }, nowMs),
    );
  }

  /** Takes all steps of all payments that have fallen due. */
  runDue(): Promise<void> {
    return this.#current.runDue();
  }

  #force(
    id: string,
    command: Command,
    step: (payment: Payment, nowMs: number) => Payment | InvalidState,
  ): Promise<Payment> {
    return this.#change(id, async (tables, payment, nowMs) => {
      const next = isClaimed(payment)
        ? await this.#forceExecution(tables, payment, command, nowMs)
        : step(payment, nowMs);
      return asSimulated(next);
    });
  }

  async #forceExecution(tables: Tables, payment: Payment, command: Command, nowMs: number) {
    const forced = FORCED_EXECUTIONS[command.type];
    const isDecline = command.type === 'fail' && command.failureCode !== null;
    if (!forced || isDecline || !isExecutedByForce(payment)) throw claimed(command.type);
    return transition(payment, await this.#current.execute(tables, payment, forced), nowMs);
  }

  async #change(id: string, step: Step): Promise<Payment> {
    // Due steps are committed first, so that a refused step does not roll them back.
    await this.get(id);
    return this.#options.store.transaction((tables) => this.#changeIn(tables, id, step));
  }

  async #changeIn(tables: Tables, id: string, step: Step): Promise<Payment> {
    const payment = await this.#current.lock(tables, id);
    if (!payment) throw notFound();
    const outcome = await step(tables, payment, this.#options.clock.nowMs());
    if (isInvalidState(outcome)) throw invalidState(outcome);
    if (outcome !== payment) await this.#current.update(tables, outcome, payment.version);
    return outcome;
  }

  /** Changes something else than the state: there is no event, and the version stays. */
  async #annotate(id: string, change: (payment: Payment, nowMs: number) => Payment): Promise<Payment> {
    // Due steps are committed first, so that a refusal does not roll them back.
    await this.get(id);
    const { store, clock } = this.#options;
    return store.transaction(async (tables) => {
      const payment = await this.#current.lock(tables, id);
      if (!payment) throw notFound();
      const changed = change(payment, clock.nowMs());
      await this.#current.update(tables, changed, payment.version);
      return changed;
    });
  }
}
