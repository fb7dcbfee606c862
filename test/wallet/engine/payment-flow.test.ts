import { expect } from '@open-wc/testing';
import { isPayable, PAYMENT_STATUSES, type PaymentStatus } from '../../../src/contract/payment-status.js';
import { settle } from '../../support/virtual-clock.js';
import { Browser, getProblem, pay, pick, rest, start } from '../../support/wallet/paying-browser.js';

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

  for (const status of [...PAYMENT_STATUSES, 'new_status' as PaymentStatus]) {
    for (const isFinal of [false, true]) {
      if (isPayable({ status, isFinal })) continue;
      it(`asks for nothing more once the gateway answers ${status}, isFinal ${isFinal}`, async () => {
        const { browser, flow } = await start();
        flow.setPayment({ status, isFinal });
        await pay(flow);
        flow.resume();
        await rest(flow);
        expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['closed', 0]);
      });
    }
  }

  it('forgets what the wallet was asked for only if the gateway says what became of it', async () => {
    const { browser, flow } = await start();
    await pay(flow);
    flow.setPayment({ status: 'requires_action', isFinal: true });
    expect(browser.records.stored.size).to.equal(1);
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

  it('asks the wallet before it tells the page, which would be rendered first', async () => {
    const { browser, flow } = await start();
    const order: string[] = [];
    browser.wallet.selectChain = async () => {
      order.push('asked');
    };
    flow.subscribe(({ kind }) => order.push(kind));
    flow.pay();
    await rest(flow);
    expect(order.slice(0, 3)).to.deep.equal(['asked', 'signing', 'sending']);
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
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', undefined]);
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
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'offer_renewed']);
  });

  it('loads the options again when the price of the option that the buyer chooses has ended', async () => {
    const { browser, flow } = await start();
    const eurc = flow.state.kind === 'choosing' ? flow.state.options[1]! : undefined;
    expect(eurc?.amount.display.assetSymbol).to.equal('EURC');
    await browser.sandbox.clock.advance(125_000);
    flow.choose(eurc!.id);
    await rest(flow);
    expect(getProblem(flow.state)).to.equal('offer_renewed');
    const choice = flow.state.kind === 'choosing' ? flow.state.choice : null;
    expect(choice?.option.amount).to.deep.equal(eurc!.amount);
    expect(choice?.preparation.kind).to.equal('ready');
  });

  it('says to allow the network only once the wallet asks its buyer to, and then to approve the request', async () => {
    const { browser, flow } = await start();
    let allow = (): void => undefined;
    browser.wallet.selectChain = () => new Promise((resolve) => (allow = resolve));
    browser.wallet.approve = () => new Promise(() => undefined);
    flow.pay();
    expect(flow.state).to.include({ kind: 'signing', step: 1, steps: 1 });
    await browser.sandbox.clock.advance(499);
    expect(flow.state.kind).to.equal('signing');
    await browser.sandbox.clock.advance(1);
    expect(flow.state.kind).to.equal('switching');
    allow();
    await rest(flow, true);
    expect(flow.state).to.include({ kind: 'signing', step: 1 });
    expect(browser.wallet.asked).to.equal(1);
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

  it('asks the wallet for nothing if the buyer leaves before the lock is granted', async () => {
    const { browser, flow } = await start();
    let switches = 0;
    browser.wallet.selectChain = async () => {
      switches++;
    };
    const withLock = browser.records.withLock.bind(browser.records);
    browser.records.withLock = async (...args) => {
      await settle();
      return withLock(...args);
    };
    flow.pay();
    flow.back();
    await settle();
    await settle();
    expect([flow.state.kind, switches, browser.wallet.asked]).to.deep.equal(['picking', 0, 0]);
  });

  it('waits for nothing that was aborted when its page stops it and resumes it', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = () => new Promise(() => undefined);
    await pay(flow, true);
    flow.stop();
    flow.resume();
    await settle();
    expect(flow.state.kind).to.equal('picking');
  });

  it("stores nothing if the buyer leaves at the moment of the wallet's answer", async () => {
    for (let turns = 0; turns < 20; turns++) {
      const { browser, flow } = await start();
      let approve = (): void => undefined;
      browser.wallet.approve = () => new Promise((resolve) => (approve = resolve));
      await pay(flow, true);
      approve();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const isStored = browser.records.read(browser.paymentId)?.kind === 'confirmation';
      flow.back();
      await settle();
      expect(browser.records.stored.size > 0, `after ${turns} turns`).to.equal(isStored);
    }
  });

  it('refuses to pay where storage is blocked, before the wallet is asked', async () => {
    const { browser, flow } = await start();
    browser.records.isBlocked = true;
    await pay(flow);
    expect(browser.wallet.asked).to.equal(0);
    expect(getProblem(flow.state)).to.equal('storage_unavailable');
  });

  it('connects no wallet where storage is blocked, because nobody could pay', async () => {
    const browser = await Browser.open();
    browser.records.isBlocked = true;
    const flow = browser.openTab();
    await pick(flow, browser);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'storage_unavailable']);
    expect(browser.wallet.asks).to.deep.equal([]);
  });
});
