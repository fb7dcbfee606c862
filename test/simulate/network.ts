import type { Fetch } from '../../src/client/transport.js';
import type { VirtualClock } from '../support/virtual-clock.js';
import type { Random } from '../support/random.js';

/** The faults that can happen to one request. */
const FAULTS = [
  'drop',
  'reset',
  'hang',
  'slow',
  'status',
  'garbage',
  'truncate',
  'wrong shape',
  'unknown status',
  'stale',
] as const;
const STATUSES = [404, 408, 425, 429, 500, 502, 503, 401];

/** One request of a tab. */
export interface Exchange {
  readonly atMs: number;
  /** Aborted if the tab no longer waits for the answer. */
  readonly signal: AbortSignal;
  isOver: boolean;
}

export interface NetworkHooks {
  readonly onRequest: (exchange: Exchange) => void;
  /** An answer is about to arrive; `text` is what the tab reads, `status` the HTTP status. */
  readonly onAnswer: (exchange: Exchange, status: number, text: string, headers: Headers) => void;
}

/** The network between a browser and the gateway. */
export class Network {
  /** The probability of a fault, 0 to 1. */
  faultRate = 0;
  /** The latency in one direction, milliseconds. */
  latencyMs = 20;
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #gateway: (request: Request) => Promise<Response>;
  /** The valid bodies so far, which the fault `stale` repeats as a broken cache would. */
  readonly #bodies: string[] = [];

  constructor(clock: VirtualClock, random: Random, gateway: (request: Request) => Promise<Response>) {
    this.#clock = clock;
    this.#random = random;
    this.#gateway = gateway;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.setTimeout(resolve, ms);
    });
  }

  /** Returns `fetch` for one tab. Sometimes it ignores its signal, as a client of the program may do. */
  fetch(hooks: NetworkHooks): Fetch {
    return async (url, init) => {
      const signal = init.signal ?? new AbortController().signal;
      const exchange: Exchange = { atMs: this.#clock.monotonic(), signal, isOver: false };
      hooks.onRequest(exchange);
      const aborted = new Promise<never>((_, reject) => {
        if (this.#random.chance(0.2)) return;
        signal.addEventListener('abort', () => {
          reject(signal.reason);
        });
      });
      try {
        return await Promise.race([aborted, this.#exchange(url, init, exchange, hooks)]);
      } finally {
        exchange.isOver = true;
      }
    };
  }

  async #exchange(url: string, init: RequestInit, exchange: Exchange, hooks: NetworkHooks): Promise<Response> {
    const fault = this.#random.chance(this.faultRate) ? this.#random.pick(FAULTS) : undefined;
    await this.#wait(this.latencyMs);
    if (fault === 'drop') throw new TypeError('Failed to fetch');
    if (fault === 'hang') await new Promise(() => undefined);
    const answer = fault === 'status' ? this.#refusal() : await this.#gateway(new Request(url, init));
    const text = this.#tamper(await answer.text(), answer.ok, fault);
    await this.#wait(this.latencyMs + (fault === 'slow' ? this.#random.int(100, 8_000) : 0));
    if (fault === 'reset') throw new TypeError('Failed to fetch');
    const { status, headers } = answer;
    hooks.onAnswer(exchange, status, text, headers);
    return new Response(text, { status, headers });
  }

  #refusal(): Response {
    const status = this.#random.pick(STATUSES);
    const headers = this.#random.chance(0.3) ? { 'Retry-After': String(this.#random.int(1, 40)) } : {};
    return new Response(JSON.stringify({ message: 'no' }), { status, headers });
  }

  #tamper(text: string, isGood: boolean, fault: (typeof FAULTS)[number] | undefined): string {
    if (fault === 'garbage') return '<!doctype html><h1>Bad gateway</h1>';
    if (fault === 'truncate') return text.slice(0, this.#random.int(0, text.length - 1));
    if (fault === 'wrong shape') return '{"state":"succeeded"}';
    if (fault === 'unknown status') return '{"status":"held_for_review","isFinal":false,"pollInMs":1000}';
    if (fault === 'stale' && this.#bodies.length) return this.#random.pick(this.#bodies);
    if (isGood) this.#bodies.push(text);
    return text;
  }
}
