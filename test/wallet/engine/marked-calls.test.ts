import { expect } from '@open-wc/testing';
import type { PaymentFlowOptions } from '../../../src/wallet/engine/context.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { getProblem, pay, pick, rest } from '../../support/wallet/paying-browser.js';
import { SETTLEMENT, toCallOption } from '../../support/wallet/transaction-options.js';
import { openBrowser, QUIET } from './support/coin-browser.js';

/** A buyer whose gateway builds a call of a contract that the page has marked, so long before the expiry. */
const start = async (leftS: number, options: Partial<PaymentFlowOptions> = {}) => {
  const browser = await openBrowser();
  const { edit, sandbox } = browser;
  let actions: readonly unknown[] = [];
  browser.edit = (route, body) => {
    edit(route, body);
    if (route !== 'options') return;
    const answer = body as { options: Parameters<typeof toCallOption>[0][] };
    answer.options = answer.options.slice(0, 1).map((option) => {
      ({ actions } = toCallOption(option));
      return { ...option, actions: [{ type: 'build', data: { data: '' } }] };
    });
  };
  const { respond } = browser;
  browser.respond = (route) => (route === 'fetch' ? Response.json({ actions }) : respond(route));
  const expiresAt = Math.floor(sandbox.clock.now() / 1_000) + leftS;
  const flow = browser.openTab({ callRecipients: [SETTLEMENT], getExpiresAt: () => expiresAt, ...options });
  await pick(flow, browser);
  return { browser, flow };
};

describe('a call of a contract that the page has marked', () => {
  it('is sent by the wallet, and never believed to be declined', async () => {
    const { browser, flow } = await start(300);
    browser.wallet.readActivity = async () => QUIET;
    browser.wallet.hash = null;
    await pay(flow);
    expect(browser.wallet.requests).to.have.nested.property('[0].params[0].data', '0xc0ffee');
    await browser.sandbox.clock.advance(30_000);
    flow.decline();
    await settle();
    expect(flow.state).to.include({ kind: 'check_wallet', decline: 'unproven' });
  });

  it('is not prepared in the last minute before the expiry', async () => {
    const { flow } = await start(59);
    expect(getProblem(flow.state)).to.equal('expires_soon');
  });

  it('does not reach a wallet that took until the last minute to select its chain', async () => {
    const { browser, flow } = await start(61);
    browser.wallet.selectChain = async () => {
      await browser.sandbox.clock.advance(2_000);
    };
    flow.pay();
    await waitUntil(() => getProblem(flow.state) === 'expires_soon');
    await rest(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'expires_soon']);
    expect([browser.wallet.asked, browser.records.stored.size]).to.deep.equal([0, 0]);
    await pay(flow);
    expect([browser.wallet.asked, getProblem(flow.state)]).to.deep.equal([0, 'expires_soon']);
  });
});
