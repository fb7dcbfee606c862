import { type createGatewayClient } from '../../src/client/gateway-client.js';
import type { PaymentTracker, TrackerOptions } from '../../src/tracker/tracker.js';
import { FakePage } from '../support/page.js';
import type { VirtualTab } from '../support/tabs.js';
import type { VirtualClock } from '../support/virtual-clock.js';
import type { Exchange, Network, NetworkHooks } from './network.js';
import type { Random } from '../support/random.js';

export const BASE_URL = 'http://localhost:4242';
export const MAX_POLL_MS = 25_000;

/** What an answer says of the payment, for comparison; undefined for what is no answer. */
export const readAnswer = (text: string): { readonly said: string; readonly isFinal: boolean } | undefined => {
  try {
    const { status, isFinal, failureCode = null, info = null } = JSON.parse(text) as Record<string, unknown>;
    if (typeof status !== 'string' || typeof isFinal !== 'boolean') return undefined;
    return { said: JSON.stringify([status, isFinal, failureCode, info]), isFinal };
  } catch {
    return undefined;
  }
};

interface TabOptions {
  readonly clock: VirtualClock;
  readonly network: Network;
  readonly random: Random;
  readonly paymentId: string;
  readonly tab: VirtualTab;
  readonly createTracker: (options: TrackerOptions) => PaymentTracker;
  readonly createClient: typeof createGatewayClient;
  readonly violate: (what: string) => void;
}

/** A tab with the shipped tracker, and beside it the model: the last thing that the gateway told this tab. */
export class SimulatedTab {
  readonly page = new FakePage();
  readonly tracker: PaymentTracker;
  readonly asks: Exchange[] = [];
  /** The last answer that this tab took; the first final one stays. */
  told: string | undefined;
  isToldFinal = false;
  /** When it was last answered well. */
  lastGoodMs = 0;
  isClosed = false;
  failures = 0;
  draws = 0;
  #finals = 0;
  #notBefore = 0;

  constructor({ clock, network, random, paymentId, tab, createTracker, createClient, violate }: TabOptions) {
    const hooks: NetworkHooks = {
      onAsk: (exchange) => {
        if (this.isToldFinal) violate('asks after the end');
        if (exchange.atMs < this.#notBefore) violate('asks before the Retry-After is over');
        this.asks.push(exchange);
      },
      onAnswer: ({ signal }, status, text, headers) => {
        if (signal.aborted || this.isToldFinal) return;
        const retryAfter = status < 300 ? null : headers.get('retry-after');
        if (retryAfter) this.#notBefore = clock.monotonic() + Number(retryAfter) * 1_000;
        const answer = status === 200 ? readAnswer(text) : undefined;
        if (!answer) return;
        this.lastGoodMs = clock.monotonic();
        this.told = answer.said;
        this.isToldFinal = answer.isFinal;
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
      clock,
      page: this.page,
      tabs: tab,
      maxPollMs: MAX_POLL_MS,
      random: () => {
        this.draws++;
        return random.next();
      },
    });
    this.tracker.subscribe((state, previous) => {
      if (state.failures > previous.failures) this.failures++;
      if (state.payment?.isFinal && state.payment !== previous.payment && ++this.#finals > 1)
        violate('announces the end twice');
    });
    this.tracker.start();
  }

  /** What the tracker shows. */
  get shown(): string | undefined {
    const { payment } = this.tracker.state;
    if (!payment) return undefined;
    const { status, isFinal, failureCode = null, info = null } = payment;
    return JSON.stringify([status, isFinal, failureCode, info]);
  }

  get inFlight(): number {
    return this.asks.filter(({ isOver, signal }) => !isOver && !signal.aborted).length;
  }

  close(): void {
    this.isClosed = true;
    this.tracker.stop();
  }
}
