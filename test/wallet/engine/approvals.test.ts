import { expect } from '@open-wc/testing';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { getProblem, pay, refuse, rest } from '../../support/wallet/paying-browser.js';
import { HASH } from '../../support/wallet/test-wallet.js';
import { toRevocationOption } from '../../support/wallet/transaction-options.js';
import { OPTIONS, QUIET, startWithCoin } from './support/coin-browser.js';

const start = async (toTokenOption?: typeof toRevocationOption) => {
  const started = await startWithCoin({}, toTokenOption);
  started.flow.choose(OPTIONS.approval(started.flow).id);
  await rest(started.flow);
  return started;
};

describe('an approval of Permit2', () => {
  it('is sent first, and its hash is the first result, before the signature of the payment', async () => {
    const { browser, flow } = await start();
    const kinds: unknown[] = [];
    const write = browser.records.write.bind(browser.records);
    browser.records.write = (record) => {
      kinds.push(record.kind);
      write(record);
    };
    await pay(flow);
    expect(browser.wallet.requests.map(({ method }) => method)).to.deep.equal([
      'eth_sendTransaction',
      'eth_signTypedData_v4',
    ]);
    const { results } = JSON.parse(browser.confirmations[0]!) as { readonly results: { readonly data: string[] }[] };
    expect(results.map(({ data }) => data[0]!.length)).to.deep.equal([HASH.length, 132]);
    expect(results[0]!.data).to.deep.equal([HASH]);
    // It pays nobody, so that nothing has to be remembered of it. The first record is the check that storage works.
    expect(kinds).to.deep.equal(['signature', 'signature', 'confirmation']);
  });

  it('after which the buyer rejects the payment has paid nothing: the buyer may pay in another way', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = async () => {
      if (browser.wallet.asked === 2) throw Object.assign(new Error('no'), { code: 4001 });
    };
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'rejected']);
    expect(browser.records.stored.size).to.equal(0);
    flow.choose(OPTIONS.coin(flow).id);
    await rest(flow);
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  for (const hash of ['0x51', null, `0x${'5'.repeat(130)}`])
    it(`that the wallet answers with ${String(hash).slice(0, 8)} leads to no signature, and locks nobody out`, async () => {
      const { browser, flow } = await start();
      browser.wallet.hash = hash;
      await pay(flow);
      expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'wallet_failed']);
      expect([browser.wallet.asked, browser.records.stored.size]).to.deep.equal([1, 0]);
    });

  it('can be left: nothing follows its late answer', async () => {
    const { browser, flow } = await start();
    let approve = (): void => undefined;
    browser.wallet.approve = () => new Promise((resolve) => (approve = resolve));
    await pay(flow, true);
    await waitUntil(() => browser.wallet.asked === 1);
    expect(flow.state).to.have.property('isBinding', false);
    flow.back();
    approve();
    await settle();
    expect([flow.state.kind, browser.wallet.asked, browser.records.stored.size]).to.deep.equal(['picking', 1, 0]);
  });

  it('does not keep the buyer from paying again after a clear refusal of the confirmation', async () => {
    const { browser, flow } = await start();
    browser.respond = (route) => (route === 'confirm' ? refuse(400, 'quote_expired') : undefined);
    await pay(flow);
    await rest(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'offer_renewed']);
    expect(browser.records.stored.size).to.equal(0);
  });

  it('follows the revocation of an old one only once the chain has that', async () => {
    const { browser, flow } = await start(toRevocationOption);
    let latest = QUIET.latest;
    browser.wallet.readActivity = async () => ({ ...QUIET, latest, pending: QUIET.pending + 1 });
    await pay(flow, true);
    await waitUntil(() => browser.wallet.asked === 1);
    await browser.sandbox.clock.advance(30_000);
    expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['signing', 1]);
    latest++;
    await browser.sandbox.clock.advance(1_000);
    await rest(flow);
    expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['sent', 3]);
  });

  it('is followed by no request once the payment has expired', async () => {
    const { browser, flow } = await start(toRevocationOption);
    browser.wallet.approve = () => browser.sandbox.clock.advance(3_600_000);
    await pay(flow);
    await rest(flow);
    expect([browser.wallet.asked, browser.confirmations.length, browser.records.stored.size]).to.deep.equal([1, 0, 0]);
  });
});
