import type { StrictCreatePaymentRequest } from '../wire/create-payment-request.js';
import type { Chaos } from '../chaos/chaos.js';
import type { GatewayClock } from '../clock/clock.js';
import type { RandomSource } from '../core/random.js';
import { StorageFullError } from '../store/storage-full.js';
import type { Store, Tables } from '../store/store.js';
import { recordEvent } from '../webhooks/outbox.js';
import { toCoins } from '../options/assets.js';
import { digestTransaction } from '../options/results-digest.js';
import { ANY_OPTION, isClaimed, isConfirmedWith, type ConfirmedOption } from '../payments/confirm.js';
import { getNextDueStep, type DueStep } from '../payments/due-step.js';
import { newPaymentId } from '../payments/ids.js';
import { newPayment, type PaymentOwner } from '../payments/new-payment.js';
import type { Payment, RefundMark } from '../payments/payment.js';
import { isExecutedByForce } from '../payments/possible-steps.js';
import { claimed, invalidState, notFound, requirePayable, requireRefundable } from '../payments/refusals.js';
import { isInvalidState, transition, type Command, type InvalidState } from '../payments/transition.js';
import type { Execution, ForcedExecution, Rail, SeenPayment, TakeFunds } from '../rails/rail.js';
import type { RailSwitches } from '../rails/switches.js';
import type { PaymentDisplay } from '../wire/payment-display.js';
import { requireOpenMerchant } from './merchant-service.js';
import { settlePayment } from './settle-payment.js';
import { toCommand } from './to-command.js';

interface PaymentServiceOptions {
  readonly store: Store;
  readonly clock: GatewayClock;
  readonly random: RandomSource;
  readonly rail: Rail;
  readonly switches: RailSwitches;
  /** Gateway time from success to settlement in test mode, milliseconds; null: never automatically. */
  readonly autoSettleMs: number | null;
  /** Gateway time from a wallet's confirmation to its execution, milliseconds; null: never automatically. */
  readonly autoSucceedMs: number | null;
  readonly chaos?: Chaos | undefined;
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
/** The commands by which the sandbox can give the rail's word. */
const FORCED_EXECUTIONS: Readonly<Partial<Record<Command['type'], ForcedExecution>>> = {
  succeed: 'succeed',
  fail: 'fail',
};
/** The time after which a rail is asked again whether a payment can expire, milliseconds. */
const RAIL_WAIT_MS = 250;
/** Maximum number of due payments per transaction. */
const BATCH_SIZE = 25;

/** Creates and changes payments, for the HTTP routes and pages in the same process. Refusals are `ApiError`s. */
export class PaymentService {
  readonly #options: PaymentServiceOptions;

  constructor(options: PaymentServiceOptions) {
    this.#options = options;
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
    await tables.payments.insert(payment, this.#dueAtMs(payment));
    await recordEvent(tables, payment, nowMs, random, chaos);
    return payment;
  }

  /** The payment as it is now, including steps that fell due but whose timer is late. */
  async find(id: string): Promise<Payment | undefined> {
    const { store } = this.#options;
    const payment = await store.read(({ payments }) => payments.find(id));
    if (!payment || !this.#nextStep(payment)) return payment;
    try {
      return await store.transaction((tables) => this.#lock(tables, id));
    } catch (error) {
      if (error instanceof StorageFullError) return this.#foresee(payment);
      throw error;
    }
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

  /** Like {@link apply}, for a step that the sandbox forces. A payment that a rail has claimed waits for the rail's word. */
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
      return asSimulated(await this.#settle(tables, payment, nowMs));
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
  async runDue(): Promise<void> {
    const { store, clock } = this.#options;
    for (let count = BATCH_SIZE; count === BATCH_SIZE;) {
      count = await store.transaction(async (tables) => {
        const due = await tables.payments.lockDue(clock.nowMs(), BATCH_SIZE);
        for (const payment of due) {
          const caughtUp = await this.#catchUp(tables, payment);
          // Another gateway on the same store may have planned it with other options.
          if (caughtUp === payment) await tables.payments.update(payment, this.#dueAtMs(payment));
        }
        return due.length;
      });
    }
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
    return transition(payment, await this.#execute(tables, payment, forced), nowMs);
  }

  /** The step of the rail's word on a claimed payment. */
  async #execute(tables: Tables, payment: Payment, forced?: ForcedExecution): Promise<Command> {
    return toCommand(await this.#options.rail.execute(tables, payment, forced), payment);
  }

  async #change(id: string, step: Step): Promise<Payment> {
    // Due steps are committed first, so that a refused step does not roll them back.
    await this.get(id);
    return this.#options.store.transaction((tables) => this.#changeIn(tables, id, step));
  }

  async #changeIn(tables: Tables, id: string, step: Step): Promise<Payment> {
    const payment = await this.#lock(tables, id);
    if (!payment) throw notFound();
    const outcome = await step(tables, payment, this.#options.clock.nowMs());
    if (isInvalidState(outcome)) throw invalidState(outcome);
    if (outcome !== payment) await this.#write(tables, outcome, payment.version);
    return outcome;
  }

  /** Changes something else than the state: there is no event, and the version stays. */
  async #annotate(id: string, change: (payment: Payment, nowMs: number) => Payment): Promise<Payment> {
    // Due steps are committed first, so that a refusal does not roll them back.
    await this.get(id);
    const { store, clock } = this.#options;
    return store.transaction(async (tables) => {
      const payment = await this.#lock(tables, id);
      if (!payment) throw notFound();
      const changed = change(payment, clock.nowMs());
      await tables.payments.update(changed, this.#dueAtMs(changed));
      return changed;
    });
  }

  #dueAtMs(payment: Payment): number | null {
    const { autoSettleMs, clock } = this.#options;
    const step = getNextDueStep(payment, autoSettleMs);
    if (!step) return null;
    return this.#mustWait(payment, step) ? clock.nowMs() + RAIL_WAIT_MS : step.atMs;
  }

  /** True if a payment is due to expire, and the rail cannot say yet that it was not paid before. */
  #mustWait(payment: Payment, { type, atMs }: DueStep): boolean {
    const { clock, rail } = this.#options;
    return type === 'time_out' && atMs <= clock.nowMs() && rail.canExpire?.(payment) === false;
  }

  #settle(tables: Tables, payment: Payment, nowMs: number): Promise<Payment | InvalidState> {
    return settlePayment(tables, payment, { ...this.#options, nowMs });
  }

  async #takeDueStep(tables: Tables, payment: Payment, { type, atMs }: DueStep): Promise<Payment> {
    const { settings } = this.#options.switches;
    switch (type) {
      case 'execute':
        return this.#takeStep(
          payment,
          await this.#execute(tables, payment, settings.failsExecution ? 'fail' : undefined),
          atMs,
        );
      case 'settle':
        return this.#requireTaken(payment, await this.#settle(tables, payment, atMs));
      case 'time_out':
        return this.#takeStep(payment, { type }, atMs);
    }
  }

  /** The next step if it is due. */
  #nextStep(payment: Payment): DueStep | null {
    const { autoSettleMs, clock } = this.#options;
    const step = getNextDueStep(payment, autoSettleMs);
    return step && step.atMs <= clock.nowMs() && !this.#mustWait(payment, step) ? step : null;
  }

  #takeStep(payment: Payment, command: Command, atMs: number): Payment {
    return this.#requireTaken(payment, transition(payment, command, atMs));
  }

  #requireTaken({ id }: Payment, next: Payment | InvalidState): Payment {
    if (isInvalidState(next)) throw new Error(`a due step of ${id} was refused: ${next.command}`);
    return next;
  }

  /** The payment as it is now; no other transaction changes it until this one ends. */
  async #lock(tables: Tables, id: string): Promise<Payment | undefined> {
    const payment = await tables.payments.lock(id);
    return payment && this.#catchUp(tables, payment);
  }

  /** Takes all due steps of a locked payment, each at the time when it fell due. */
  async #catchUp(tables: Tables, locked: Payment): Promise<Payment> {
    let payment = locked;
    for (let step = this.#nextStep(payment); step; step = this.#nextStep(payment)) {
      const { version } = payment;
      payment = await this.#takeDueStep(tables, payment, step);
      await this.#write(tables, payment, version);
    }
    return payment;
  }

  /**
   * The payment as it will be stored once the store has space for its expiry. An execution or a settlement is not foreseen,
   * because it happens when it is stored.
   */
  #foresee(stored: Payment): Payment {
    const step = this.#nextStep(stored);
    return step?.type === 'time_out' ? this.#takeStep(stored, { type: step.type }, step.atMs) : stored;
  }

  /** Only a change of state, which has a new version, has an event. */
  async #write(tables: Tables, payment: Payment, versionBefore: number): Promise<void> {
    const { clock, random, chaos } = this.#options;
    await tables.payments.update(payment, this.#dueAtMs(payment));
    if (payment.version === versionBefore) return;
    await recordEvent(tables, payment, clock.nowMs(), random, chaos);
  }
}
