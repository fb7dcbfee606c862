import { expect } from '@open-wc/testing';
import { createPayingClient, type PayingClient } from '../../../src/client/paying-client.js';
import type { PaymentFlowOptions } from '../../../src/wallet/engine/context.js';
import { createPaymentFlow, type PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import type { PaymentFlowState } from '../../../src/wallet/engine/state.js';
import { BASE_URL, Sandbox } from '../sandbox.js';
import { settle } from '../virtual-clock.js';
import { waitUntil } from '../wait-until.js';
import { ADDRESS, TestOffers, TestRecords, TestWallet } from './test-wallet.js';

export const CHAIN = 'eip155:84532';
const CALLER = { baseUrl: BASE_URL, apiVersion: undefined, credentials: { 'App-Id': 'app_demo', 'Client-Id': 'test' } };

/** A browser with a wallet, in front of the real gateway. */
export class Browser {
  readonly sandbox = new Sandbox();
  readonly records = new TestRecords();
  readonly offers = new TestOffers();
  readonly wallet = new TestWallet();
  /** Signatures that the gateway has accepted or may have accepted. */
  readonly confirmations: string[] = [];
  paymentId = '';
  /** Confirmations that the page has sent. */
  attempts = 0;
  /** The fault of the next confirmations. */
  onConfirm: 'answered' | 'lost' | 'unsent' = 'answered';
  /** Responds in place of the gateway, unless it returns undefined. */
  respond: (route: string) => Response | undefined | Promise<undefined> = () => undefined;
  /** Changes the bodies of the gateway's answers. */
  edit: (route: string, body: unknown) => void = () => undefined;
  /** The routes that the pages have requested. */
  readonly routes: string[] = [];

  static async open(funded = true): Promise<Browser> {
    const browser = new Browser();
    browser.paymentId = (await browser.sandbox.create()).paymentId;
    if (funded) await browser.post('/sandbox/faucet', { account: `${CHAIN}:${ADDRESS}` });
    return browser;
  }

  async post(path: string, body: object, method = 'POST'): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(BASE_URL + path, { method, headers, body: JSON.stringify(body) });
    const response = await this.sandbox.gateway.fetch(request);
    expect(response.status, await response.text()).to.equal(200);
  }

  readonly #fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const route = new URL(url).pathname.split('/').at(-1) ?? '';
    const isConfirm = route === 'confirm';
    const { onConfirm } = this;
    this.routes.push(route);
    if (isConfirm) this.attempts++;
    if (isConfirm && onConfirm === 'unsent') throw new TypeError('no connection');
    if (isConfirm) this.confirmations.push(String(init.body));
    const response = (await this.respond(route)) ?? (await this.sandbox.gateway.fetch(new Request(url, init)));
    if (isConfirm && onConfirm === 'lost') throw new TypeError('connection lost');
    if (!response.ok) return response;
    const body: unknown = await response.json();
    this.edit(route, body);
    return Response.json(body, response);
  };

  createClient(): PayingClient {
    return createPayingClient(this.paymentId, { ...CALLER, fetch: this.#fetch }, this.sandbox.clock);
  }

  /** One page of this browser. */
  openTab(options: Partial<PaymentFlowOptions> = {}): PaymentFlow {
    const { clock } = this.sandbox;
    return createPaymentFlow({
      paymentId: this.paymentId,
      client: this.createClient(),
      records: this.records,
      offers: this.offers,
      clock,
      random: () => 0.5,
      now: () => clock.now(),
      getExpiresAt: () => undefined,
      chains: [CHAIN],
      ...options,
    });
  }

  /** Advances the clock until the condition holds. Signatures are verified in real time, so that nobody knows how far. */
  async advanceUntil(isDone: () => boolean, what: string): Promise<void> {
    const advance = async (): Promise<boolean> => {
      if (!isDone()) await this.sandbox.clock.advance(500);
      return isDone();
    };
    await waitUntil(advance, what);
  }

  async getStatus(): Promise<string> {
    return (await this.sandbox.gateway.payments.get(this.paymentId)).state.status;
  }
}

export const getProblem = (state: PaymentFlowState): string | undefined =>
  'problem' in state ? state.problem?.code : undefined;

/** Waits until the flow needs its buyer, or a wallet that a test holds back. */
export const rest = async (flow: PaymentFlow, isHeld = false): Promise<void> => {
  await waitUntil(() => {
    const { state } = flow;
    if (state.kind === 'choosing') return state.choice?.preparation.kind !== 'pending';
    if (state.kind === 'signing') return isHeld;
    return !['connecting', 'asking', 'switching', 'sending'].includes(state.kind);
  }, 'the flow does not come to rest');
};

/** Picks the wallet, whose first option is chosen and prepared. */
export const pick = async (flow: PaymentFlow, { wallet }: Browser): Promise<void> => {
  flow.pick(wallet);
  await rest(flow);
};

export const pay = async (flow: PaymentFlow, isHeld = false): Promise<void> => {
  flow.pay();
  await settle();
  await rest(flow, isHeld);
};

/** A buyer who has picked the wallet. */
export const start = async (): Promise<{ browser: Browser; flow: PaymentFlow }> => {
  const browser = await Browser.open();
  const flow = browser.openTab();
  await pick(flow, browser);
  return { browser, flow };
};

/** Pays up to the open wallet; resolves to a function by which its buyer approves, or rejects. */
export const holdOpen = async (
  flow: PaymentFlow,
  { wallet }: Browser,
): Promise<(answer?: 'approve' | 'reject') => void> => {
  let approve = (): void => undefined;
  let reject: (error: unknown) => void = () => undefined;
  wallet.approve = () => new Promise((...callbacks) => ([approve, reject] = callbacks));
  await pay(flow, true);
  return (answer = 'approve') => {
    if (answer === 'approve') approve();
    else reject(Object.assign(new Error('no'), { code: 4001 }));
  };
};

/** Pays, but the confirmation or its answer is lost. */
export const payInVain = async (flow: PaymentFlow, browser: Browser, how: 'lost' | 'unsent'): Promise<void> => {
  browser.onConfirm = how;
  flow.pay();
  await waitUntil(() => browser.attempts > 0);
};

/** A refusal of the gateway. */
export const refuse = (status: number, code: string, message = 'no'): Response =>
  Response.json({ code, message }, { status });

/** The options that the buyer can choose from, by the symbol of their asset. */
export const getOption = ({ state }: PaymentFlow, symbol: string) =>
  ('options' in state ? state.options : []).find(({ amount }) => amount.display.assetSymbol === symbol)!;

/** Chooses the option of an asset, and waits until its requests are prepared. */
export const choose = async (flow: PaymentFlow, symbol: string): Promise<void> => {
  flow.choose(getOption(flow, symbol).id);
  await rest(flow);
};

/** Lets the gateway offer its first option no longer. */
export const omitFirstOption = (browser: Browser): void => {
  browser.edit = (route, body) => {
    if (route === 'options') (body as { options: unknown[] }).options.shift();
  };
};
