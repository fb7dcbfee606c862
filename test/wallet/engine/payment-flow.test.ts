import { expect, waitUntil } from '@open-wc/testing';
import { createPayingClient } from '../../../src/client/paying-client.js';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import { createPaymentFlow, type PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import type { PaymentFlowState } from '../../../src/wallet/engine/state.js';
import { BASE_URL, Sandbox } from '../../support/sandbox.js';
import { settle } from '../../support/virtual-clock.js';
import { ADDRESS, TestRecords, TestWallet } from '../../support/wallet/test-wallet.js';

const CHAIN = 'eip155:84532';
const CALLER = { baseUrl: BASE_URL, apiVersion: undefined, credentials: { 'App-Id': 'app_demo', 'Client-Id': 'test' } };

/** A browser with a wallet, in front of the real gateway. */
class Browser {
  readonly sandbox = new Sandbox();
  readonly records = new TestRecords();
  readonly wallet = new TestWallet();
  /** Signatures that the gateway has accepted or may have accepted. */
  readonly confirmations: string[] = [];
  paymentId = '';
  /** Confirmations that the page has sent. */
  attempts = 0;
  /** What happens to the answer of a confirmation. */
  onConfirm: 'answered' | 'lost' | 'unsent' = 'answered';

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
    const isConfirm = new URL(url).pathname.endsWith('/confirm');
    if (isConfirm) this.attempts++;
    if (isConfirm && this.onConfirm === 'unsent') throw new TypeError('no connection');
    if (isConfirm) this.confirmations.push(String(init.body));
    const response = await this.sandbox.gateway.fetch(new Request(url, init));
    if (isConfirm && this.onConfirm === 'lost') throw new TypeError('connection lost');
    return response;
  };

  /** One page of this browser. */
  openTab({ recipients, onSign }: { recipients?: readonly string[]; onSign?: () => boolean } = {}): PaymentFlow {
    const { clock } = this.sandbox;
    return createPaymentFlow({
      paymentId: this.paymentId,
      client: createPayingClient(this.paymentId, { ...CALLER, fetch: this.#fetch }, clock),
      records: this.records,
      clock,
      random: () => 0.5,
      now: () => clock.now(),
      getExpiresAt: () => undefined,
      chains: [CHAIN],
      recipients,
      onSign,
    });
  }

  async getStatus(): Promise<string> {
    return (await this.sandbox.gateway.payments.get(this.paymentId)).state.status;
  }
}

const getProblem = (state: PaymentFlowState): string | undefined =>
  'problem' in state ? state.problem?.code : undefined;

/** Waits until the flow needs its buyer, or a wallet that a test holds back. */
const rest = async (flow: PaymentFlow, isHeld = false): Promise<void> => {
  await waitUntil(() => {
    const { state } = flow;
    if (state.kind === 'choosing') return state.choice?.preparation.kind !== 'pending';
    if (state.kind === 'signing') return isHeld;
    return !['connecting', 'asking', 'switching', 'sending'].includes(state.kind);
  }, 'the flow does not come to rest');
};

/** Picks the wallet, whose first option is chosen and prepared. */
const pick = async (flow: PaymentFlow, { wallet }: Browser): Promise<void> => {
  flow.pick(wallet);
  await rest(flow);
};

const pay = async (flow: PaymentFlow, isHeld = false): Promise<void> => {
  flow.pay();
  await rest(flow, isHeld);
};

/** A buyer who has picked the wallet. */
const start = async (): Promise<{ browser: Browser; flow: PaymentFlow }> => {
  const browser = await Browser.open();
  const flow = browser.openTab();
  await pick(flow, browser);
  return { browser, flow };
};

/** Pays, but the confirmation or its answer is lost. */
const payInVain = async (flow: PaymentFlow, browser: Browser, how: 'lost' | 'unsent'): Promise<void> => {
  browser.onConfirm = how;
  flow.pay();
  await waitUntil(() => browser.attempts > 0);
};

describe('a payment flow', () => {
  it('pays with what the wallet signed, and forgets it once the payment is final', async () => {
    const { browser, flow } = await start();
    expect(flow.state).to.have.property('kind', 'choosing');
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
    expect(await browser.getStatus()).to.equal('processing');
    expect(browser.records.stored.size).to.equal(1);
    await browser.sandbox.clock.advance(2_000);
    expect(await browser.getStatus()).to.equal('succeeded');
    flow.setPayment({ status: 'succeeded', isFinal: true });
    expect(flow.state.kind).to.equal('closed');
    expect(browser.records.stored.size).to.equal(0);
  });

  it('pays with a permit and a transfer, one request after the other', async () => {
    const { browser, flow } = await start();
    const options = flow.state.kind === 'choosing' ? flow.state.options : [];
    flow.choose(options.find(({ amount }) => amount.display.assetSymbol === 'EURC')!.id);
    await rest(flow);
    await pay(flow);
    expect(browser.wallet.asked).to.equal(2);
    expect(await browser.getStatus()).to.equal('processing');
  });

  it('asks the wallet for nothing before the buyer pays, and once after a double click', async () => {
    const { browser, flow } = await start();
    expect(browser.wallet.asked).to.equal(0);
    flow.pay();
    flow.pay();
    await rest(flow);
    expect(browser.wallet.asked).to.equal(1);
    expect(browser.confirmations).to.have.length(1);
  });

  it('lets the buyer choose again after a rejection', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'rejected']);
    expect(browser.records.stored.size).to.equal(0);
    browser.wallet.approve = () => Promise.resolve();
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('says that there are not enough funds if the accounts have no option', async () => {
    const browser = await Browser.open(false);
    const flow = browser.openTab();
    await pick(flow, browser);
    expect(flow.state.kind).to.equal('no_options');
  });

  it('says that the accounts are blocked', async () => {
    const browser = await Browser.open();
    await browser.post('/sandbox/rail', { sanctioned: true }, 'PUT');
    const flow = browser.openTab();
    await pick(flow, browser);
    expect(flow.state.kind).to.equal('blocked');
  });

  it('sends no request to the wallet whose receiver is not one of the recipients', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab({ recipients: [`0x${'1'.repeat(40)}`] });
    await pick(flow, browser);
    expect(getProblem(flow.state)).to.equal('refused_request');
    await pay(flow);
    expect(browser.wallet.asked).to.equal(0);
  });

  it('sends no request to the wallet if the page does not let it', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab({ onSign: () => false });
    await pick(flow, browser);
    await pay(flow);
    expect(browser.wallet.asked).to.equal(0);
    expect(getProblem(flow.state)).to.equal('rejected');
  });

  it('loads the options again when the wallet no longer offers the account', async () => {
    const { browser, flow } = await start();
    browser.wallet.addresses = [`0x${'2'.repeat(40)}`];
    await pay(flow);
    expect(browser.wallet.asked).to.equal(0);
    expect(flow.state.kind).to.equal('no_options');
  });

  it('loads the options again when the buyer selects another account', async () => {
    const { browser, flow } = await start();
    browser.wallet.change([`0x${'2'.repeat(40)}`]);
    await settle();
    expect(flow.state.kind).to.equal('no_options');
  });

  it('shows the price again instead of paying when the quote is about to end', async () => {
    const browser = await Browser.open();
    await browser.post('/sandbox/rail', { quoteSeconds: 20 }, 'PUT');
    const flow = browser.openTab();
    await pick(flow, browser);
    const options = flow.state.kind === 'choosing' ? flow.state.options : [];
    flow.choose(options.find(({ expiresAt }) => expiresAt != null)!.id);
    await rest(flow);
    await browser.sandbox.clock.advance(15_000);
    await pay(flow);
    expect(browser.wallet.asked).to.equal(0);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'price_renewed']);
  });

  it('says that the wallet is slow after ten seconds', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = () => new Promise(() => undefined);
    await pay(flow, true);
    await browser.sandbox.clock.advance(10_000);
    expect(flow.state).to.deep.include({ kind: 'signing', isSlow: true });
  });

  it('drops the late answer of a wallet that the buyer has left', async () => {
    const { browser, flow } = await start();
    let approve = (): void => undefined;
    browser.wallet.approve = () => new Promise((resolve) => (approve = resolve));
    await pay(flow, true);
    flow.back();
    await settle();
    approve();
    await settle();
    expect(flow.state.kind).to.equal('picking');
    expect(browser.confirmations).to.deep.equal([]);
    expect(browser.records.stored.size).to.equal(0);
  });

  it('refuses to pay where storage is blocked, before the wallet is asked', async () => {
    const { browser, flow } = await start();
    browser.records.isBlocked = true;
    await pay(flow);
    expect(browser.wallet.asked).to.equal(0);
    expect(getProblem(flow.state)).to.equal('storage_unavailable');
  });
});

describe('never twice:', () => {
  it('a confirmation without an answer is sent again by itself, always the same one', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'lost');
    browser.onConfirm = 'answered';
    await browser.sandbox.clock.advance(15_000);
    expect(flow.state.kind).to.equal('sent');
    expect(browser.confirmations.length).to.be.greaterThan(1);
    expect(new Set(browser.confirmations).size).to.equal(1);
    expect(browser.wallet.asked).to.equal(1);
  });

  it('after several attempts the buyer may send the same one again, and nothing else', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'unsent');
    await browser.sandbox.clock.advance(120_000);
    expect(flow.state.kind).to.equal('unsent');
    flow.back();
    flow.pick(browser.wallet);
    flow.pay();
    await settle();
    expect(flow.state.kind).to.equal('unsent');
    browser.onConfirm = 'answered';
    flow.resume();
    await rest(flow);
    await waitUntil(() => flow.state.kind !== 'unsent');
    await rest(flow);
    expect(flow.state.kind).to.equal('sent');
    expect(browser.wallet.asked).to.equal(1);
  });

  it('a page that is opened after a crash sends the stored confirmation, and asks for no signature', async () => {
    const { browser, flow: first } = await start();
    await payInVain(first, browser, 'unsent');
    first.stop();
    browser.onConfirm = 'answered';
    const second = browser.openTab();
    await settle();
    second.resume();
    await waitUntil(() => second.state.kind === 'sent');
    expect(second.state.kind).to.equal('sent');
    expect(browser.wallet.asked).to.equal(1);
    expect(await browser.getStatus()).to.equal('processing');
  });

  it('another tab waits while the wallet is open, and asks for no signature', async () => {
    const browser = await Browser.open();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await pick(first, browser);
    let approve = (): void => undefined;
    browser.wallet.approve = () => new Promise((resolve) => (approve = resolve));
    await pay(first, true);
    await pick(second, browser);
    await pay(second);
    expect(second.state.kind).to.equal('busy');
    expect(browser.wallet.asked).to.equal(1);
    approve();
    await settle();
    await browser.sandbox.clock.advance(3_000);
    expect(browser.wallet.asked).to.equal(1);
    expect(new Set(browser.confirmations).size).to.be.at.most(1);
  });

  it('a payment that another device pays closes the flow', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = () => new Promise(() => undefined);
    await pay(flow, true);
    flow.setPayment({ status: 'processing', isFinal: false });
    expect(flow.state.kind).to.equal('closed');
    flow.pick(browser.wallet);
    await settle();
    expect(flow.state.kind).to.equal('closed');
  });

  it('the answer of a confirmation is awaited when its payment is seen before it', async () => {
    const { browser, flow } = await start();
    const kinds: string[] = [];
    flow.subscribe(({ kind }) => kinds.push(kind));
    flow.pay();
    await waitUntil(() => browser.attempts > 0);
    flow.setPayment({ status: 'processing', isFinal: false });
    await waitUntil(() => flow.state.kind === 'closed');
    expect(kinds.slice(-3)).to.deep.equal(['sending', 'sent', 'closed']);
  });

  it('a clear refusal allows another payment', async () => {
    const { browser, flow } = await start();
    // Another page of this account has asked for options: those of the flow have ended.
    await pick(browser.openTab(), browser);
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'price_renewed']);
    expect(browser.records.stored.size).to.equal(0);
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('a click in the moment in which the option is ready after a refusal pays: the flow does not wait for its own lock', async () => {
    const { browser, flow } = await start();
    await pick(browser.openTab(), browser);
    const kinds: string[] = [];
    flow.subscribe((state) => {
      kinds.push(state.kind);
      if (getProblem(state) === 'price_renewed') flow.pay();
    });
    flow.pay();
    await waitUntil(() => ['sent', 'busy'].includes(flow.state.kind));
    expect(kinds).not.to.include('busy');
  });

  it('a refusal after an attempt without an answer allows none if the payment is under way', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'unsent');
    // Meanwhile another device pays.
    await browser.post(`/sandbox/payments/${browser.paymentId}/process`, {});
    browser.onConfirm = 'answered';
    await browser.sandbox.clock.advance(15_000);
    expect(flow.state.kind).to.equal('sent');
    expect(browser.wallet.asked).to.equal(1);
  });

  it('an error of the wallet after a crash of its connection is no payment', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = () => Promise.reject(new WalletError('wallet_failed', 'gone'));
    await pay(flow);
    expect(getProblem(flow.state)).to.equal('wallet_failed');
    expect(browser.confirmations).to.deep.equal([]);
  });
});
