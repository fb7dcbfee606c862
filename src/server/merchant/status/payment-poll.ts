import { pickStatusFields } from '../../../contract/pick-fields.js';
import type { PaymentStatusResponse } from '../../../contract/schemas/payment-status-response.js';
import type { Clock } from '../../../core/clock.js';
import { toPaceMs } from '../../../core/pacing.js';
import { admitLongPoll, afterAnswer, afterChange, canForget, NOTHING_TOLD } from './told-states.js';

/** How a request ends. */
export type Outcome = { readonly payment: PaymentStatusResponse } | { readonly error: unknown };

/** Sends one request to the gateway. Never rejects. */
export type RequestStatus = (options: {
  /** Undefined for a plain request. */
  readonly maxPollMs: number | undefined;
  readonly signal: AbortSignal;
}) => Promise<Outcome>;

/** One who waits for the status. */
interface Visitor {
  /** The end of its long poll, monotonic milliseconds. */
  readonly dueAt: number;
  readonly settle: (outcome: Outcome) => void;
}

/** A request to the gateway. */
interface SharedRequest {
  readonly controller: AbortController;
  /** Its position in the order of requests and changes. */
  readonly order: number;
}

interface HeldRequest extends SharedRequest {
  readonly startedAt: number;
  readonly endsAt: number;
}

interface PlainRequest extends SharedRequest {
  readonly visitors: ReadonlySet<Visitor>;
}

/** `pollInMs` may vary while the payment stays the same. */
const toState = (payment: PaymentStatusResponse): string =>
  JSON.stringify({ ...pickStatusFields(payment), pollInMs: undefined });

/**
 * The requests to the gateway for one payment, shared by all its visitors: at most one held and one plain request at a time.
 *
 * - **A plain request** is answered by a plain request that is sent after it arrived, and never by an older one. Those that
 *   arrive while one is in flight share the next.
 * - **A long poll** joins the held request if its visitor knows the current state ({@link admitLongPoll}), and is otherwise
 *   answered like a plain one. When the state changes, all are answered at once, whichever request brought it. A visitor
 *   whose `maxPollMs` ends earlier than the held request is answered like a plain one at that time; for those whose
 *   `maxPollMs` ends later, the next request is held.
 * - **An error** of a request goes to all who share it.
 * - **A request without visitors** is aborted.
 */
export class PaymentPoll {
  readonly #request: RequestStatus;
  readonly #clock: Clock;
  #told = NOTHING_TOLD;
  /** The number of requests and changes so far. */
  #order = 0;
  #learnedAtOrder = 0;
  readonly #holding = new Set<Visitor>();
  #held: HeldRequest | undefined;
  #queued = new Set<Visitor>();
  #plain: PlainRequest | undefined;

  constructor(request: RequestStatus, clock: Clock) {
    this.#request = request;
    this.#clock = clock;
  }

  /** The number of visitors who wait. */
  get size(): number {
    return this.#holding.size + this.#queued.size + (this.#plain?.visitors.size ?? 0);
  }

  /** True if nobody waits and no later request depends on what was told. */
  get canForget(): boolean {
    return this.size === 0 && canForget(this.#told, this.#clock.monotonic());
  }

  /** Resolves to the status, at the latest when `maxPollMs` ends; rejects with the gateway's error or the signal's reason. */
  async getStatus(maxPollMs: number | undefined, signal: AbortSignal): Promise<PaymentStatusResponse> {
    signal.throwIfAborted();
    const outcome = await this.#wait(maxPollMs, signal);
    if ('error' in outcome) throw outcome.error;
    return outcome.payment;
  }

  /** Asks the gateway for those who are held, and answers them if the state has changed. Never rejects. */
  async notify(): Promise<void> {
    const { state } = this.#told;
    this.#told = afterChange(this.#told, state, this.#clock.monotonic());
    if (!this.#holding.size) return;
    await new Promise<void>((resolve) => {
      const settle = (outcome: Outcome): void => {
        // It is unknown what they were told.
        if (state === undefined && 'payment' in outcome) this.#settle(this.#holding, outcome);
        resolve();
      };
      this.#ask({ dueAt: 0, settle });
    });
  }

  #wait(maxPollMs: number | undefined, signal: AbortSignal): Promise<Outcome> {
    return new Promise((resolve) => {
      const dueAt = this.#clock.monotonic() + (maxPollMs ?? 0);
      const cancelTimer = maxPollMs ? this.#clock.setTimeout(() => this.#end(visitor), maxPollMs) : undefined;
      const leave = (): void => this.#leave(visitor, signal.reason);
      const settle = (outcome: Outcome): void => {
        cancelTimer?.();
        signal.removeEventListener('abort', leave);
        if ('payment' in outcome) this.#recordAnswer(maxPollMs, outcome.payment);
        resolve(outcome);
      };
      const visitor: Visitor = { dueAt, settle };
      signal.addEventListener('abort', leave);
      if (maxPollMs && this.#admit(maxPollMs)) this.#hold(visitor);
      else this.#ask(visitor);
    });
  }

  #admit(maxPollMs: number): boolean {
    const { mayHold, told } = admitLongPoll(this.#told, maxPollMs, this.#clock.monotonic());
    this.#told = told;
    return mayHold;
  }

  #recordAnswer(maxPollMs: number | undefined, payment: PaymentStatusResponse): void {
    if (payment.isFinal) return;
    this.#told = afterAnswer(
      this.#told,
      maxPollMs || undefined,
      toState(payment),
      this.#clock.monotonic(),
      payment.pollInMs,
    );
  }

  /** Ends a long poll that the held request outlasts. */
  #end(visitor: Visitor): void {
    if (!this.#held || this.#held.endsAt <= visitor.dueAt || !this.#holding.delete(visitor)) return;
    this.#ask(visitor);
    this.#abortUnused();
  }

  #leave(visitor: Visitor, reason: unknown): void {
    for (const visitors of [this.#holding, this.#queued, this.#plain?.visitors])
      (visitors as Set<Visitor> | undefined)?.delete(visitor);
    visitor.settle({ error: reason });
    this.#abortUnused();
  }

  #abortUnused(): void {
    if (this.#held && !this.#holding.size) {
      this.#held.controller.abort();
      this.#held = undefined;
    }
    if (this.#plain && !this.#plain.visitors.size) {
      this.#plain.controller.abort();
      this.#plain = undefined;
      this.#sendPlain();
    }
  }

  #settle(visitors: ReadonlySet<Visitor> | readonly Visitor[], outcome: Outcome): void {
    for (const visitor of [...visitors]) {
      this.#holding.delete(visitor);
      visitor.settle(outcome);
    }
  }

  #hold(visitor: Visitor): void {
    this.#holding.add(visitor);
    if (!this.#held) void this.#sendHeld();
  }

  #ask(visitor: Visitor): void {
    this.#queued.add(visitor);
    this.#sendPlain();
  }

  async #sendHeld(): Promise<void> {
    const startedAt = this.#clock.monotonic();
    const endsAt = Math.max(...[...this.#holding].map(({ dueAt }) => dueAt));
    const held = { controller: new AbortController(), order: ++this.#order, startedAt, endsAt };
    this.#held = held;
    const maxPollMs = Math.round(endsAt - startedAt);
    const outcome = await this.#request({ maxPollMs, signal: held.controller.signal });
    if (this.#held !== held) return;
    this.#held = undefined;
    this.#receiveHeld(held, outcome);
  }

  #receiveHeld(held: HeldRequest, outcome: Outcome): void {
    if ('error' in outcome) return this.#settle(this.#holding, outcome);
    const news = this.#learn(held, outcome.payment);
    if (news === 'unclear') {
      for (const visitor of this.#holding) this.#queued.add(visitor);
      this.#holding.clear();
      return this.#sendPlain();
    }
    const nowMs = this.#clock.monotonic();
    const { startedAt, endsAt } = held;
    // A gateway that does not hold requests is not asked again before the pages ask.
    const wasHeld = nowMs - startedAt >= Math.min(toPaceMs(outcome.payment.pollInMs), endsAt - startedAt);
    const isDue = ({ dueAt }: Visitor): boolean => dueAt <= Math.max(endsAt, nowMs);
    const isOver = news === 'same' && wasHeld ? isDue : () => true;
    this.#settle([...this.#holding].filter(isOver), outcome);
    if (this.#holding.size) void this.#sendHeld();
  }

  #sendPlain(): void {
    if (this.#plain || !this.#queued.size) return;
    const plain = { controller: new AbortController(), order: ++this.#order, visitors: this.#queued };
    this.#queued = new Set();
    this.#plain = plain;
    void this.#request({ maxPollMs: undefined, signal: plain.controller.signal }).then((outcome) => {
      if (this.#plain !== plain) return;
      this.#plain = undefined;
      this.#receivePlain(plain, outcome);
      this.#sendPlain();
    });
  }

  #receivePlain(plain: PlainRequest, outcome: Outcome): void {
    const news = 'payment' in outcome ? this.#learn(plain, outcome.payment) : undefined;
    if (news === 'unclear') {
      for (const visitor of plain.visitors) this.#queued.add(visitor);
      return;
    }
    this.#settle(plain.visitors, outcome);
    if (news === 'changed') this.#settle(this.#holding, outcome);
    this.#abortUnused();
  }

  /**
   * Compares an answer with the last one. It is unclear which of two is newer if the other arrived while this one was on its
   * way; a request that is sent after both decides.
   */
  #learn({ order }: SharedRequest, payment: PaymentStatusResponse): 'first' | 'same' | 'changed' | 'unclear' {
    const state = toState(payment);
    const previous = this.#told.state;
    if (state === previous) return 'same';
    if (previous === undefined) {
      this.#told = { ...this.#told, state };
    } else {
      if (order < this.#learnedAtOrder && !payment.isFinal) return 'unclear';
      this.#told = afterChange(this.#told, state, this.#clock.monotonic(), payment.pollInMs);
    }
    this.#learnedAtOrder = ++this.#order;
    return previous === undefined ? 'first' : 'changed';
  }
}
