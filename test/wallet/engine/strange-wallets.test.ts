import { expect } from '@open-wc/testing';
import type { CheckoutWallet } from '../../../src/wallet/ports.js';
import { catchErrors } from '../../support/setup.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { Browser, getProblem, pay, pick, rest, start } from '../../support/wallet/paying-browser.js';
import { ADDRESS } from '../../support/wallet/test-wallet.js';
import { startWithCoin } from './support/coin-browser.js';

const OTHER = `0x${'2'.repeat(40)}`;
const never = (): Promise<never> => new Promise(() => undefined);
const fail = (): never => {
  throw new Error('The extension is gone.');
};
const refuse = (): Promise<never> => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));

describe('a wallet that', () => {
  for (const [what, accounts] of [
    ['does not list its accounts any more', never],
    ['fails to list its accounts', fail],
    ['lists something else than accounts', async () => [7]],
  ] as const)
    it(`was declined, and ${what}, was declined`, async () => {
      const { browser, flow } = await start();
      browser.wallet.approve = async () => {
        browser.wallet.accounts = accounts as CheckoutWallet['accounts'];
        return refuse();
      };
      flow.pay();
      await waitUntil(() => browser.wallet.asked === 1);
      await settle();
      await browser.sandbox.clock.advance(2_000);
      await rest(flow);
      expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'rejected']);
    });

  for (const answer of [undefined, null, 7, '', '0x', 'signed', { signature: '0x' }, ['0x12']])
    it(`answers a request to sign with ${JSON.stringify(answer)} has failed, and nothing is sent`, async () => {
      const { browser, flow } = await start();
      browser.wallet.sign = async () => answer;
      await pay(flow);
      expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'wallet_failed']);
      expect([browser.confirmations, browser.records.stored.size]).to.deep.equal([[], 0]);
    });

  for (const accounts of [undefined, 'accounts', {}, [null], [ADDRESS, 7], ['0x1']])
    it(`lists ${JSON.stringify(accounts)} as accounts has failed`, async () => {
      const browser = await Browser.open();
      browser.wallet.accounts = async () => accounts as readonly string[];
      const flow = browser.openTab();
      flow.pick(browser.wallet);
      await waitUntil(() => flow.state.kind === 'picking' && flow.state.problem);
      expect(getProblem(flow.state)).to.equal('wallet_failed');
    });

  for (const [what, subscribe] of [
    ['cannot be subscribed to', fail],
    ['does not return how to unsubscribe', () => ({})],
  ] as const)
    it(`${what} can pay, and be left`, async () => {
      const browser = await Browser.open();
      browser.wallet.subscribe = subscribe as unknown as CheckoutWallet['subscribe'];
      const flow = browser.openTab();
      const errors = await catchErrors(async () => {
        await pick(flow, browser);
        await pay(flow);
        flow.stop();
      });
      expect(flow.state.kind).to.equal('sent');
      expect(errors).to.have.length(subscribe === fail ? 1 : 0);
    });

  it('changes its list of accounts in place is asked for the options of the new one', async () => {
    const browser = await Browser.open();
    const { wallet } = browser;
    const list: string[] = [ADDRESS];
    wallet.addresses = list;
    const flow = browser.openTab();
    await pick(flow, browser);
    const before = browser.routes.length;
    list[0] = OTHER;
    wallet.report();
    await browser.sandbox.clock.advance(1_000);
    await waitUntil(() => browser.routes.length > before);
  });

  it('does not list its accounts once is asked again when it reports a change later', async () => {
    const { browser, flow } = await start();
    const { wallet } = browser;
    const { accounts } = wallet;
    wallet.accounts = never;
    wallet.report();
    await browser.sandbox.clock.advance(11_000);
    wallet.accounts = accounts;
    wallet.change([OTHER]);
    await browser.sandbox.clock.advance(1_000);
    await waitUntil(() => flow.state.kind === 'no_options' || flow.state.kind === 'choosing');
    expect(wallet.asks.at(-1)).to.equal(false);
  });

  for (const other of ['eip155:84532', 'eip155:0', 'eip155:x', 'solana:1', 1, null, { chain: 'eip155:1' }])
    it(`names ${JSON.stringify(other)} as the chain of a transaction names no other one`, async () => {
      const { browser, flow } = await startWithCoin();
      browser.wallet.findOtherChain = async () => other as string;
      await pay(flow);
      await waitUntil(() => flow.state.kind === 'sent');
      expect(flow.state).not.to.have.nested.property('record.otherChain');
    });
});
