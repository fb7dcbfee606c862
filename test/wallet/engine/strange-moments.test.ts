import { expect } from '@open-wc/testing';
import { createEvmWallet } from '../../../src/browser/wallets/evm-provider.js';
import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import type { PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import { catchErrors } from '../../support/setup.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { Browser, getProblem, pay, pick, rest, start } from '../../support/wallet/paying-browser.js';
import { ADDRESS, HASH } from '../../support/wallet/test-wallet.js';
import { openBrowser, openCoinTab, QUIET, startWithCoin } from './support/coin-browser.js';

const throwError = (): never => {
  throw new Error('of the page');
};

/** Opens a flow whose gateway changes each of its options, and picks the wallet. */
const pickFrom = async (change: (option: Record<keyof PaymentOption, unknown>) => void): Promise<PaymentFlow> => {
  const browser = await Browser.open();
  browser.edit = (route, body) => {
    if (route === 'options') (body as { options: PaymentOption[] }).options.forEach(change);
  };
  const flow = browser.openTab();
  await pick(flow, browser);
  return flow;
};

describe('options that cannot be read', () => {
  it('are not told as too few funds', async () => {
    const flow = await pickFrom((option) => {
      option.account = undefined;
    });
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'unavailable']);
  });
});

describe('an option whose symbol nobody sees', () => {
  it('is not paid: the buyer cannot tell the asset', async () => {
    const flow = await pickFrom(({ amount }) => {
      (amount as { display: { assetSymbol: string } }).display.assetSymbol = '\u200b';
    });
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'refused_request']);
  });
});

describe('storage that fails', () => {
  for (const isAnswered of [true, false])
    it(`when the buyer says to have declined leaves a way on, and no other one to pay: ${isAnswered}`, async () => {
      const { browser, flow } = await startWithCoin();
      browser.wallet.readActivity = async () => QUIET;
      browser.wallet.approve = () =>
        isAnswered ? Promise.reject(new Error('Failed to fetch')) : new Promise(() => undefined);
      await pay(flow, true);
      await waitUntil(() => browser.wallet.asked === 1);
      await settle();
      await browser.sandbox.clock.advance(30_000);
      const { kind } = flow.state;
      browser.records.isBlocked = true;
      flow.decline();
      await settle();
      expect(flow.state).to.include({ kind, decline: 'unproven' });
    });

  it('when the buyer sends a transaction again does not offer another way to pay', async () => {
    const { browser, flow } = await startWithCoin();
    browser.respond = (route) => (route === 'confirm' ? new Response('', { status: 503 }) : undefined);
    flow.pay();
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
    browser.records.isBlocked = true;
    flow.resume();
    await settle();
    expect(flow.state.kind).to.equal('unsent');
  });

  for (const [what, port] of [
    ['a record', (browser: Browser) => (browser.records.remove = throwError)],
    ['an offer', (browser: Browser) => (browser.offers.write = throwError)],
  ] as const)
    it(`to remove ${what} does not keep a payment open that is final`, async () => {
      const { browser, flow } = await start();
      port(browser);
      const errors = await catchErrors(async () => {
        flow.setPayment({ status: 'succeeded', isFinal: true });
        await settle();
      });
      expect([flow.state.kind, ...errors]).to.deep.equal(['closed', 'Error: of the page']);
    });
});

describe('a wallet that does not name its chain', () => {
  it('right before a transaction has not sent it', async () => {
    const browser = await openBrowser();
    const sent: string[] = [];
    let asked = 0;
    /** The failing one of the wallet's answers. */
    let failing = 0;
    const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
      if (method === 'eth_chainId') {
        if (++asked === failing) throw Object.assign(new Error('Failed to fetch'), { code: -32_603 });
        return '0x14a34';
      }
      if (method.endsWith('ccounts')) return [ADDRESS];
      if (method !== 'eth_sendTransaction') return null;
      sent.push(method);
      return HASH;
    };
    const wallet = createEvmWallet({ request }, { id: 'wallet.example', name: 'Wallet' }, browser.sandbox.clock);
    const flow = openCoinTab(browser);
    flow.pick(wallet);
    await rest(flow);
    for (const next of [1, 2, 3, 4]) {
      [asked, failing] = [0, next];
      await pay(flow);
      if (sent.length) break;
      expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'wallet_failed']);
    }
    expect([flow.state.kind, sent.length]).to.deep.equal(['sent', 1]);
  });
});

describe('a callback of the page', () => {
  for (const [what, onSign, problem, reported] of [
    ['resolves to false', () => Promise.resolve(false), undefined, []],
    ['rejects', () => Promise.reject(new Error('of the page')), 'internal_error', ['Error: of the page']],
  ] as const)
    it(`that ${what} keeps a request from the wallet`, async () => {
      const browser = await Browser.open();
      const flow = browser.openTab({ onSign: onSign as never });
      await pick(flow, browser);
      const errors = await catchErrors(async () => {
        await pay(flow);
        await settle();
      });
      expect(errors).to.deep.equal(reported);
      expect([flow.state.kind, getProblem(flow.state), browser.wallet.asked]).to.deep.equal(['choosing', problem, 0]);
    });

  it('that never settles does not keep the other tabs from paying once the buyer has left', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab({ onSign: (() => new Promise(() => undefined)) as never });
    await pick(flow, browser);
    flow.pay();
    await settle();
    expect(browser.records.isLocked(browser.paymentId)).to.equal(true);
    flow.back();
    await settle();
    expect(browser.records.isLocked(browser.paymentId)).to.equal(false);
  });

  it('that throws does not open a payment which may be paid', async () => {
    const { browser, flow } = await startWithCoin();
    browser.wallet.approve = () => Promise.reject(new Error('Failed to fetch'));
    await pay(flow);
    const page = openCoinTab(browser, { findWallet: throwError });
    const errors = await catchErrors(async () => {
      page.resume();
      await settle();
    });
    expect(page.state.kind).to.equal('check_wallet');
    expect(new Set(errors)).to.deep.equal(new Set(['Error: of the page']));
  });
});
