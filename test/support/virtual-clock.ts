import type { GatewayClock, Task } from '../../demo/gateway/clock/clock.js';
import type { Clock } from '../../src/core/clock.js';
import { waitForPendingReads } from './pending-reads.js';

interface Timer {
  readonly atMs: number;
  readonly task: Task;
}

const START_MS = Date.UTC(2026, 1, 18, 12);

/** Enough turns of the event loop for a request to the in-process gateway to be answered and shown. */
const TURNS = 12;

/** Resolves in a later turn of the event loop. */
type Turn = () => Promise<unknown>;

const createPortTurns = (): { readonly turn: Turn; readonly close: () => void } => {
  const { port1, port2 } = new MessageChannel();
  const turn: Turn = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  return { turn, close: () => port1.close() };
};

const TURN = 'a turn of the virtual clock';
/** Several callers may wait at the same time: a test, and a function that it calls. */
const turns: (() => void)[] = [];

/** Posts a message to the page itself, hidden from its other listeners. */
const postToWindow: Turn = () =>
  new Promise<void>((resolve) => {
    turns.push(resolve);
    window.postMessage(TURN);
  });

/** Message ports go through another process in WebKit, which takes a hundred times as long. */
const isWebKit = globalThis.navigator?.vendor?.startsWith('Apple');
if (isWebKit)
  addEventListener('message', (event) => {
    if (event.data !== TURN) return;
    event.stopImmediatePropagation();
    turns.shift()?.();
  });

/** Renders that wait for a later slice of work are continued by a message port, before a later port has its message. */
const waitForSlices = async (): Promise<void> => {
  const { turn, close } = createPortTurns();
  await turn();
  close();
};

/** Waits until everything that needs no timer has happened: promises, streams, renders. */
export const settle = async (): Promise<void> => {
  const { turn, close } = isWebKit ? { turn: postToWindow, close: () => undefined } : createPortTurns();
  if (isWebKit) await waitForSlices();
  for (let i = 0; i < TURNS; i++) {
    await turn();
    await waitForPendingReads();
  }
  close();
};

/** One clock for the tracker, the element and the gateway, which only advances when a test advances it. */
export class VirtualClock implements Clock, GatewayClock {
  readonly #timers = new Set<Timer>();
  readonly #settle: () => Promise<void>;
  #nowMs = START_MS;
  /** Added to `now()` only, as if the user had set the device's clock. */
  wrongByMs = 0;

  /** `settleAll` runs after each timer. */
  constructor(settleAll = settle) {
    this.#settle = settleAll;
  }

  readonly now = (): number => this.#nowMs + this.wrongByMs;
  readonly nowMs = (): number => this.#nowMs;
  readonly monotonic = (): number => this.#nowMs - START_MS;

  /** The number of pending timers: 0 after cleanup. */
  get pending(): number {
    return this.#timers.size;
  }

  readonly setTimeout = (callback: () => void, delayMs: number): (() => void) =>
    this.schedule(this.#nowMs + Math.max(0, delayMs), callback);

  readonly schedule = (atMs: number, task: Task): (() => void) => {
    const timer = { atMs, task };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  };

  /** Advances the time, timer by timer, and settles after each. */
  readonly advance = async (ms: number): Promise<void> => {
    const targetMs = this.#nowMs + ms;
    await this.#settle();
    for (let next = this.#takeDue(targetMs); next; next = this.#takeDue(targetMs)) {
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      await next.task();
      await this.#settle();
    }
    this.#nowMs = targetMs;
  };

  #takeDue(targetMs: number): Timer | undefined {
    let due: Timer | undefined;
    for (const timer of this.#timers) if (timer.atMs <= targetMs && (!due || timer.atMs < due.atMs)) due = timer;
    if (due) this.#timers.delete(due);
    return due;
  }
}
