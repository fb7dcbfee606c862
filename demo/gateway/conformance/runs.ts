import type { GatewayClock } from '../clock/clock.js';
import { toHex, type RandomSource } from '../core/random.js';
import type { ConformanceResults } from '../wire/conformance.js';

/** The most runs that are kept; the oldest ones are forgotten. */
export const MAX_RUNS = 100;

/** A run of the check of a host, and what its page has found. */
export interface ConformanceRun extends ConformanceResults {
  readonly id: string;
  /** The payment of its requests, which is never paid. */
  readonly paymentId: string;
  /** Unix milliseconds of gateway time. */
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** Counts the changes. */
  readonly version: number;
}

/** The runs of this process, in memory: they are for a team that works on a host, and say nothing about payments. */
export class ConformanceRuns {
  readonly #runs = new Map<string, ConformanceRun>();
  readonly #clock: GatewayClock;
  readonly #random: RandomSource;

  constructor(clock: GatewayClock, random: RandomSource) {
    this.#clock = clock;
    this.#random = random;
  }

  create(paymentId: string): ConformanceRun {
    const nowMs = this.#clock.nowMs();
    const id = `run_${toHex(this.#random.bytes(12))}`;
    const times = { createdAtMs: nowMs, updatedAtMs: nowMs };
    const run = { id, paymentId, ...times, version: 0, host: null, steps: [], isFinished: false };
    this.#runs.set(id, run);
    const [oldest] = this.#runs.keys();
    if (this.#runs.size > MAX_RUNS && oldest !== undefined) this.#runs.delete(oldest);
    return run;
  }

  find(id: string): ConformanceRun | undefined {
    return this.#runs.get(id);
  }

  /**
   * Replaces the results, and returns the run as it is then; undefined if it is not known. Fewer results than before are late, and
   * ignored: a page that ends cannot wait for its last request. None at all start the run again.
   */
  update(id: string, results: ConformanceResults): ConformanceRun | undefined {
    const run = this.#runs.get(id);
    const count = results.steps.length;
    if (!run || (count > 0 && count < run.steps.length)) return run;
    const changed = { ...run, ...results, updatedAtMs: this.#clock.nowMs(), version: run.version + 1 };
    this.#runs.set(id, changed);
    return changed;
  }
}
