import { expect } from '@open-wc/testing';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { getProblem, holdOpen, pay, pick, refuse, rest } from '../../support/wallet/paying-browser.js';
import { HASH } from '../../support/wallet/test-wallet.js';
import { openCoinTab, OPTIONS, startWithCoin as start } from './support/coin-browser.js';

const PROCESSING = { status: 'processing', isFinal: false } as const;
const reject =
  (code?: number, message = 'no') =>
  () =>
    Promise.reject(Object.assign(new Error(message), { code }));

describe('a payment with the coin of a chain', () => {
  it('is stored as an intent under the lock before its wallet is asked, and as a confirmation before it is sent', async () => {
    const { browser, flow } = await start();
    const { records, wallet, paymentId } = browser;
    const stored: unknown[] = [];
    wallet.approve = async () => void stored.push(records.isLocked(paymentId), records.read(paymentId));
    browser.respond = (route) => {
      if (route === 'confirm') stored.push(records.isLocked(paymentId), records.read(paymentId));
      return route === 'confirm' ? Response.json(PROCESSING) : undefined;
    };
    const { option } = (flow.state as { readonly choice: { readonly option: { id: string; account: string } } }).choice;
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
    const confirmation = { optionId: option.id, results: [{ type: 'walletRpc', data: [HASH] }] };
    const record = { kind: 'confirmation', paymentId, confirmation };
    const open = { walletId: wallet.id, request: wallet.requests[0] };
    const intent = { kind: 'intent', paymentId, optionId: option.id, account: option.account, open };
    expect(stored).to.deep.equal([true, intent, true, record]);
    expect(browser.confirmations).to.deep.equal([JSON.stringify(confirmation)]);
    expect(records.read(paymentId)).to.deep.equal(record);
    flow.setPayment({ status: 'succeeded', isFinal: true });
    expect(records.stored.size).to.equal(0);
  });

  for (const [problem, what, answer] of [
    ['rejected', '4001', reject(4001)],
    ['rate_limited', '4100', reject(4100)],
    ['unknown_chain', '4902', reject(4902)],
    ['wallet_failed', '4200', reject(4200)],
    ['rejected', 'a WalletError', () => Promise.reject(new WalletError('rejected', 'no'))],
  ] as const)
    it(`whose wallet certainly sent nothing (${what}) can be paid again: ${problem}`, async () => {
      const { browser, flow } = await start();
      browser.wallet.approve = answer;
      await pay(flow);
      expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', problem]);
      expect(browser.records.stored.size).to.equal(0);
      browser.wallet.approve = () => Promise.resolve();
      await pay(flow);
      expect([flow.state.kind, browser.wallet.asked]).to.deep.equal(['sent', 2]);
    });

  for (const [what, answer, hash = HASH] of [
    ['an internal error', reject(-32_603)],
    [
      'a wrapped rejection',
      () => Promise.reject(Object.assign(new Error('no'), { code: -32_603, data: { originalError: { code: 4001 } } })),
    ],
    ['"user has cancelled"', reject(undefined, 'user has cancelled')],
    ['another open request', reject(-32_002)],
    ['invalid parameters', reject(-32_602)],
    ['an error of the node', reject(-32_000, 'already known')],
    ['a disconnect', reject(4900)],
    ['a chain that does not answer', reject(4901)],
    ['a rejection that may be the node’s', reject(-32_603, 'Transaction rejected: cancelled by a replacement')],
    ['a list with a code', () => Promise.reject(Object.assign(new Error('no'), { code: [4001] }))],
    ['anything', () => Promise.reject(new DOMException('aborted', 'AbortError'))],
    ['a WalletError that leaves it open', () => Promise.reject(new WalletError('wallet_failed', 'gone'))],
    ['a short hash', () => Promise.resolve(), '0x51'],
    ['a signature', () => Promise.resolve(), `0x${'5'.repeat(130)}`],
    ['nothing', () => Promise.resolve(), null],
  ] as const)
    it(`whose wallet answered with ${what} is never asked for again`, async () => {
      const { browser, flow } = await start();
      browser.wallet.approve = answer;
      browser.wallet.hash = hash;
      // A wallet whose buyer has selected another account meanwhile may have sent it nevertheless.
      browser.wallet.accounts = async () => (browser.wallet.asked ? [] : browser.wallet.addresses);
      await pay(flow);
      expect(flow.state).to.have.property('kind', 'check_wallet');
      expect(flow.state).to.have.nested.property('error.code', 'wallet_failed');
      flow.back();
      flow.pick(browser.wallet);
      flow.pay();
      await settle();
      flow.resume();
      await settle();
      const other = openCoinTab(browser);
      browser.routes.length = 0;
      await pick(other, browser);
      expect([flow.state.kind, other.state.kind]).to.deep.equal(['check_wallet', 'check_wallet']);
      expect([browser.wallet.asked, browser.attempts, browser.routes.length]).to.deep.equal([1, 0, 0]);
      expect([...browser.records.stored.values()]).to.have.nested.property('[0].kind', 'intent');
    });

  it('is not left by "back" while it is at the wallet, which its listeners can tell', async () => {
    const { browser, flow } = await start();
    const bindings: boolean[] = [];
    flow.subscribe((state) => state.kind === 'signing' && bindings.push(state.isBinding));
    const approve = await holdOpen(flow, browser);
    await waitUntil(() => browser.wallet.asked === 1);
    const { state } = flow;
    flow.back();
    flow.pick(browser.wallet);
    flow.pay();
    flow.resume();
    await settle();
    expect(flow.state).to.equal(state);
    expect(bindings).to.deep.equal([false, true]);
    approve();
    await rest(flow);
    expect([flow.state.kind, browser.confirmations.length]).to.deep.equal(['sent', 1]);
  });

  it('is not asked for if the buyer leaves before', async () => {
    const { browser, flow } = await start();
    flow.pay();
    flow.back();
    await settle();
    expect([flow.state.kind, browser.wallet.asked, browser.records.stored.size]).to.deep.equal(['picking', 0, 0]);
  });

  it('is stored and confirmed when its wallet answers after the page has gone', async () => {
    const { browser, flow } = await start();
    const approve = await holdOpen(flow, browser);
    await waitUntil(() => browser.wallet.asked === 1);
    flow.stop();
    approve();
    await waitUntil(() => browser.confirmations.length === 1);
    expect(browser.confirmations[0]).to.include(HASH);
    await waitUntil(() => !browser.records.isLocked(browser.paymentId));
    expect(browser.records.read(browser.paymentId)).to.have.property('kind', 'confirmation');
  });

  it('that cannot be stored once it is sent is confirmed, and sent again by this page', async () => {
    const { browser, flow } = await start();
    const write = browser.records.write.bind(browser.records);
    browser.records.write = (record) => {
      if (record.kind === 'confirmation') throw new WalletError('storage_unavailable', 'full');
      write(record);
    };
    browser.onConfirm = 'unsent';
    flow.pay();
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
    browser.onConfirm = 'answered';
    flow.resume();
    await waitUntil(() => flow.state.kind === 'sent');
    expect(browser.confirmations.join()).to.include(HASH);
    expect(browser.wallet.asked).to.equal(1);
  });

  it('that cannot be stored before is not asked for', async () => {
    const { browser, flow } = await start();
    browser.records.isFull = true;
    await pay(flow);
    expect(getProblem(flow.state)).to.equal('storage_unavailable');
    expect(browser.wallet.asked).to.equal(0);
  });

  it('that the page keeps from the wallet leaves no intent', async () => {
    const methods: unknown[] = [];
    const onSign = (method: string, step: number): boolean => {
      methods.push(method, step);
      return false;
    };
    const { browser, flow } = await start({ onSign });
    await pay(flow);
    expect(methods).to.deep.equal(['eth_sendTransaction', 1]);
    // The page says why itself.
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', undefined]);
    expect([browser.wallet.asked, browser.records.stored.size]).to.deep.equal([0, 0]);
  });

  it('that was sent when the payment had closed is confirmed, and stored until it is final', async () => {
    for (const isFinal of [false, true]) {
      const { browser, flow } = await start();
      const approve = await holdOpen(flow, browser);
      await waitUntil(() => browser.wallet.asked === 1);
      flow.setPayment({ status: isFinal ? 'expired' : 'processing', isFinal });
      expect(flow.state).to.deep.include({ kind: 'closed', late: isFinal ? { hash: undefined } : null });
      approve();
      await waitUntil(() => browser.confirmations.length === 1);
      await waitUntil(() => !browser.records.isLocked(browser.paymentId));
      expect(browser.confirmations[0]).to.include(HASH);
      expect(flow.state).to.deep.include({ kind: 'closed', late: isFinal ? { hash: HASH } : null });
      // A page that is opened later tells its buyer, too.
      expect(browser.records.read(browser.paymentId)).to.have.property('kind', 'confirmation');
      const later = openCoinTab(browser);
      later.setPayment({ status: 'expired', isFinal: true });
      expect(later.state).to.deep.include({ kind: 'closed', late: { hash: HASH } });
      later.setPayment({ status: 'succeeded', isFinal: true });
    }
  });

  it('of which nobody knows is told at the end of a payment that was being paid before', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = reject(-32_603);
    await pay(flow);
    flow.setPayment(PROCESSING);
    expect(flow.state).to.deep.include({ kind: 'closed', late: null });
    flow.setPayment({ status: 'failed', isFinal: true });
    expect(flow.state).to.deep.include({ kind: 'closed', late: { hash: undefined } });
  });

  it('that is rejected after the end is not told any more', async () => {
    const { browser, flow } = await start();
    const answer = await holdOpen(flow, browser);
    await waitUntil(() => browser.wallet.asked === 1);
    flow.setPayment({ status: 'expired', isFinal: true });
    expect(flow.state).to.deep.include({ kind: 'closed', late: { hash: undefined } });
    answer('reject');
    await waitUntil(() => browser.records.stored.size === 0);
    await settle();
    expect(flow.state).to.deep.include({ kind: 'closed', late: null });
  });

  it('whose element moves in the page goes on, whatever the buyer does', async () => {
    for (const isApproved of [true, false]) {
      const { browser, flow } = await start();
      let answer = (): void => undefined;
      browser.wallet.approve = () =>
        new Promise((resolve, refuseIt) => {
          answer = () => {
            if (isApproved) resolve();
            else refuseIt(Object.assign(new Error('no'), { code: 4001 }));
          };
        });
      await pay(flow, true);
      await waitUntil(() => browser.wallet.asked === 1);
      flow.stop();
      flow.resume();
      answer();
      await rest(flow);
      expect([flow.state.kind, getProblem(flow.state) ?? null]).to.deep.equal(
        isApproved ? ['sent', null] : ['choosing', 'rejected'],
      );
    }
  });

  it('is not offered again by a page that is opened while nobody knows the answer, until the payment is final', async () => {
    const { browser } = await start();
    const { paymentId, records } = browser;
    records.write({ kind: 'intent', paymentId, optionId: 'opt_1', account: 'eip155:84532:0x1' });
    const flow = openCoinTab(browser);
    flow.resume();
    await settle();
    expect(flow.state).to.deep.equal({ kind: 'check_wallet', error: null, decline: 'early' });
    flow.setPayment({ status: 'requires_action', isFinal: false });
    expect(flow.state.kind).to.equal('check_wallet');
    flow.setPayment({ status: 'expired', isFinal: true });
    expect(flow.state).to.deep.include({ kind: 'closed', late: { hash: undefined } });
    const later = openCoinTab(browser);
    later.setPayment({ status: 'succeeded', isFinal: true });
    expect([later.state.kind, records.stored.size]).to.deep.equal(['closed', 0]);
  });

  it('makes another tab wait, which goes on with what the first one has stored', async () => {
    for (const [isApproved, expected] of [
      [true, 'sent'],
      [false, 'check_wallet'],
    ] as const) {
      const { browser, flow: first } = await start();
      const second = openCoinTab(browser);
      const approve = await holdOpen(first, browser);
      await waitUntil(() => browser.wallet.asked === 1);
      await pick(second, browser);
      expect(second.state.kind).to.equal('busy');
      browser.wallet.hash = isApproved ? HASH : null;
      approve();
      await rest(first);
      await browser.sandbox.clock.advance(2_000);
      await waitUntil(() => second.state.kind === expected);
      expect([first.state.kind, browser.wallet.asked]).to.deep.equal([expected, 1]);
    }
  });

  it('is known to its page although another tab has forgotten it at the end', async () => {
    const { browser, flow } = await start();
    browser.respond = (route) => (route === 'confirm' ? refuse(503, 'internal_error') : undefined);
    flow.pay();
    await waitUntil(() => browser.attempts > 0);
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it gives up');
    browser.records.remove(browser.paymentId);
    browser.respond = () => undefined;
    flow.resume();
    await settle();
    flow.pick(browser.wallet);
    expect(flow.state).to.have.property('kind').that.is.oneOf(['sending', 'sent', 'unsent']);
    expect(browser.wallet.asked).to.equal(1);
  });

  it('that the gateway refuses is kept, and only the same one is sent again', async () => {
    const { browser, flow } = await start();
    browser.respond = (route) => (route === 'confirm' ? refuse(422, 'invalid_params') : undefined);
    flow.pay();
    await browser.advanceUntil(() => flow.state.kind === 'unsent', 'it is not sent');
    expect(flow.state).to.have.nested.property('error.status', 422);
    expect(browser.records.read(browser.paymentId)).to.have.property('kind', 'confirmation');
    flow.back();
    flow.pick(browser.wallet);
    await settle();
    browser.respond = (route) => (route === 'confirm' ? Response.json(PROCESSING) : undefined);
    flow.resume();
    await waitUntil(() => flow.state.kind === 'sent');
    expect([browser.wallet.asked, new Set(browser.confirmations).size]).to.deep.equal([1, 1]);
  });

  it('without recipients is refused with a reason, and not what is chosen first', async () => {
    const { browser, flow } = await start({ recipients: undefined });
    const isCoin = (): unknown => 'choice' in flow.state && flow.state.choice?.option.amount.unit.includes('slip44');
    expect([getProblem(flow.state), isCoin()]).to.deep.equal([undefined, false]);
    flow.choose(OPTIONS.coin(flow).id);
    await rest(flow);
    expect([getProblem(flow.state), isCoin()]).to.deep.equal(['refused_request', true]);
    expect(flow.state)
      .to.have.nested.property('problem.error.message')
      .that.matches(/set recipients|needs recipients/);
    await pay(flow);
    expect(browser.wallet.asked).to.equal(0);
  });
});
