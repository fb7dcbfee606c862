import { expect } from '@open-wc/testing';
import type { AccountActivity } from '../../../src/wallet/ports.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { getProblem, pay, rest, type Browser } from '../../support/wallet/paying-browser.js';
import { TestWallet } from '../../support/wallet/test-wallet.js';
import { openCoinTab, QUIET, startWithCoin } from './support/coin-browser.js';

/** A buyer whose wallet has failed to send a transaction, and what their account does from then on. */
const startUndecided = async (activity: readonly (AccountActivity | undefined | Error)[] = [QUIET]) => {
  const { browser, flow } = await startWithCoin();
  let reads = 0;
  browser.wallet.readActivity = async () => {
    const answer = activity[Math.min(reads++, activity.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  browser.wallet.approve = () => Promise.reject(Object.assign(new Error('Failed to fetch'), { code: -32_603 }));
  await pay(flow);
  expect(flow.state).to.include({ kind: 'check_wallet', decline: 'early' });
  browser.wallet.approve = () => Promise.resolve();
  return { browser, flow };
};

const decline = async (
  flow: Awaited<ReturnType<typeof startUndecided>>['flow'],
  { sandbox }: Browser,
): Promise<void> => {
  await sandbox.clock.advance(30_000);
  expect(flow.state).to.include({ kind: 'check_wallet', decline: 'possible' });
  flow.decline();
  await settle();
  await sandbox.clock.advance(15_000);
};

describe('a transaction of which nobody knows whether it was sent', () => {
  it('can be declined after 30 seconds, and the payment is paid in another way', async () => {
    const { browser, flow } = await startUndecided();
    flow.decline();
    await browser.sandbox.clock.advance(29_999);
    expect(flow.state).to.include({ kind: 'check_wallet', decline: 'early' });
    flow.decline();
    await decline(flow, browser);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'rejected']);
    expect(browser.records.stored.size).to.equal(0);
    flow.pick(browser.wallet);
    await settle();
    await rest(flow);
    await pay(flow);
    expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['sent', 2]);
  });

  it('can be declined on a page that was opened since', async () => {
    const { browser, flow } = await startUndecided();
    flow.stop();
    const page = openCoinTab(browser, { findWallet: () => browser.wallet });
    page.resume();
    await settle();
    await decline(page, browser);
    expect([page.state.kind, getProblem(page.state)]).to.deep.equal(['picking', 'rejected']);
  });

  it('is being checked before the buyer can pay again', async () => {
    const { browser, flow } = await startUndecided();
    await browser.sandbox.clock.advance(30_000);
    flow.decline();
    await settle();
    await browser.sandbox.clock.advance(14_999);
    expect(flow.state).to.include({ kind: 'check_wallet', decline: 'checking' });
    expect(browser.records.isLocked(browser.paymentId)).to.equal(true);
  });

  for (const [what, activity] of [
    ['has sent a transaction since', [QUIET, { ...QUIET, latest: 8, pending: 8 }]],
    ['has one that waits for a block', [QUIET, { ...QUIET, pending: 8 }]],
    ['sends one between the two looks', [QUIET, QUIET, { ...QUIET, pending: 8 }]],
    ['is a contract', [{ ...QUIET, hasCode: true }]],
    ['becomes a contract', [QUIET, { ...QUIET, hasCode: true }]],
    ['could not be read before', [undefined, QUIET]],
    ['could not be read before because the node failed', [new Error('circuit breaker is open'), QUIET]],
    ['cannot be read now', [QUIET, undefined]],
    ['has fewer transactions with those that wait', [{ ...QUIET, pending: 6 }]],
    ['has no count of transactions', [{ ...QUIET, latest: -1, pending: -1 }]],
  ] as const)
    it(`is not taken as declined if the account ${what}: the buyer has to ask the shop, or try again`, async () => {
      const { browser, flow } = await startUndecided(activity);
      await decline(flow, browser);
      expect(flow.state).to.include({ kind: 'check_wallet', decline: 'unproven' });
      expect(browser.records.read(browser.paymentId)).to.have.property('kind', 'intent');
      flow.decline();
      await settle();
      expect(flow.state).to.have.property('kind', 'check_wallet');
    });

  it('is not taken as declined if its wallet cannot read the chain, or is not on the page', async () => {
    const { browser, flow } = await startUndecided();
    flow.stop();
    for (const findWallet of [() => undefined, () => new TestWallet()]) {
      const page = openCoinTab(browser, { findWallet });
      page.resume();
      await settle();
      await decline(page, browser);
      expect(page.state).to.include({ kind: 'check_wallet', decline: 'unproven' });
    }
  });

  it('is not taken as declined if storage keeps it', async () => {
    const { browser, flow } = await startUndecided();
    browser.records.remove = () => undefined;
    await decline(flow, browser);
    expect(flow.state).to.include({ kind: 'check_wallet', decline: 'unproven' });
  });

  it('is asked for although the account cannot be read in time', async () => {
    const { browser, flow } = await startWithCoin();
    browser.wallet.readActivity = () => new Promise(() => undefined);
    flow.pay();
    await settle();
    expect(browser.wallet.asked).to.equal(0);
    await browser.sandbox.clock.advance(2_000);
    await waitUntil(() => flow.state.kind === 'sent');
    expect(browser.wallet.asked).to.equal(1);
  });

  it('that went to another chain is confirmed, and the buyer is told', async () => {
    const { browser, flow } = await startWithCoin();
    browser.wallet.findOtherChain = async () => 'eip155:1';
    await pay(flow);
    await waitUntil(() => flow.state.kind === 'sent');
    expect(flow.state).to.have.nested.property('record.otherChain', 'eip155:1');
    expect(browser.records.read(browser.paymentId)).to.have.property('otherChain', 'eip155:1');
  });
});
