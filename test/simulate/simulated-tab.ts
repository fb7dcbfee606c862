import type { createGatewayClient } from '../../src/client/gateway-client.js';
import type { PaymentTracker, TrackerOptions } from '../../src/tracker/tracker.js';
import { FakePage } from '../support/page.js';
import type { VirtualTab } from '../support/tabs.js';
import type { VirtualClock } from '../support/virtual-clock.js';
import type { Exchange, Network, NetworkHooks } from './network.js';
import type { Random } from '../support/random.js';

export const BASE_URL = 'http://localhost:4242';
export const MAX_POLL_MS = 25_000;

/** Returns the state of the payment in an answer, for comparison, or undefined for an invalid answer. */
export const readAnswer = (text: string): { readonly state: string; readonly isFinal: boolean } | undefined => {
  try {
    const { status, isFinal, failureCode = null, info = null } = JSON.parse(text) as Record<string, unknown>;
    if (typeof status !== 'string' || typeof isFinal !== 'boolean') return undefined;
    return { state: JSON.stringify([status, isFinal, failureCode, info]), isFinal };
  } catch {
    return undefined;
  }
};

interface TabOptions {
  readonly clock: VirtualClock;
  readonly network: Network;
  readonly random: Random;
  readonly paymentId: string;
  /** Added to the monotonic time of this tab: no two tabs of a browser send a request at exactly the same time. */
  readonly skewMs: number;
  readonly tab: VirtualTab;
  readonly createTracker: (options: TrackerOptions) => PaymentTracker;
  readonly createClient: typeof createGatewayClient;
  readonly violate: (what: string) => void;
}

/** A tab with the shipped tracker, and the model that it is compared with: the last answer to this tab. */
export class SimulatedTab {
  readonly page = new FakePage();
  readonly tracker: PaymentTracker;
  readonly requests: Exchange[] = [];
  /** The state in the last answer that this tab accepted. A final state stays. */
  lastAnswer: string | undefined;
  isAnswerFinal = false;
  /** The time of the last valid answer. */
  lastGoodMs = 0;
  isClosed = false;
  failures = 0;
  randomCalls = 0;
  #finals = 0;
  #notBefore = 0;

  constructor(options: TabOptions) {
    const { clock, network, random, paymentId, skewMs, tab, createTracker, createClient, violate } = options;
    const hooks: NetworkHooks = {
      onRequest: (exchange) => {
        if (this.isAnswerFinal) violate('sends a request after the final answer');
        if (exchange.atMs < this.#notBefore) violate('sends a request before Retry-After has passed');
        this.requests.push(exchange);
      },
      onAnswer: ({ signal }, status, text, headers) => {
        if (signal.aborted || this.isAnswerFinal) return;
        const retryAfter = status < 300 ? null : headers.get('retry-after');
        if (retryAfter) this.#notBefore = clock.monotonic() + Number(retryAfter) * 1_000;
        const answer = status === 200 ? readAnswer(text) : undefined;
        if (!answer) return;
        this.lastGoodMs = clock.monotonic();
        this.lastAnswer = answer.state;
        this.isAnswerFinal = answer.isFinal;
      },
    };
    const client = createClient({
      baseUrl: BASE_URL,
      appId: 'app_demo',
      clientId: `tab${random.int(0, 1e9)}`,
      fetch: network.fetch(hooks),
    });
    this.tracker = createTracker({
      client,
      paymentId,
      clock: { now: clock.now, setTimeout: clock.setTimeout, monotonic: () => clock.monotonic() + skewMs },
      page: this.page,
      tabs: tab,
      maxPollMs: MAX_POLL_MS,
      random: () => {
        this.randomCalls++;
        return random.next();
      },
    });
    this.tracker.subscribe((state, previous) => {
      if (state.failures > previous.failures) this.failures++;
      if (state.payment?.isFinal && state.payment !== previous.payment && ++this.#finals > 1)
        violate('reports the final payment twice');
    });
    this.tracker.start();
  }

  /** The state that the tracker has, for comparison. */
  get shown(): string | undefined {
    const { payment } = this.tracker.state;
    if (!payment) return undefined;
    const { status, isFinal, failureCode = null, info = null } = payment;
    return JSON.stringify([status, isFinal, failureCode, info]);
  }

  get inFlight(): number {
    return this.requests.filter(({ isOver, signal }) => !isOver && !signal.aborted).length;
  }

  close(): void {
    this.isClosed = true;
    this.tracker.stop();
  }
}
