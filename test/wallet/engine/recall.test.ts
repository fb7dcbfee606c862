import { expect } from '@open-wc/testing';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import type { PaymentFlowOptions } from '../../../src/wallet/engine/context.js';
import type { PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import type { WalletRequest } from '../../../src/wallet/wallet-request.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { Browser, choose, getProblem, pay, pick, refuse, rest } from '../../support/wallet/paying-browser.js';
import { HASH, TestRecords, TestWallet } from '../../support/wallet/test-wallet.js';
import { SETTLEMENT_ADDRESS } from '../../../demo/gateway/rails/paper/paper-rail.js';
import { SETTLEMENT } from '../../support/wallet/transaction-options.js';
import { openBrowser } from './support/coin-browser.js';

const RECIPIENTS = [SETTLEMENT, SETTLEMENT_ADDRESS];
const never = (): Promise<never> => new Promise(() => undefined);

/** A wallet that remembers its requests, as an app does while its WebView loads the page again. */
class RememberingWallet extends TestWallet {
  readonly recalled: WalletRequest[] = [];
  readonly signals: (AbortSignal | undefined)[] = [];
  /** Its answer to a recall; by default it waits for its buyer. */
  answer: () => Promise<unknown> = never;
  override recall = (request: WalletRequest, signal?: AbortSignal): Promise<unknown> => {
    this.recalled.push(request);
    this.signals.push(signal);
    return this.answer();
  };
}

/** A page whose wallet is open when the page ends without a farewell, and how another one is opened after it. */
const crash = async (symbol?: string) => {
  const isCoin = symbol === 'ETH';
  const browser = isCoin ? await openBrowser() : await Browser.open();
  const wallet = new RememberingWallet();
  const first = browser.openTab({ recipients: RECIPIENTS });
  first.pick(wallet);
  await rest(first);
  if (symbol) await choose(first, symbol);
  const preparation = 'choice' in first.state ? first.state.choice?.preparation : undefined;
  const steps = preparation?.kind === 'ready' ? preparation.requests.length : 0;
  wallet.approve = () => (wallet.asked < steps ? Promise.resolve() : never());
  await pay(first, true);
  await waitUntil(() => wallet.asked === steps, 'the request that pays is at the wallet');
  // The locks of a page end with it.
  const records = new TestRecords();
  for (const record of browser.records.stored.values()) records.write(record);
  const reopen = (options: Partial<PaymentFlowOptions> = {}): PaymentFlow =>
    browser.openTab({
      recipients: RECIPIENTS,
      records,
      findWallet: (id) => (id === wallet.id ? wallet : undefined),
      ...options,
    });
  return { browser, wallet, records, reopen, steps, request: wallet.requests.at(-1)! };
};

describe('a wallet that forgets what an earlier page has asked it for', () => {
  it('is not asked again before the buyer knows that its answer is lost', async () => {
    const browser = await Browser.open();
    const first = browser.openTab();
    await pick(first, browser);
    browser.wallet.approve = never;
    await pay(first, true);
    // The locks of a page end with it.
    const records = new TestRecords();
    for (const record of browser.records.stored.values()) records.write(record);
    const page = browser.openTab({ records, findWallet: () => browser.wallet });
    page.resume();
    await settle();
    expect([page.state.kind, getProblem(page.state)]).to.deep.equal(['picking', 'reloaded']);
    browser.wallet.approve = () => Promise.resolve();
    await pick(page, browser);
    await pay(page);
    expect([page.state.kind, browser.confirmations.length]).to.deep.equal(['sent', 1]);
  });
});

describe('a wallet that remembers what an earlier page has asked it for', () => {
  for (const symbol of ['ETH', 'USDC', 'EURC'])
    it(`is not asked again, and its late answer pays (${symbol})`, async () => {
      const { browser, wallet, records, reopen, steps, request } = await crash(symbol);
      const signature = symbol === 'ETH' ? HASH : await new TestWallet().sign(request);
      const flow = reopen();
      let answer: (value: unknown) => void = () => undefined;
      wallet.answer = () => new Promise((resolve) => (answer = resolve));
      flow.resume();
      await waitUntil(() => wallet.recalled.length === 1, 'it is recalled');
      expect(wallet.recalled).to.deep.equal([request]);
      expect(flow.state).to.include(
        symbol === 'ETH' ? { kind: 'check_wallet' } : { kind: 'signing', isBinding: false, step: steps, steps },
      );
      answer(signature);
      await waitUntil(() => flow.state.kind === 'sent', 'it is sent');
      expect(wallet.asked).to.equal(steps);
      expect(browser.confirmations.length).to.equal(1);
      const { results } = JSON.parse(browser.confirmations[0]!) as { results: { data: unknown[] }[] };
      expect([results.length, results.at(-1)]).to.deep.equal([steps, { type: 'walletRpc', data: [signature] }]);
      expect(records.read(browser.paymentId)).to.have.property('kind', 'confirmation');
    });

  for (const symbol of ['ETH', 'USDC'])
    it(`is not recalled for a buyer who has left before the lock was there (${symbol})`, async () => {
      const { wallet, records, reopen } = await crash(symbol);
      let grant = (): void => undefined;
      const granted = new Promise<void>((resolve) => (grant = resolve));
      const withLock = records.withLock.bind(records);
      records.withLock = (...args) => granted.then(() => withLock(...args));
      const flow = reopen();
      flow.resume();
      flow.stop();
      grant();
      await settle();
      expect(wallet.recalled).to.deep.equal([]);
      expect(records.stored.size).to.equal(1);
    });

  it('shows the buyer the option that the earlier page showed, and nothing else can be paid with it', async () => {
    const { wallet, reopen } = await crash();
    const flow = reopen();
    flow.resume();
    await waitUntil(() => wallet.recalled.length === 1);
    const { state } = flow;
    if (state.kind !== 'signing') throw new Error(state.kind);
    expect(state.choice!.option.amount.display.assetSymbol).to.equal('USDC');
    expect(state.choice).to.deep.include({ preparation: { kind: 'pending' } });
    expect(state.choice!.option.actions).to.deep.equal([]);
  });

  it('lets its buyer pay again after a rejection, which asks it anew', async () => {
    for (const symbol of ['ETH', 'USDC']) {
      const { wallet, records, reopen } = await crash(symbol);
      wallet.answer = () => Promise.reject(new WalletError('rejected', 'No.'));
      const flow = reopen();
      flow.resume();
      await waitUntil(() => getProblem(flow.state) !== undefined);
      await rest(flow);
      expect([flow.state.kind, records.stored.size]).to.deep.equal(['choosing', 0]);
      const asked = wallet.asked;
      wallet.approve = () => Promise.resolve();
      await pay(flow);
      expect([flow.state.kind, wallet.asked]).to.deep.equal(['sent', asked + 1]);
    }
  });

  it('shows its options again when the gateway does not accept the late answer', async () => {
    const { browser, wallet, records, reopen, request } = await crash();
    browser.respond = (route) => (route === 'confirm' ? refuse(422, 'invalid_params') : undefined);
    wallet.answer = () => new TestWallet().sign(request);
    const flow = reopen();
    flow.resume();
    await waitUntil(() => getProblem(flow.state) !== undefined);
    await rest(flow);
    expect([flow.state.kind, getProblem(flow.state), records.stored.size]).to.deep.equal([
      'choosing',
      'not_accepted',
      0,
    ]);
  });

  it('is never asked for another transaction while it does not say what has become of the first', async () => {
    for (const answer of [
      never,
      () => Promise.reject(new WalletError('wallet_failed', 'Unknown.')),
      // An app that has closed the session, or that does not know how to recall.
      () => Promise.reject(new WalletError('unauthorized', 'Closed.')),
      () => Promise.reject(new WalletError('unsupported', 'No such message.')),
      () => Promise.reject(Object.assign(new Error('no'), { code: 4200 })),
      async () => '0x51',
    ]) {
      const { browser, wallet, records, reopen } = await crash('ETH');
      wallet.answer = answer;
      const flow = reopen();
      flow.resume();
      await waitUntil(() => wallet.recalled.length === 1);
      await settle();
      flow.back();
      flow.pick(wallet);
      flow.pay();
      await settle();
      expect([flow.state.kind, wallet.asked, browser.attempts]).to.deep.equal(['check_wallet', 1, 0]);
      expect(records.read(browser.paymentId)).to.have.property('kind', 'intent');
    }
  });

  it('is told when its buyer leaves, and nobody pays with a signature that comes later', async () => {
    const { browser, wallet, records, reopen, request } = await crash();
    let answer: (value: unknown) => void = () => undefined;
    wallet.answer = () => new Promise((resolve) => (answer = resolve));
    const flow = reopen();
    flow.resume();
    await waitUntil(() => wallet.recalled.length === 1);
    flow.back();
    await settle();
    expect([flow.state.kind, wallet.signals[0]?.aborted, records.stored.size]).to.deep.equal(['picking', true, 0]);
    answer(await new TestWallet().sign(request));
    await settle();
    expect(browser.attempts).to.equal(0);
  });

  it('may appear after the page: until then the buyer can pick another one, which ends the first request', async () => {
    const { browser, wallet, records, reopen, request } = await crash();
    let isThere = false;
    const flow = reopen({ findWallet: () => (isThere ? wallet : undefined) });
    flow.resume();
    await settle();
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', undefined]);
    expect(records.read(browser.paymentId)).to.have.property('kind', 'signature');
    flow.recall();
    await settle();
    expect(wallet.recalled).to.deep.equal([]);
    isThere = true;
    wallet.answer = () => new TestWallet().sign(request);
    flow.recall();
    await waitUntil(() => flow.state.kind === 'sent');

    const other = await crash();
    const page = other.reopen({ findWallet: () => undefined });
    page.resume();
    await settle();
    await pick(page, other.browser);
    expect(other.records.stored.size).to.equal(0);
    await pay(page);
    expect([page.state.kind, other.wallet.asked, other.browser.wallet.asked]).to.deep.equal(['sent', 1, 1]);
    expect(other.browser.confirmations.length).to.equal(1);
  });

  it('is recalled if it appears while the page gives the lock back', async () => {
    const { wallet, records, reopen, request } = await crash();
    let isThere = false;
    const flow = reopen({ findWallet: () => (isThere ? wallet : undefined) });
    const withLock = records.withLock.bind(records);
    records.withLock = async (...args) => {
      const hasRun = await withLock(...args);
      isThere = true;
      flow.recall();
      return hasRun;
    };
    wallet.answer = () => new TestWallet().sign(request);
    flow.resume();
    await waitUntil(() => flow.state.kind === 'sent');
    expect(wallet.recalled.length).to.equal(1);
  });

  it('shows its options again after a refusal if it appeared while the page waited for the lock', async () => {
    const { browser, wallet, records, reopen, request } = await crash();
    let isThere = false;
    const flow = reopen({ findWallet: () => (isThere ? wallet : undefined) });
    const withLock = records.withLock.bind(records);
    records.withLock = (...args) => {
      isThere = true;
      return withLock(...args);
    };
    browser.respond = (route) => (route === 'confirm' ? refuse(400, 'quote_expired') : undefined);
    wallet.answer = () => new TestWallet().sign(request);
    flow.resume();
    await waitUntil(() => getProblem(flow.state) !== undefined);
    await rest(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'offer_renewed']);
  });

  it('is recalled as the app offers it in a new session, not as the page has asked it', async () => {
    const browser = await openBrowser();
    const [gone, wallet] = [new RememberingWallet(), new RememberingWallet()];
    let offered: TestWallet = gone;
    const flow = browser.openTab({ recipients: RECIPIENTS, findWallet: () => offered });
    flow.pick(gone);
    await rest(flow);
    gone.approve = () => Promise.reject(new WalletError('wallet_failed', 'The session is closed.'));
    await pay(flow);
    expect(flow.state.kind).to.equal('check_wallet');
    offered = wallet;
    wallet.answer = async () => HASH;
    flow.recall();
    await waitUntil(() => flow.state.kind === 'sent');
    expect([gone.recalled.length, wallet.recalled.length]).to.deep.equal([0, 1]);
  });

  it('pays once with the answer that it finds after it did not know, on the page that has asked and on a later one', async () => {
    const wallet = new RememberingWallet();
    const browser = await openBrowser();
    wallet.approve = () => Promise.reject(new WalletError('wallet_failed', 'Unknown.'));
    const first = browser.openTab({ recipients: RECIPIENTS, findWallet: () => wallet });
    first.pick(wallet);
    await rest(first);
    await pay(first);
    const later = await crash('ETH');
    later.wallet.answer = () => Promise.reject(new WalletError('wallet_failed', 'Unknown.'));
    const second = later.reopen();
    second.resume();
    await settle();
    for (const [flow, asked, { confirmations }] of [
      [first, wallet, browser],
      [second, later.wallet, later.browser],
    ] as const) {
      expect(flow.state.kind).to.equal('check_wallet');
      asked.answer = async () => HASH;
      asked.report();
      await settle();
      expect(flow.state.kind).to.equal('check_wallet');
      for (const isAnswered of [true, true]) asked.report(isAnswered);
      await waitUntil(() => flow.state.kind === 'sent');
      expect([asked.asked, confirmations.length]).to.deep.equal([1, 1]);
    }
  });

  it('names what it finds after the payment has ended', async () => {
    const { browser, wallet, reopen } = await crash('ETH');
    wallet.answer = () => Promise.reject(new WalletError('wallet_failed', 'Unknown.'));
    const flow = reopen();
    flow.resume();
    await settle();
    flow.setPayment({ status: 'expired', isFinal: true });
    expect(flow.state).to.deep.include({ kind: 'closed', late: { hash: undefined } });
    wallet.answer = async () => HASH;
    wallet.report(true);
    await waitUntil(() => browser.confirmations.length === 1);
    expect(flow.state).to.deep.include({ kind: 'closed', late: { hash: HASH } });
  });

  it('is not recalled when its buyer has begun something else', async () => {
    const { browser, wallet, reopen } = await crash();
    const flow = reopen();
    await pick(flow, browser);
    flow.recall();
    await settle();
    expect([flow.state.kind, wallet.recalled.length]).to.deep.equal(['choosing', 0]);
  });

  it('that answers when the payment has ended leaves no record', async () => {
    const { browser, wallet, records, reopen } = await crash('ETH');
    let answer: (value: unknown) => void = () => undefined;
    wallet.answer = () => new Promise((resolve) => (answer = resolve));
    const flow = reopen();
    flow.resume();
    await waitUntil(() => wallet.recalled.length === 1);
    flow.setPayment({ status: 'succeeded', isFinal: true });
    answer(HASH);
    await waitUntil(() => browser.confirmations.length === 1, 'its hash is not dropped');
    await settle();
    expect([flow.state.kind, records.stored.size]).to.deep.equal(['closed', 0]);
  });
});

describe('the answer of a wallet that cannot be stored when it is recalled', () => {
  it('leads to options that the buyer can pay with', async () => {
    const { wallet, records, reopen } = await crash();
    wallet.answer = async () => `0x${'11'.repeat(64)}1b`;
    records.isFull = true;
    const page = reopen();
    page.resume();
    await waitUntil(() => getProblem(page.state) === 'storage_unavailable');
    await rest(page);
    expect(getProblem(page.state)).to.equal('storage_unavailable');
    expect(page.state).to.have.nested.property('choice.preparation.kind', 'ready');
  });
});
