import type { Clock } from '../../../src/core/clock.js';

/** When a tab crashes: before a call of a port has an effect, while it is pending, or before the tab sees its result. */
export type Moment = 'before' | 'during' | 'after';

/** The call of a port at which a tab crashes. */
export interface PlannedCrash {
  /** Counted from 1. */
  readonly call: number;
  readonly moment: Moment;
}

/**
 * The life of a tab. All its ports are called through it: once it is over, no call has an effect, nothing that the tab waits
 * for comes, and no timer fires.
 */
export class TabLife {
  isOver = false;
  /** The moments at which a crash makes a difference, for each call of a port so far. */
  readonly calls: (readonly Moment[])[] = [];
  readonly #planned: PlannedCrash | undefined;
  readonly #onEnd = new Set<() => void>();

  constructor(planned?: PlannedCrash) {
    this.#planned = planned;
  }

  /** Runs the task when the life ends. */
  onEnd(task: () => void): void {
    this.#onEnd.add(task);
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const task of this.#onEnd) task();
  }

  /** Calls an asynchronous port. */
  async call<Value>(work: () => Promise<Value>): Promise<Value> {
    const moment = this.#count(['before', 'during', 'after']);
    if (this.isOver) return this.#forever();
    const pending = work();
    if (moment === 'during') {
      pending.catch(() => undefined);
      this.end();
      return this.#forever();
    }
    try {
      return await pending;
    } finally {
      if (moment === 'after') this.end();
      if (this.isOver) await this.#forever();
    }
  }

  /** Calls a synchronous port. Undefined once the life is over: the code goes on to the next call, which never ends. */
  callNow<Value>(work: () => Value): Value | undefined {
    const moment = this.#count(['before', 'after']);
    if (this.isOver) return undefined;
    const value = work();
    if (moment) this.end();
    return value;
  }

  /** The clock of the tab: its timers do not fire once its life is over. */
  clock(clock: Clock): Clock {
    return {
      now: () => clock.now(),
      monotonic: () => clock.monotonic(),
      setTimeout: (task, delayMs) => {
        this.#count(['before']);
        return clock.setTimeout(() => {
          if (!this.isOver) task();
        }, delayMs);
      },
    };
  }

  #count(moments: readonly Moment[]): Moment | undefined {
    const moment = this.calls.push(moments) === this.#planned?.call ? this.#planned.moment : undefined;
    if (moment === 'before') this.end();
    return moment;
  }

  #forever(): Promise<never> {
    return new Promise(() => undefined);
  }
}
