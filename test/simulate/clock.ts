import type { Clock as GatewayClock, Task } from '../../demo/gateway/clock/clock.js';
import type { Clock } from '../../src/tracker/ports.js';

interface Timer {
  readonly atMs: number;
  readonly task: Task;
}

/** Enough turns of the event loop for a request to the gateway in this process to be answered and dealt with. */
const TURNS = 5;

const START_MS = Date.UTC(2026, 1, 18, 12);

/** One time for gateway and tabs. It calls back whenever something has happened. */
export class SimulatedClock implements Clock, GatewayClock {
  readonly #timers = new Set<Timer>();
  readonly #onEvent: () => void;
  #nowMs = START_MS;
  /** Of the devices' wall clock, not of the gateway's. */
  wrongByMs = 0;

  constructor(onEvent: () => void) {
    this.#onEvent = onEvent;
  }

  readonly now = (): number => this.#nowMs + this.wrongByMs;
  readonly nowMs = (): number => this.#nowMs;
  readonly monotonic = (): number => this.#nowMs - START_MS;

  readonly setTimeout = (callback: () => void, delayMs: number): (() => void) =>
    this.schedule(this.#nowMs + Math.max(0, delayMs), callback);

  readonly schedule = (atMs: number, task: Task): (() => void) => {
    const timer = { atMs, task };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  };

  async settle(): Promise<void> {
    for (let i = 0; i < TURNS; i++) await new Promise((resolve) => setImmediate(resolve));
    this.#onEvent();
  }

  readonly advance = async (ms: number): Promise<void> => {
    const targetMs = this.#nowMs + ms;
    await this.settle();
    for (let next = this.#takeNext(targetMs); next; next = this.#takeNext(targetMs)) {
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      await next.task();
      await this.settle();
    }
    this.#nowMs = targetMs;
  };

  #takeNext(targetMs: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers) if (timer.atMs <= targetMs && (!next || timer.atMs < next.atMs)) next = timer;
    if (next) this.#timers.delete(next);
    return next;
  }
}
