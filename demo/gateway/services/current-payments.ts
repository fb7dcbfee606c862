import type { Chaos } from '../chaos/chaos.js';
import type { GatewayClock } from '../clock/clock.js';
import type { RandomSource } from '../core/random.js';
import { getNextDueStep, type DueStep } from '../payments/due-step.js';
import type { Payment } from '../payments/payment.js';
import { isInvalidState, transition, type Command, type InvalidState } from '../payments/transition.js';
import type { ForcedExecution, Rail } from '../rails/rail.js';
import type { RailSwitches } from '../rails/switches.js';
import { StorageFullError } from '../store/storage-full.js';
import type { Store, Tables } from '../store/store.js';
import { recordEvent } from '../webhooks/outbox.js';
import { settlePayment } from './settle-payment.js';
import { toCommand } from './to-command.js';

export interface CurrentPaymentsOptions {
  readonly store: Store;
  readonly clock: GatewayClock;
  readonly random: RandomSource;
  readonly rail: Rail;
  readonly switches: RailSwitches;
  /** Gateway time from success to settlement in test mode, milliseconds; null: never automatically. */
  readonly autoSettleMs: number | null;
  readonly chaos?: Chaos | undefined;
}

/** The time after which a rail is asked again whether a payment can expire, milliseconds. */
const RAIL_WAIT_MS = 250;
/** Maximum number of due payments per transaction. */
const BATCH_SIZE = 25;

const requireTaken = ({ id }: Payment, next: Payment | InvalidState): Payment => {
  if (isInvalidState(next)) throw new Error(`a due step of ${id} was refused: ${next.command}`);
  return next;
};

/** Payments as they are now: the steps that have fallen due are taken, even if their timer is late. */
export class CurrentPayments {
  readonly #options: CurrentPaymentsOptions;

  constructor(options: CurrentPaymentsOptions) {
    this.#options = options;
  }

  async find(id: string): Promise<Payment | undefined> {
    const { store } = this.#options;
    const payment = await store.read(({ payments }) => payments.find(id));
    if (!payment || !this.#getStep(payment)) return payment;
    try {
      return await store.transaction((tables) => this.lock(tables, id));
    } catch (error) {
      if (error instanceof StorageFullError) return this.#foresee(payment);
      throw error;
    }
  }

  /** No other transaction changes the payment until this one ends. */
  async lock(tables: Tables, id: string): Promise<Payment | undefined> {
    const payment = await tables.payments.lock(id);
    return payment && this.#catchUp(tables, payment);
  }

  /** Stores a new payment and its event. */
  async insert(tables: Tables, payment: Payment): Promise<void> {
    await tables.payments.insert(payment, this.#getDueAtMs(payment));
    await this.#record(tables, payment);
  }

  /** Stores a locked payment. Only a change of state, which has a new version, has an event. */
  async update(tables: Tables, payment: Payment, versionBefore: number): Promise<void> {
    await tables.payments.update(payment, this.#getDueAtMs(payment));
    if (payment.version !== versionBefore) await this.#record(tables, payment);
  }

  /** The step by which the rail ends a claimed payment. */
  async execute(tables: Tables, payment: Payment, forced?: ForcedExecution): Promise<Command> {
    return toCommand(await this.#options.rail.execute(tables, payment, forced), payment);
  }

  settle(tables: Tables, payment: Payment, nowMs: number): Promise<Payment | InvalidState> {
    return settlePayment(tables, payment, { ...this.#options, nowMs });
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
          if (caughtUp === payment) await this.update(tables, payment, payment.version);
        }
        return due.length;
      });
    }
  }

  async #record(tables: Tables, payment: Payment): Promise<void> {
    const { clock, random, chaos } = this.#options;
    await recordEvent(tables, payment, clock.nowMs(), random, chaos);
  }

  #getDueAtMs(payment: Payment): number | null {
    const { autoSettleMs, clock } = this.#options;
    const step = getNextDueStep(payment, autoSettleMs);
    if (!step) return null;
    return this.#mustWait(payment, step) ? clock.nowMs() + RAIL_WAIT_MS : step.atMs;
  }

  /** The next step if it is due. */
  #getStep(payment: Payment): DueStep | null {
    const { autoSettleMs, clock } = this.#options;
    const step = getNextDueStep(payment, autoSettleMs);
    return step && step.atMs <= clock.nowMs() && !this.#mustWait(payment, step) ? step : null;
  }

  /** True if a payment is due to expire, and the rail cannot say yet that it was not paid before. */
  #mustWait(payment: Payment, { type, atMs }: DueStep): boolean {
    const { clock, rail } = this.#options;
    return type === 'time_out' && atMs <= clock.nowMs() && rail.canExpire?.(payment) === false;
  }

  /** Takes all due steps of a locked payment, each at the time when it fell due. */
  async #catchUp(tables: Tables, locked: Payment): Promise<Payment> {
    let payment = locked;
    for (let step = this.#getStep(payment); step; step = this.#getStep(payment)) {
      const { version } = payment;
      payment = requireTaken(payment, await this.#take(tables, payment, step));
      await this.update(tables, payment, version);
    }
    return payment;
  }

  async #take(tables: Tables, payment: Payment, { type, atMs }: DueStep): Promise<Payment | InvalidState> {
    const { settings } = this.#options.switches;
    switch (type) {
      case 'execute': {
        const command = await this.execute(tables, payment, settings.failsExecution ? 'fail' : undefined);
        return transition(payment, command, atMs);
      }
      case 'settle':
        return this.settle(tables, payment, atMs);
      case 'time_out':
        return transition(payment, { type }, atMs);
    }
  }

  /**
   * The payment as it will be stored once the store has space for its expiry. An execution or a settlement is not foreseen,
   * because it happens when it is stored.
   */
  #foresee(stored: Payment): Payment {
    const step = this.#getStep(stored);
    if (step?.type !== 'time_out') return stored;
    return requireTaken(stored, transition(stored, { type: step.type }, step.atMs));
  }
}
