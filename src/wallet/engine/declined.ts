import { throwIfAborted } from '../../core/abortable.js';
import type { AccountActivity, CheckoutWallet, IntentRecord } from '../ports.js';
import { wasNotSent } from './activity.js';
import type { Signed } from './ask-to-pay.js';
import type { FlowContext, FlowRun } from './context.js';
import type { OwnRecord } from './own-record.js';
import type { Runs } from './runs.js';
import type { PaymentProblem } from './state.js';

/** Dependencies of {@link DeclinedTransactions}. */
interface DeclinedOptions {
  readonly context: FlowContext;
  readonly record: OwnRecord;
  readonly runs: Runs;
  /** Returns the wallet that was asked for what is recorded, if the page offers it. */
  readonly findAsked: (record: IntentRecord) => CheckoutWallet | undefined;
}

/** Handles transactions that the buyer reports as declined: discards them if the chain confirms it, and keeps late hashes. */
export class DeclinedTransactions {
  readonly #options: DeclinedOptions;
  /** The activity of each account (CAIP-10) before its first abandoned request: the baseline for later ones. */
  readonly #before = new Map<string, AccountActivity>();
  #late: Signed | undefined;
  #isLatePending = false;

  constructor(options: DeclinedOptions) {
    this.#options = options;
  }

  /** The hash by which the wallet has answered an abandoned request. */
  get late(): Signed | undefined {
    return this.#late;
  }

  /** True until the hash is taken to be sent to the gateway. */
  get isLatePending(): boolean {
    return this.#isLatePending;
  }

  addLate(late: Signed): void {
    this.#late = late;
    this.#isLatePending = true;
  }

  /** The hash is being sent. */
  takeLate(): void {
    this.#isLatePending = false;
  }

  /** Returns true if the chain confirms that neither this request nor an abandoned one before it was sent. */
  async #wasDeclined(intent: IntentRecord, signal: AbortSignal): Promise<boolean> {
    const before = this.#before.get(intent.account) ?? intent.activity;
    if (!before) return false;
    const { context, findAsked } = this.#options;
    const isOver = await wasNotSent({ ...intent, activity: before }, findAsked(intent), context, signal);
    if (isOver) this.#before.set(intent.account, before);
    return isOver;
  }

  /** Forgets a transaction that nobody waits for, if the chain agrees, and resolves to what the buyer is told. Call it under the lock. */
  async forget(intent: IntentRecord, run: FlowRun): Promise<PaymentProblem | null> {
    const isOver = await this.#wasDeclined(intent, run.signal);
    throwIfAborted(run.signal);
    if (isOver && this.#options.record.forget()) return { code: 'rejected', error: null };
    run.dispatch({ type: 'decline', decline: 'unproven' });
    return null;
  }

  /**
   * Abandons the pending request if the chain confirms that it was not sent; resolves to true if so. A hash that the wallet returns
   * later is still sent to the gateway.
   */
  async abandon(): Promise<boolean> {
    const { record, runs } = this.#options;
    const { bound } = runs;
    const intent = record.read();
    if (!bound || intent?.kind !== 'intent') return false;
    const isOver = await this.#wasDeclined(intent, bound);
    // The wallet may have answered meanwhile; the transaction may not be on the chain yet.
    if (!isOver || runs.bound !== bound || !record.forget()) return false;
    runs.abandon();
    return true;
  }
}
