import type { Fetch } from '../../../src/client/transport.js';
import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import type { SimulatedBrowser } from './browser.js';
import type { PayingSandbox } from './sandbox.js';
import type { TabLife } from './tab-life.js';
import { wait } from './wait.js';

/**
 * The faults of a request. `unsent`: it never arrives. `lost`: it is applied, its answer never arrives. `hang`: like
 * `lost`, without an error. `late`: it arrives after its sender has given up. `slow`: its answer takes long. `busy`: the
 * gateway refuses to look at it. `broken`: it is applied, and the answer is an error. `garbage`, `truncate`: it is applied,
 * and the answer cannot be read. `proxy`: something in front of the gateway answers that it refuses, before or after it is applied.
 */
export const FAULTS = [
  'unsent',
  'lost',
  'hang',
  'late',
  'slow',
  'busy',
  'broken',
  'garbage',
  'truncate',
  'proxy',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Statuses of a gateway or a proxy that do not say whether a request was applied, or will be. */
const UNCLEAR_STATUSES = [408, 425, 429, 500, 502, 503, 504];
const UNCLEAR_TEXTS = [
  '{"code":"internal_error","message":"no"}',
  '{"code":"invalid_params","message":"no"}',
  '{"message":"no"}',
  '{"status":"succeeded","isFinal":true}',
  'null',
];
/** How a proxy refuses. */
const PROXY_STATUSES = [400, 401, 403, 404, 407, 409, 413, 421, 422, 451, 499];
const PROXY_TEXTS = [
  '<!doctype html><h1>Forbidden</h1>',
  '{"message":"Forbidden"}',
  '{"code":403,"message":"Forbidden"}',
  '{"error":{"code":"forbidden","message":"Forbidden"}}',
  '{"code":null,"message":null}',
  '["forbidden"]',
  '',
];
const MAX_LATE_MS = 40_000;
const MAX_SLOW_MS = 20_000;

const fail = (): never => {
  throw new TypeError('Failed to fetch');
};
const forever = (): Promise<never> => new Promise(() => undefined);

/** The network between the browsers and the gateway. */
export class PayingNetwork {
  /** Chooses what happens to a request. */
  getFault: (path: string) => Fault | undefined = () => undefined;
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #sandbox: PayingSandbox;
  readonly #latencyMs: number;

  constructor(clock: VirtualClock, random: Random, sandbox: PayingSandbox) {
    this.#clock = clock;
    this.#random = random;
    this.#sandbox = sandbox;
    this.#latencyMs = random.int(1, 150);
  }

  /** `fetch` of one tab. */
  fetch(life: TabLife, { witness }: SimulatedBrowser): Fetch {
    return (url, init) =>
      life.call(async () => {
        const { pathname } = new URL(url);
        const confirmation = pathname.endsWith('/confirm') ? String(init.body) : undefined;
        if (confirmation !== undefined) witness.onConfirm(confirmation);
        const { status, text, headers } = await this.#race(url, init, this.getFault(pathname), life);
        if (status === 200 && text.includes('"isFinal":true') && !life.isOver)
          witness.onFinal(text.includes('"status":"succeeded"'));
        if (confirmation !== undefined && !life.isOver) witness.onConfirmAnswered(confirmation, status, text);
        return new Response(text, { status, headers });
      });
  }

  /** Ends when the signal is aborted. The request may arrive nevertheless. */
  async #race(url: string, init: RequestInit, fault: Fault | undefined, life: TabLife) {
    const { signal } = init;
    const isAbandoned = { now: false };
    const exchange = this.#exchange(new Request(url, { ...init, signal: null }), fault, isAbandoned);
    exchange.catch(() => undefined);
    const arrives = this.#random.chance(0.5);
    life.onEnd(() => {
      isAbandoned.now = !arrives;
    });
    if (!signal) return exchange;
    const aborted = new Promise<never>((_, reject) => {
      const abort = (): void => {
        isAbandoned.now = !arrives;
        reject(signal.reason);
      };
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort);
    });
    aborted.catch(() => undefined);
    return Promise.race([aborted, exchange]);
  }

  async #exchange(request: Request, fault: Fault | undefined, isAbandoned: { readonly now: boolean }) {
    await wait(this.#clock, this.#latencyMs + (fault === 'late' ? this.#random.int(0, MAX_LATE_MS) : 0));
    if (isAbandoned.now) return forever();
    if (fault === 'unsent') return fail();
    if (fault === 'busy') return this.#refuse();
    if (fault === 'proxy' && this.#random.chance(0.5)) return this.#refuseByProxy();
    const response = await this.#sandbox.fetch(request);
    const { status, headers } = response;
    const text = await response.text();
    await wait(this.#clock, this.#latencyMs + (fault === 'slow' ? this.#random.int(0, MAX_SLOW_MS) : 0));
    if (fault === 'lost') return fail();
    if (fault === 'hang') return forever();
    if (fault === 'broken') return this.#refuse();
    if (fault === 'proxy') return this.#refuseByProxy();
    if (fault === 'garbage') return { status, text: '<!doctype html><h1>Hello</h1>', headers };
    if (fault === 'truncate') return { status, text: text.slice(0, this.#random.int(0, text.length - 1)), headers };
    return { status, text, headers };
  }

  #refuse() {
    const status = this.#random.pick(UNCLEAR_STATUSES);
    return { status, text: this.#random.pick(UNCLEAR_TEXTS), headers: new Headers() };
  }

  #refuseByProxy() {
    const status = this.#random.pick(PROXY_STATUSES);
    return { status, text: this.#random.pick(PROXY_TEXTS), headers: new Headers() };
  }
}
