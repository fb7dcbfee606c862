import { expect } from '@open-wc/testing';
import type { PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import type { AccountActivity } from '../../../src/wallet/ports.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { getProblem, pay, pick, refuse, rest, type Browser } from '../../support/wallet/paying-browser.js';
import { HASH } from '../../support/wallet/test-wallet.js';
import { openCoinTab, OPTIONS, QUIET, startWithCoin } from './support/coin-browser.js';

/** A buyer whose wallet does not answer, and who has waited until they can say that they have declined. */
const startUnanswered = async (activity: AccountActivity = QUIET) => {
  const { browser, flow } = await startWithCoin();
  browser.wallet.readActivity = async () => activity;
  let answer!: { readonly approve: () => void; readonly reject: (error: unknown) => void };
  browser.wallet.approve = () =>
    new Promise((approve, reject) => {
      answer = { approve, reject };
    });
  flow.pay();
  await waitUntil(() => browser.wallet.asked === 1);
  await browser.sandbox.clock.advance(29_999);
  expect(flow.state).to.include({ kind: 'signing', isBinding: true, decline: 'early' });
  await browser.sandbox.clock.advance(1);
  expect(flow.state).to.include({ kind: 'signing', decline: 'possible' });
  browser.wallet.approve = () => Promise.resolve();
  return { browser, flow, answer };
};

/** The buyer says that they have declined, and the chain agrees. */
const leave = async ({ browser, flow }: Awaited<ReturnType<typeof startUnanswered>>): Promise<void> => {
  flow.decline();
  await settle();
  expect(flow.state).to.include({ kind: 'signing', decline: 'checking' });
  await browser.sandbox.clock.advance(15_000);
  expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'rejected']);
  expect(browser.records.stored.size).to.equal(0);
  expect(browser.records.isLocked(browser.paymentId)).to.equal(false);
};

describe('a transaction that a wallet does not answer', () => {
  it('can be declined after 30 seconds, and the payment is paid in another way', async () => {
    const unanswered = await startUnanswered();
    const { browser, flow, answer } = unanswered;
    await leave(unanswered);
    await pick(flow, browser);
    await pay(flow);
    expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['sent', 2]);
    answer.reject(Object.assign(new Error('no'), { code: 4001 }));
    await settle();
    expect(browser.records.read(browser.paymentId)).to.have.property('kind', 'confirmation');
  });

  for (const [what, go] of [
    ['at the wallets', async () => undefined],
    ['at the options', pick],
  ] as const)
    it(`is sent to the gateway if it comes nevertheless, while the buyer is ${what}`, async () => {
      const unanswered = await startUnanswered();
      const { browser, flow, answer } = unanswered;
      await leave(unanswered);
      await go(flow, browser);
      answer.approve();
      await waitUntil(() => flow.state.kind === 'sent');
      expect(browser.confirmations).to.have.length(1);
      expect(browser.records.read(browser.paymentId)).to.have.property('kind', 'confirmation');
    });

  it('can be declined although its element has moved in the page', async () => {
    const { browser, flow } = await startWithCoin();
    browser.wallet.approve = () => new Promise(() => undefined);
    await pay(flow, true);
    await waitUntil(() => browser.wallet.asked === 1);
    flow.stop();
    flow.resume();
    await browser.sandbox.clock.advance(30_000);
    expect(flow.state).to.include({ kind: 'signing', isSlow: true, decline: 'possible' });
  });

  it('is not followed by a second one that is declined, too, if the first may have come', async () => {
    const unanswered = await startUnanswered();
    const { browser, flow } = unanswered;
    await leave(unanswered);
    await pick(flow, browser);
    browser.wallet.readActivity = async () => ({ ...QUIET, latest: 8, pending: 8 });
    browser.wallet.approve = () => new Promise(() => undefined);
    flow.pay();
    await waitUntil(() => browser.wallet.asked === 2);
    await browser.sandbox.clock.advance(30_000);
    flow.decline();
    await settle();
    expect(flow.state).to.include({ kind: 'signing', decline: 'unproven' });
  });

  it('keeps its answer while the chain is asked, and if the chain does not agree', async () => {
    for (const activity of [QUIET, { ...QUIET, hasCode: true }]) {
      const { browser, flow, answer } = await startUnanswered(activity);
      flow.decline();
      await settle();
      expect(flow.state).to.include({ kind: 'signing', decline: activity.hasCode ? 'unproven' : 'checking' });
      answer.approve();
      await waitUntil(() => flow.state.kind === 'sent');
      await browser.sandbox.clock.advance(15_000);
      expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['sent', 1]);
    }
  });
});

/** Opens another tab at an option that is paid with a signature. */
const openApproval = async (browser: Browser) => {
  const tab = openCoinTab(browser);
  await pick(tab, browser);
  tab.choose(OPTIONS.approval(tab).id);
  await rest(tab);
  return tab;
};

describe('a transaction that comes although it was declined', () => {
  /** The buyer has left the wallet, which then sends the transaction. */
  const startLate = async () => {
    const unanswered = await startUnanswered();
    await leave(unanswered);
    return unanswered;
  };
  const isStored = ({ records, paymentId }: Browser) => records.read(paymentId)?.kind === 'confirmation';

  for (const [what, click] of [
    [
      'picks a wallet',
      (flow: PaymentFlow, { wallet }: Browser) => {
        flow.pick(wallet);
      },
    ],
    [
      'goes back',
      (flow: PaymentFlow) => {
        flow.back();
      },
    ],
    [
      'leaves the page',
      (flow: PaymentFlow) => {
        flow.stop();
      },
    ],
  ] as const)
    it(`is sent to the gateway although the buyer ${what} at that moment`, async () => {
      const { browser, flow, answer } = await startLate();
      answer.approve();
      await Promise.resolve();
      click(flow, browser);
      await settle();
      click(flow, browser);
      await settle();
      // The click may have the lock.
      await browser.sandbox.clock.advance(2_000);
      await waitUntil(() => browser.confirmations.length === 1);
      expect(isStored(browser)).to.equal(true);
    });

  it('is sent to the gateway once another tab has done its work', async () => {
    const { browser, flow, answer } = await startLate();
    let finish!: () => void;
    void browser.records.withLock(
      browser.paymentId,
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    answer.approve();
    await waitUntil(() => flow.state.kind === 'busy');
    flow.back();
    finish();
    await settle();
    await browser.sandbox.clock.advance(2_000);
    await waitUntil(() => flow.state.kind === 'sent');
    expect(browser.confirmations).to.have.length(1);
  });

  it('is named although the payment ends at that moment', async () => {
    const { browser, flow, answer } = await startLate();
    answer.approve();
    await Promise.resolve();
    flow.setPayment({ status: 'expired', isFinal: true });
    await waitUntil(() => flow.state.kind === 'closed' && flow.state.late !== null);
    await waitUntil(() => browser.confirmations.length === 1);
  });

  it('is sent to the gateway although the payment is paid while it replaces a signature', async () => {
    const { browser, flow, answer } = await startLate();
    await pick(flow, browser);
    flow.choose(OPTIONS.approval(flow).id);
    await rest(flow);
    browser.wallet.approve = () => new Promise(() => undefined);
    flow.pay();
    await waitUntil(() => flow.state.kind === 'signing');
    await settle();
    browser.wallet.findOtherChain = () => new Promise(() => undefined);
    answer.approve();
    await settle();
    await browser.sandbox.clock.advance(2_000);
    flow.setPayment({ status: 'processing', isFinal: false, pollInMs: 1_000 });
    await browser.sandbox.clock.advance(5_000);
    await waitUntil(() => browser.confirmations.length === 1);
  });

  it('is named if the payment ends while another one is open', async () => {
    const { browser, flow, answer } = await startLate();
    await pick(flow, browser);
    browser.wallet.approve = () => new Promise(() => undefined);
    flow.pay();
    await waitUntil(() => browser.wallet.asked === 2);
    answer.approve();
    await settle();
    flow.setPayment({ status: 'expired', isFinal: true });
    expect(flow.state).to.have.property('kind', 'closed');
    expect(flow.state)
      .to.have.nested.property('late.hash')
      .that.matches(/^0x[0-9a-f]{64}$/);
  });

  it('is named if the payment that another tab has signed fails', async () => {
    const { browser, flow, answer } = await startLate();
    const other = await openApproval(browser);
    await pay(other);
    expect(other.state.kind).to.equal('sent');
    answer.approve();
    await settle();
    await browser.sandbox.clock.advance(2_000);
    await waitUntil(() => flow.state.kind === 'sent');
    flow.setPayment({ status: 'failed', isFinal: true });
    expect(flow.state).to.deep.include({ kind: 'closed', late: { hash: HASH } });
    // Only the page that the wallet has answered could know it.
    const later = openCoinTab(browser);
    later.setPayment({ status: 'failed', isFinal: true });
    expect(later.state).to.deep.include({ kind: 'closed', late: { hash: HASH } });
  });

  it('is sent to the gateway by a later page if the signature of another tab is refused', async () => {
    const { browser, flow, answer } = await startLate();
    const other = await openApproval(browser);
    browser.wallet.hash = `0x${'a9'.repeat(32)}`;
    await pay(other);
    browser.wallet.hash = HASH;
    answer.approve();
    await settle();
    await browser.sandbox.clock.advance(2_000);
    await waitUntil(() => flow.state.kind === 'sent');
    flow.stop();
    browser.respond = (route) =>
      route === 'confirm' && !browser.confirmations.at(-1)?.includes(HASH) ? refuse(422, 'invalid_params') : undefined;
    const later = openCoinTab(browser);
    later.resume();
    await browser.advanceUntil(() => browser.confirmations.at(-1)!.includes(HASH), 'the hash is sent');
  });

  it('is sent to the gateway after the buyer has rejected another one, which is not told as if nothing was paid', async () => {
    const { browser, flow, answer } = await startLate();
    await pick(flow, browser);
    let reject!: (error: unknown) => void;
    browser.wallet.approve = () =>
      new Promise((_, fail) => {
        reject = fail;
      });
    flow.pay();
    await waitUntil(() => browser.wallet.asked === 2);
    const problems: unknown[] = [];
    flow.subscribe((state) => problems.push(getProblem(state)));
    answer.approve();
    await settle();
    expect(flow.state).to.include({ kind: 'signing', isBinding: true });
    reject(Object.assign(new Error('no'), { code: 4001 }));
    await settle();
    await browser.sandbox.clock.advance(2_000);
    await waitUntil(() => flow.state.kind === 'sent');
    expect(browser.confirmations).to.have.length(1);
    expect(problems.filter(Boolean)).to.deep.equal([]);
  });
});

describe('a transaction that is being declined', () => {
  it('is sent to the gateway if the wallet answers after the page has stopped', async () => {
    const { browser, flow, answer } = await startUnanswered();
    flow.decline();
    flow.stop();
    answer.approve();
    await waitUntil(() => browser.records.read(browser.paymentId)?.kind === 'confirmation');
    await browser.sandbox.clock.advance(15_000);
    expect(browser.wallet.asked).to.equal(1);
  });

  it('keeps its answer while that is on its way to the gateway', async () => {
    const { browser, flow, answer } = await startUnanswered();
    flow.decline();
    await settle();
    await browser.sandbox.clock.advance(14_000);
    browser.respond = (route) => (route === 'confirm' ? new Response('', { status: 503 }) : undefined);
    answer.approve();
    await waitUntil(() => flow.state.kind === 'sending');
    await browser.sandbox.clock.advance(1_100);
    expect(browser.records.read(browser.paymentId)).to.have.property('kind', 'confirmation');
    expect(flow.state.kind).to.equal('sending');
  });

  it('is not taken as declined if storage is blocked by then', async () => {
    const { browser, flow } = await startUnanswered();
    browser.records.read = () => {
      throw new Error('blocked');
    };
    flow.decline();
    await settle();
    expect(flow.state).to.include({ kind: 'signing', decline: 'unproven' });
  });
});
