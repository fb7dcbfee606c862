import type { GatewayClock } from '../clock/clock.js';
import type { Store, StoreChange, WorkQueue } from '../store/store.js';

/** The delay after a failure, such as a database that is unreachable, milliseconds of gateway time. */
const RETRY_MS = 1_000;
/** Rows that are still due after a run belong to another process, or to one that was killed. */
const BUSY_MS = 100;

interface SchedulerOptions {
  readonly queue: WorkQueue;
  readonly store: Store;
  readonly clock: GatewayClock;
  /** Processes everything that is due now. */
  readonly run: () => Promise<void>;
  /** Resolves when the work that runs have started is done: a clock advance waits for it, the next run does not. */
  readonly idle?: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

class Scheduler {
  readonly #options: SchedulerOptions;
  /** When the timer fires; Infinity without one. */
  #nextAtMs = Infinity;
  #cancelTimer = (): void => undefined;
  #isStopped = false;
  /** Counts the requests to plan, with and without a new timer. */
  #planCount = 0;
  /** Runs requested during the current one; undefined while none is running. */
  #pendingRuns: number | undefined;

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  /** Plans the first run and follows the store; returns a function that stops. */
  start(): () => void {
    const unsubscribe = this.#options.store.subscribe((change) => {
      if (change === null) void this.#plan();
      else this.#onChange(change);
    });
    void this.#plan();
    return () => {
      this.#isStopped = true;
      unsubscribe();
      this.#cancelTimer();
    };
  }

  #onChange({ due, paymentId }: StoreChange): void {
    const { queue } = this.#options;
    if (due?.queue === queue) this.#planFor(due.atMs);
    else if (due === null && paymentId !== null && queue === 'payments')
      void this.#postpone().catch((error: unknown) => this.#recover(error));
  }

  /** Sets the timer unless an earlier one is set. */
  #planFor(atMs: number | null): void {
    if (this.#isStopped || atMs === null) return;
    this.#planCount++;
    if (atMs >= this.#nextAtMs) return;
    this.#setTimer(atMs);
  }

  #setTimer(atMs: number): void {
    this.#cancelTimer();
    this.#nextAtMs = atMs;
    this.#cancelTimer = this.#options.clock.schedule(atMs, () => this.#wake());
  }

  /** Plans a retry: a due row must not wait for the next change. */
  #recover(error: unknown): void {
    const { onError, clock } = this.#options;
    onError(error);
    this.#planFor(clock.nowMs() + RETRY_MS);
  }

  async #plan(): Promise<void> {
    try {
      this.#planFor(await this.#readDueAtMs());
    } catch (error) {
      this.#recover(error);
    }
  }

  #readDueAtMs(): Promise<number | null> {
    return this.#options.store.nextDueAtMs(this.#options.queue);
  }

  async #runAndPlan(): Promise<void> {
    const { run, clock } = this.#options;
    try {
      await run();
      const atMs = await this.#readDueAtMs();
      const nowMs = clock.nowMs();
      this.#planFor(atMs !== null && atMs <= nowMs ? nowMs + BUSY_MS : atMs);
    } catch (error) {
      this.#recover(error);
    }
  }

  /** One run at a time: parallel runs would process the same rows and wait for each other's locks. */
  async #wake(): Promise<void> {
    this.#nextAtMs = Infinity;
    if (this.#pendingRuns !== undefined) {
      this.#pendingRuns++;
      return;
    }
    for (this.#pendingRuns = 1; this.#pendingRuns;) {
      this.#pendingRuns = 0;
      await this.#runAndPlan();
    }
    this.#pendingRuns = undefined;
    await this.#options.idle?.();
  }

  /** Moves the timer back if its row is no longer due. */
  async #postpone(): Promise<void> {
    const plannedMs = this.#nextAtMs;
    const countBefore = this.#planCount;
    const atMs = (await this.#readDueAtMs()) ?? Infinity;
    // The store may have been read before a plan made in the meantime; a timer that is too early does no harm.
    if (this.#planCount !== countBefore || plannedMs !== this.#nextAtMs || atMs === plannedMs) return;
    this.#cancelTimer();
    this.#nextAtMs = Infinity;
    this.#planFor(atMs === Infinity ? null : atMs);
  }
}

/** Processes the rows of the queue that fall due, of any process, with one timer. Returns a function that stops. */
export const startScheduler = (options: SchedulerOptions): (() => void) => new Scheduler(options).start();
