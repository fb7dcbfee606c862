import { expect } from '@open-wc/testing';
import { mergeOptions, splitAccounts } from '../../src/client/options-pages.js';
import { LIMITS } from '../../src/contract/limits.js';
import type { PaymentOption } from '../../src/contract/schemas/payment-options.js';
import { Browser, CHAIN, getProblem, pay, pick, refuse } from '../support/wallet/paying-browser.js';
import { ADDRESS } from '../support/wallet/test-wallet.js';

const MAX = LIMITS.OPTIONS_ACCOUNTS_MAX;
const toAddress = (_: unknown, index: number): string => `0x${String(index).padStart(40, '0')}`;

describe('the options of many accounts', () => {
  it('pay from the last of a hundred accounts on six chains, whose first ones are asked for first', async () => {
    const browser = await Browser.open();
    browser.wallet.addresses = [...Array.from({ length: 99 }, toAddress), ADDRESS];
    const flow = browser.openTab({ chains: [CHAIN, ...[1, 10, 56, 137, 8453].map((id) => `eip155:${id}`)] });
    await pick(flow, browser);
    expect(browser.routes.filter((route) => route === 'options')).to.have.length(600 / MAX);
    await pay(flow);
    expect([flow.state.kind, await browser.getStatus()]).to.deep.equal(['sent', 'processing']);
  });

  for (const [what, last, expected] of [
    ['pay although a part of them is refused', ADDRESS, ['choosing', undefined]],
    ['are not told as too few funds if a part of them is refused', toAddress(0, 99), ['picking', 'unavailable']],
  ] as const)
    it(what, async () => {
      const browser = await Browser.open();
      browser.wallet.addresses = [...Array.from({ length: 99 }, toAddress), last];
      let parts = 0;
      browser.respond = (route) => (route === 'options' && ++parts === 1 ? refuse(429, 'rate_limited') : undefined);
      const flow = browser.openTab();
      await pick(flow, browser);
      expect([flow.state.kind, getProblem(flow.state), parts]).to.deep.equal([...expected, 2]);
    });

  it('are asked for once for each account, at most the limit at a time, in their order', () => {
    const accounts = Array.from({ length: 2 * MAX }, (_, index) => `eip155:1:${toAddress(_, index)}`);
    const again = accounts[0]!.replace('0x', '0X');
    expect(splitAccounts([...accounts, again, 'solana:x:A', 'solana:x:a'])).to.deep.equal([
      accounts.slice(0, MAX),
      accounts.slice(MAX),
      ['solana:x:A', 'solana:x:a'],
    ]);
    expect(splitAccounts([])).to.deep.equal([[]]);
  });

  it('keep their order and the details that each requires, and end with a payment that is final', () => {
    const option = (id: string, collectData?: null) =>
      ({ id, ...(collectData === null && { collectData }) }) as PaymentOption;
    const first = { options: [option('1')], collectData: { url: 'https://pay.example/' } };
    const merged = mergeOptions(first, { options: [option('2'), option('3', null)], collectData: null });
    expect(merged.options?.map(({ id, collectData }) => [id, collectData])).to.deep.equal([
      ['1', first.collectData],
      ['2', null],
      ['3', null],
    ]);
    expect(mergeOptions(first, { options: null }).options).to.equal(null);
    const silent = mergeOptions({ options: [option('1')] }, { ...first, options: [option('2')] });
    expect(silent.options?.map(({ collectData }) => collectData)).to.deep.equal([null, first.collectData]);
  });
});
