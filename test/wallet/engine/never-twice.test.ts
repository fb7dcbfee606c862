import { expect } from '@open-wc/testing';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import {
  Browser,
  getProblem,
  holdOpen,
  pay,
  payInVain,
  pick,
  refuse,
  rest,
  start,
} from '../../support/wallet/paying-browser.js';

describe('never twice:', () => {
  it('a confirmation without an answer is sent again by itself, always the same one', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'lost');
    browser.onConfirm = 'answered';
    await browser.advanceUntil(() => flow.state.kind === 'sent', 'it is sent');
    expect(browser.confirmations.length).to.be.greaterThan(1);
    expect(new Set(browser.confirmations).size).to.equal(1);
    expect(browser.wallet.asked).to.equal(1);
  });

  it('after several attempts the buyer may send the same one again, and nothing else', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'unsent');
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
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
    await pick(second, browser);
    await pick(first, browser);
    const approve = await holdOpen(first, browser);
    await pay(second);
    expect(second.state.kind).to.equal('busy');
    expect(browser.wallet.asked).to.equal(1);
    approve();
    await rest(first);
    expect(first.state.kind).to.equal('sent');
    await browser.sandbox.clock.advance(3_000);
    expect(browser.wallet.asked).to.equal(1);
    expect(new Set(browser.confirmations).size).to.equal(1);
  });

  it('another tab asks for no options while the wallet is open: they would end those that are being paid with', async () => {
    const browser = await Browser.open();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await pick(first, browser);
    const approve = await holdOpen(first, browser);
    await pick(second, browser);
    expect(second.state.kind).to.equal('busy');
    approve();
    await rest(first);
    expect(first.state.kind).to.equal('sent');
    expect(await browser.getStatus()).to.equal('processing');
  });

  it('another tab lets the buyer pick again once the wallet was closed without an answer', async () => {
    const browser = await Browser.open();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await pick(first, browser);
    await holdOpen(first, browser);
    await pick(second, browser);
    first.back();
    await settle();
    await browser.sandbox.clock.advance(3_000);
    expect(second.state.kind).to.equal('picking');
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
    const browser = await Browser.open();
    const flow = browser.openTab({ offers: undefined });
    await pick(flow, browser);
    // Another page of this account has asked for options: those of the flow have ended.
    await pick(browser.openTab(), browser);
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'offer_renewed']);
    expect(browser.records.stored.size).to.equal(0);
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('a click in the moment in which the option is ready after a refusal pays: the flow does not wait for its own lock', async () => {
    const browser = await Browser.open();
    // Without it, the tab does not know that the other one has ended its options.
    const flow = browser.openTab({ offers: undefined });
    await pick(flow, browser);
    await pick(browser.openTab(), browser);
    const kinds: string[] = [];
    flow.subscribe((state) => {
      kinds.push(state.kind);
      if (getProblem(state) === 'offer_renewed') flow.pay();
    });
    flow.pay();
    await waitUntil(() => ['sent', 'busy'].includes(flow.state.kind));
    expect(kinds).not.to.include('busy');
  });

  it('another tab that waits says why the stored confirmation was refused, and does not forget that one was sent', async () => {
    for (const isRefused of [true, false]) {
      const browser = await Browser.open();
      const [first, second] = [browser.openTab(), browser.openTab()];
      await pick(first, browser);
      const approve = await holdOpen(first, browser);
      await pick(second, browser);
      browser.onConfirm = 'unsent';
      approve();
      await waitUntil(() => browser.attempts > 0);
      first.stop();
      browser.onConfirm = 'answered';
      if (isRefused) browser.respond = (route) => (route === 'confirm' ? refuse(422, 'invalid_params') : undefined);
      await browser.advanceUntil(() => ['picking', 'sent'].includes(second.state.kind), 'the second tab is done');
      await settle();
      const expected = isRefused ? ['picking', 'not_accepted'] : ['sent', undefined];
      expect([second.state.kind, getProblem(second.state)]).to.deep.equal(expected);
    }
  });

  it('a refusal after an attempt without an answer allows none if the payment is under way', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'unsent');
    // Meanwhile another device pays.
    await browser.post(`/sandbox/payments/${browser.paymentId}/process`, {});
    browser.onConfirm = 'answered';
    await browser.advanceUntil(() => flow.state.kind === 'closed', 'it is closed');
    expect(browser.wallet.asked).to.equal(1);
  });

  it('a refusal after an attempt without an answer does not count as sent if the payment has expired', async () => {
    const { browser, flow } = await start();
    const kinds: string[] = [];
    flow.subscribe(({ kind }) => kinds.push(kind));
    await payInVain(flow, browser, 'unsent');
    await browser.post(`/sandbox/payments/${browser.paymentId}/expire`, {});
    browser.onConfirm = 'answered';
    await browser.advanceUntil(() => flow.state.kind === 'closed', 'it is closed');
    expect(kinds).not.to.include('sent');
  });

  it('a confirmation that another tab has sent again, and the gateway has refused, leaves nothing to send', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'unsent');
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
    // As another tab does after a clear refusal.
    browser.records.remove(browser.paymentId);
    flow.resume();
    await settle();
    expect(flow.state.kind).to.equal('picking');
  });

  it('a stored confirmation is read under the lock, when no other tab can remove it', async () => {
    const { browser, flow } = await start();
    await payInVain(flow, browser, 'unsent');
    flow.stop();
    const withLock = browser.records.withLock.bind(browser.records);
    browser.records.withLock = async (paymentId, work) => {
      await settle();
      browser.records.remove(paymentId);
      return withLock(paymentId, work);
    };
    const attempts = browser.attempts;
    const second = browser.openTab();
    second.resume();
    await settle();
    await settle();
    expect([second.state.kind, browser.attempts]).to.deep.equal(['picking', attempts]);
  });

  it('an error of the wallet after a crash of its connection is no payment', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = () => Promise.reject(new WalletError('wallet_failed', 'gone'));
    await pay(flow);
    expect(getProblem(flow.state)).to.equal('wallet_failed');
    expect(browser.confirmations).to.deep.equal([]);
  });
});
