import { fixtureSync } from '@open-wc/testing';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { createGatewayClient } from '../../src/client/gateway-client.js';
import type { Fetch } from '../../src/client/transport.js';
import type { StatusClient } from '../../src/client/status-client.js';
import type { CreatePaymentRequest } from '../../src/contract/schemas/create-payment.js';
import type { KnownPaymentStatus } from '../../src/contract/payment-status.js';
import type { ElementPorts } from '../../src/browser/element-ports.js';
import '../../src/define/pay-status.js';
import { loadDiagnosis } from '../../src/elements/shared/diagnosis/diagnose.js';
import type { PayStatus } from '../../src/elements/pay-status/pay-status.js';
import { OPTION_AMOUNT } from '../contract/fixtures.js';
import { FakeNavigation } from './navigation.js';
import { FakePage } from './page.js';
import { BASE_URL, BUYER, Sandbox } from './sandbox.js';
import { Shown } from './shown.js';

/** An icon URL that the tests can load. */
export const ICON_URL = 'https://assets.example/icon.svg';
export const TX_ID = `0x${'ab12'.repeat(16)}`;
/** The asset of the test payments: USDC on Base, with icons that exist. */
export const PAID = {
  ...OPTION_AMOUNT,
  display: { ...OPTION_AMOUNT.display, iconUrl: ICON_URL, networkIconUrl: ICON_URL },
};

/** The properties that a test may set; null is the value of a removed attribute. */
export type Inputs = { [Name in keyof PayStatus]?: PayStatus[Name] | null };

/** One payment in the real gateway handler, and the ports of the element that follows it, on virtual time. */
export class Stage {
  readonly sandbox = new Sandbox();
  readonly clock = this.sandbox.clock;
  readonly page = new FakePage();
  readonly navigation = new FakeNavigation();
  /** The title of the page. */
  title = 'Order 7 – Shop';
  readonly copied: string[] = [];
  /** The messages on the console, in order: the level, then the text. */
  readonly logged: (readonly [level: 'error' | 'warn' | 'info', message: string])[] = [];
  isClipboardShut = false;
  /** Replaces the body of each successful response. */
  rewrite: (body: Record<string, unknown>) => unknown = (body) => body;
  /** True if the page can read the gateway's `Date` header. */
  showsDate = true;
  paymentId = '';
  /** Unix seconds. */
  expiresAt = 0;

  readonly ports: ElementPorts = {
    console: {
      error: (message: string) => this.logged.push(['error', message]),
      warn: (message: string) => this.logged.push(['warn', message]),
    },
    clock: this.clock,
    page: this.page,
    navigation: this.navigation,
    documentTitle: {
      read: () => this.title,
      write: (title) => {
        this.title = title;
      },
    },
    random: () => 0.5,
    copy: async (text) => {
      if (this.isClipboardShut) throw new DOMException('Not allowed here.', 'NotAllowedError');
      this.copied.push(text);
    },
  };

  /** The page's `fetch`: the gateway, with responses as `rewrite` and `showsDate` change them. */
  readonly fetch: Fetch = async (url, init) => {
    const response = await this.sandbox.fetch(url, init);
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
    const headers = new Headers(response.headers);
    if (!this.showsDate) headers.delete('date');
    // The time of the response, not of the request (RFC 9110, 6.6.1).
    else headers.set('date', new Date(this.clock.nowMs()).toUTCString());
    const body = this.rewrite((await response.json()) as Record<string, unknown>);
    return new Response(JSON.stringify(body), { status: response.status, headers });
  };

  readonly client: StatusClient = createGatewayClient({
    baseUrl: BASE_URL,
    ...BUYER,
    fetch: (url, init) => this.fetch(url, init),
  });

  /** Creates a stage with a new payment. */
  static async open(request: Partial<CreatePaymentRequest> = {}): Promise<Stage> {
    const stage = new Stage();
    const { paymentId, expiresAt } = await stage.sandbox.create(request);
    return Object.assign(stage, { paymentId, expiresAt });
  }

  /** Advances the clock, so that the gateway responds and the element renders. */
  advance(ms = 0): Promise<void> {
    return this.clock.advance(ms);
  }

  /** Advances the payment to a status, and lets the element receive it. */
  async reach(status: KnownPaymentStatus, paymentId = this.paymentId): Promise<void> {
    const step = STEPS_TO[status].at(-1);
    if (step === 'cancel') await this.sandbox.cancel(paymentId);
    else if (step) await this.sandbox.step(paymentId, step, { optionAmount: PAID, txId: TX_ID });
    await this.advance();
  }

  /** Creates an element that is not in the page yet. */
  create(inputs: Inputs = {}): PayStatus {
    const { ports, client, paymentId } = this;
    return Object.assign(document.createElement('pay-status'), { ports, client, paymentId }, inputs);
  }

  /** Mounts an element, and waits for its first response. */
  mount(inputs: Inputs = {}, parent?: Node): Promise<Shown> {
    return this.mountElement(this.create(inputs), parent);
  }

  /** The same for an element that the test has created. */
  async mountElement(element: PayStatus, parent: Node = fixtureSync('<div></div>')): Promise<Shown> {
    const shown = new Shown(element);
    parent.appendChild(element);
    await this.advance();
    return shown;
  }
}

// Messages for developers are written at once.
before(loadDiagnosis);

const realFetch = globalThis.fetch.bind(globalThis);
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Replaces the page's `fetch` until the test ends; returns the requested URLs. */
export const replaceFetch = (fetch: Fetch): string[] => {
  const urls: string[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    urls.push(url);
    return fetch(url, init);
  };
  return urls;
};
