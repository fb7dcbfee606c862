import { expect } from '@open-wc/testing';
import { settle } from '../../support/virtual-clock.js';
import type { PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import { waitUntil } from '../../support/wait-until.js';
import {
  Browser,
  CHAIN,
  choose,
  getOption,
  getProblem,
  holdOpen,
  pay,
  pick,
  start,
  omitFirstOption,
} from '../../support/wallet/paying-browser.js';
import { ADDRESS } from '../../support/wallet/test-wallet.js';

const OTHER = `0x${'2'.repeat(40)}`;

const PROCESSING = { status: 'processing', isFinal: false } as const;

/** Two tabs: the wallet is open in the first, and the second waits for it. */
const startTwo = async () => {
  const browser = await Browser.open();
  const [first, second] = [browser.openTab(), browser.openTab()];
  await pick(second, browser);
  await pick(first, browser);
  let answer: (isApproved: boolean) => void = () => undefined;
  browser.wallet.approve = () =>
    new Promise((resolve, reject) => {
      answer = (isApproved) => {
        if (isApproved) resolve();
        else reject(Object.assign(new Error('no'), { code: 4001 }));
      };
    });
  await pay(first, true);
  await pay(second);
  expect(second.state.kind).to.equal('busy');
  return {
    browser,
    first,
    second,
    answer: (isApproved: boolean) => {
      answer(isApproved);
    },
  };
};

describe('a second tab of a payment', () => {
  it('lets the buyer pick a wallet once the first one has paid nothing', async () => {
    const { browser, first, second, answer } = await startTwo();
    answer(false);
    await waitUntil(() => first.state.kind === 'choosing');
    await browser.sandbox.clock.advance(1_999);
    expect(second.state.kind).to.equal('busy');
    await browser.sandbox.clock.advance(1);
    await waitUntil(() => second.state.kind === 'picking');
    expect(browser.wallet.asked).to.equal(1);
  });

  it('sends what the first one has stored, once it is gone', async () => {
    const { browser, first, second, answer } = await startTwo();
    browser.onConfirm = 'unsent';
    answer(true);
    await waitUntil(() => browser.attempts === 1);
    first.stop();
    browser.onConfirm = 'answered';
    await settle();
    await browser.sandbox.clock.advance(2_000);
    await waitUntil(() => second.state.kind === 'sent');
    expect(browser.wallet.asked).to.equal(1);
    expect(browser.confirmations).to.have.length(1);
  });

  for (const isConnected of [true, false])
    it(`that is ${isConnected ? '' : 'not '}connected while the first one pays neither ends its options nor says that nothing was paid`, async () => {
      const { browser, flow: first } = await start();
      let connect = (): void => undefined;
      const accounts = new Promise<readonly string[]>((resolve, reject) => {
        connect = () => {
          if (isConnected) resolve([ADDRESS]);
          else reject(Object.assign(new Error('no'), { code: 4001 }));
        };
      });
      const second = browser.openTab();
      const { wallet } = browser;
      second.pick({
        ...wallet,
        sign: wallet.sign,
        selectChain: wallet.selectChain,
        subscribe: () => () => undefined,
        accounts: () => accounts,
      });
      await settle();
      const approve = await holdOpen(first, browser);
      connect();
      await waitUntil(() => second.state.kind === 'busy');
      approve();
      await waitUntil(() => first.state.kind === 'sent');
      expect(browser.confirmations).to.have.length(1);
    });

  /** Reasons to load the options again, which would invalidate those of another tab. */
  const reloads: Readonly<Record<string, (flow: PaymentFlow, browser: Browser) => Promise<void> | void>> = {
    'its buyer selects another account': (_flow, { wallet }) => {
      wallet.change([OTHER, ADDRESS]);
    },
    'the price has ended when its buyer pays': async (flow, { sandbox }) => {
      await choose(flow, 'EURC');
      await sandbox.clock.advance(115_000);
      flow.pay();
    },
    'the price has ended when its buyer chooses': async (flow, { sandbox }) => {
      await sandbox.clock.advance(125_000);
      flow.choose(getOption(flow, 'EURC').id);
    },
  };
  for (const [what, reload] of Object.entries(reloads))
    it(`asks for no options while the first one is paying, when ${what}`, async () => {
      const browser = await Browser.open();
      const [first, second] = [browser.openTab(), browser.openTab()];
      await pick(first, browser);
      await browser.post('/sandbox/faucet', { account: `${CHAIN}:${ADDRESS}` });
      await pick(second, browser);
      await pick(first, browser);
      const approve = await holdOpen(first, browser);
      browser.routes.length = 0;
      await reload(second, browser);
      await waitUntil(() => second.state.kind === 'busy');
      expect(browser.routes).not.to.include('options');
      approve();
      await waitUntil(() => first.state.kind === 'sent');
    });

  it('has ended the options of the first one, which loads the same ones again instead of wasting an approval', async () => {
    const browser = await Browser.open();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await pick(first, browser);
    await pick(second, browser);
    const problems = new Set<unknown>();
    first.subscribe((state) => problems.add(getProblem(state) ?? null));
    await pay(first);
    await waitUntil(() => first.state.kind === 'sent');
    expect([browser.wallet.asked, browser.attempts, ...problems]).to.deep.equal([1, 1, null]);
  });

  it('has ended the options of the first one, whose buyer looks again if the price is another one', async () => {
    const browser = await Browser.open();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await pick(first, browser);
    await pick(second, browser);
    browser.edit = (route, body) => {
      if (route !== 'options') return;
      const { options } = body as { readonly options: readonly { amount: { display: { decimals: number } } }[] };
      for (const { amount } of options) amount.display.decimals--;
    };
    await pay(first);
    expect([first.state.kind, getProblem(first.state)]).to.deep.equal(['choosing', 'price_renewed']);
    expect(browser.wallet.asked).to.equal(0);
  });

  it('has ended the options of the first one, whose own is not offered again: nothing is said of a price', async () => {
    const browser = await Browser.open();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await pick(first, browser);
    await pick(second, browser);
    omitFirstOption(browser);
    await pay(first);
    expect([first.state.kind, getProblem(first.state)]).to.deep.equal(['choosing', undefined]);
    expect(browser.wallet.asked).to.equal(0);
  });

  it('does not look any more once the buyer leaves it', async () => {
    const { browser, second, answer } = await startTwo();
    second.back();
    expect(second.state.kind).to.equal('picking');
    answer(false);
    await browser.sandbox.clock.advance(10_000);
    expect(second.state.kind).to.equal('picking');
  });

  it('sends what an earlier page has stored instead of asking for a signature', async () => {
    const { browser, flow } = await start();
    await pay(flow);
    const [stored] = [...browser.records.stored.values()];
    const other = browser.openTab();
    await browser.post('/sandbox/rail', {}, 'PUT');
    browser.records.stored.clear();
    browser.respond = (route) => (route === 'options' ? Response.json({ options: [], info: null }) : undefined);
    await pick(other, browser);
    expect(other.state.kind).to.equal('no_options');
    browser.records.write(stored!);
    other.resume();
    await waitUntil(() => other.state.kind === 'sent');
    expect(browser.wallet.asked).to.equal(1);
  });
});

describe('the status of a payment', () => {
  it('changes nothing while the payment can be paid', async () => {
    const { flow } = await start();
    const { state } = flow;
    flow.setPayment({ status: 'requires_action', isFinal: false });
    expect(flow.state).to.equal(state);
  });

  it('that says that it is being paid closes the flow for good, and keeps what is stored', async () => {
    const { browser, flow } = await start();
    const confirmation = { optionId: 'opt_1', results: [] };
    browser.records.write({ kind: 'confirmation', paymentId: browser.paymentId, confirmation });
    flow.setPayment(PROCESSING);
    flow.back();
    flow.pay();
    flow.resume();
    flow.pick(browser.wallet);
    await settle();
    expect(flow.state.kind).to.equal('closed');
    expect(browser.records.stored.size).to.equal(1);
    flow.setPayment({ status: 'failed', isFinal: true });
    expect(browser.records.stored.size).to.equal(0);
  });

  it('that is final closes the flow although a confirmation is being sent', async () => {
    const { browser, flow } = await start();
    browser.onConfirm = 'unsent';
    flow.pay();
    await waitUntil(() => browser.attempts === 1);
    flow.setPayment({ status: 'cancelled', isFinal: true });
    expect(flow.state.kind).to.equal('closed');
    await browser.sandbox.clock.advance(60_000);
    expect(browser.attempts).to.equal(1);
    expect(browser.records.stored.size).to.equal(0);
  });
});

describe('the time that is left', () => {
  for (const [leftS, isPaid] of [
    [10, true],
    [9, false],
  ] as const)
    it(`of ${leftS} s is ${isPaid ? 'enough' : 'not enough'} to pay`, async () => {
      const browser = await Browser.open();
      const expiresAt = browser.sandbox.clock.now() / 1_000 + 300;
      const flow = browser.openTab({ getExpiresAt: () => expiresAt });
      await pick(flow, browser);
      await browser.sandbox.clock.advance((300 - leftS) * 1_000);
      await pay(flow);
      expect(getProblem(flow.state)).to.equal(isPaid ? undefined : 'expires_soon');
      expect(browser.wallet.asked).to.equal(isPaid ? 1 : 0);
    });

  it('is that of the gateway where the page shows none', async () => {
    const { browser, flow } = await start();
    await browser.sandbox.clock.advance(291_000);
    await pay(flow);
    expect(getProblem(flow.state)).to.equal('expires_soon');
  });

  it('is what a buyer who chooses another option too late reads about, not that its requests were refused', async () => {
    const { browser, flow } = await start();
    await browser.sandbox.clock.advance(301_000);
    await choose(flow, 'EURC');
    expect(getProblem(flow.state)).to.equal('expires_soon');
  });

  it('of a price must be enough, too, to the second', async () => {
    const browser = await Browser.open();
    await browser.post('/sandbox/rail', { quoteSeconds: 20 }, 'PUT');
    const flow = browser.openTab({ chains: [CHAIN] });
    await pick(flow, browser);
    await choose(flow, 'EURC');
    await browser.sandbox.clock.advance(10_000);
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });
});
