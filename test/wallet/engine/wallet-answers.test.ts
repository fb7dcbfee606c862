import { expect, waitUntil } from '@open-wc/testing';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import { settle } from '../../support/virtual-clock.js';
import { Browser, CHAIN, choose, getProblem, pay, pick, start } from '../../support/wallet/paying-browser.js';
import { ADDRESS } from '../../support/wallet/test-wallet.js';

const OTHER = `0x${'2'.repeat(40)}`;
const never = (): Promise<never> => new Promise(() => undefined);

const PARAMETERS = {
  chainName: 'Base Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.example'],
};

describe('a payment flow whose wallet', () => {
  it('is connected asks its buyer once, and not again', async () => {
    const { browser, flow } = await start();
    await pay(flow);
    const [first, ...others] = browser.wallet.asks;
    expect(first).to.equal(true);
    expect(others.length).to.be.greaterThan(1);
    expect(others).not.to.include(true);
  });

  it('is not connected by its buyer can be picked again', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab();
    const { accounts } = browser.wallet;
    browser.wallet.accounts = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    await pick(flow, browser);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'rejected']);
    browser.wallet.accounts = accounts;
    await pick(flow, browser);
    expect(flow.state.kind).to.equal('choosing');
    expect(getProblem(flow.state)).to.equal(undefined);
  });

  it('fails while its accounts are read can be picked again', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab();
    browser.wallet.accounts = async (ask) => {
      if (ask) return [ADDRESS];
      throw new Error('gone');
    };
    await pick(flow, browser);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['picking', 'wallet_failed']);
  });

  it('does not have the chain says so, and the buyer can choose again', async () => {
    const { browser, flow } = await start();
    browser.wallet.selectChain = () => Promise.reject(new WalletError('unknown_chain', 'no such chain'));
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'unknown_chain']);
    expect(browser.wallet.asked).to.equal(0);
    await choose(flow, 'EURC');
    expect(getProblem(flow.state)).to.equal(undefined);
  });

  for (const [what, chainId, isGiven] of [
    ['with those of the page', '0x14A34', true],
    ['without those of another one', '0x1', false],
  ] as const)
    it(`selects the chain gets its parameters ${what}`, async () => {
      const browser = await Browser.open();
      const parameters = { chainId, ...PARAMETERS };
      const flow = browser.openTab({ chainParameters: [parameters] });
      await pick(flow, browser);
      const calls: unknown[] = [];
      browser.wallet.selectChain = async (chain, given) => void calls.push([chain, given]);
      await pay(flow);
      expect(calls).to.deep.equal([[CHAIN, isGiven ? parameters : undefined]]);
    });

  it('writes its account in another case, beside others, still has it', async () => {
    const { browser, flow } = await start();
    browser.wallet.addresses = [OTHER, ADDRESS.toLowerCase()];
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('is asked twice shows which request is open', async () => {
    const { flow } = await start();
    await choose(flow, 'EURC');
    const steps: unknown[] = [];
    flow.subscribe((state) => state.kind === 'signing' && steps.push([state.step, state.steps, state.isSlow]));
    await pay(flow);
    expect(steps).to.deep.equal([
      [1, 2, false],
      [2, 2, false],
    ]);
  });

  it('selects another account between two requests gets no second one', async () => {
    const { browser, flow } = await start();
    await choose(flow, 'EURC');
    browser.wallet.approve = async () => {
      browser.wallet.addresses = [OTHER];
    };
    await pay(flow);
    expect(browser.wallet.asked).to.equal(1);
    expect(browser.confirmations).to.deep.equal([]);
    expect(flow.state.kind).to.equal('no_options');
  });

  it('refuses to sign after another account was selected is asked for the options of that one', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = async () => {
      browser.wallet.addresses = [OTHER];
      throw Object.assign(new Error('no such key'), { code: -32603 });
    };
    const problems: unknown[] = [];
    flow.subscribe((state) => problems.push(getProblem(state)));
    await pay(flow);
    expect(flow.state.kind).to.equal('no_options');
    expect(problems).to.include('account_changed');
    expect(problems).not.to.include('wallet_failed');
  });

  it('is open when the buyer leaves learns of it by the signal', async () => {
    const { browser, flow } = await start();
    const signals: (AbortSignal | undefined)[] = [];
    browser.wallet.selectChain = async (_chain, _parameters, signal) => void signals.push(signal);
    browser.wallet.sign = (_request, signal) => {
      signals.push(signal);
      return never();
    };
    await pay(flow, true);
    await waitUntil(() => signals.length === 2);
    expect(signals.map((signal) => signal?.aborted)).to.deep.equal([false, false]);
    flow.back();
    expect(signals.map((signal) => signal?.aborted)).to.deep.equal([true, true]);
  });

  it('changes its accounts keeps the chosen asset, if it can still pay with it', async () => {
    const { browser, flow } = await start();
    await choose(flow, 'EURC');
    browser.wallet.change([ADDRESS, OTHER]);
    await waitUntil(() => flow.state.kind === 'choosing' && flow.state.choice?.preparation.kind === 'ready');
    expect(flow.state).to.have.nested.property('choice.option.amount.display.assetSymbol', 'EURC');
    const account = `${CHAIN}:${OTHER}`;
    await browser.post('/sandbox/faucet', { account });
    browser.wallet.change([OTHER]);
    await waitUntil(() => flow.state.kind === 'choosing' && flow.state.choice?.preparation.kind === 'ready');
    expect(flow.state).to.have.nested.property('choice.option.account', account);
    expect(flow.state).to.have.nested.property('choice.option.amount.display.assetSymbol', 'USDC');
  });

  it('changes its accounts while a request is open is not asked for options', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = never;
    await pay(flow, true);
    browser.wallet.change([ADDRESS]);
    await settle();
    expect(flow.state.kind).to.equal('signing');
  });

  it('had no funds is asked for options again when the buyer selects another account', async () => {
    const browser = await Browser.open();
    browser.wallet.addresses = [OTHER];
    const flow = browser.openTab();
    await pick(flow, browser);
    expect(flow.state.kind).to.equal('no_options');
    browser.wallet.change([ADDRESS]);
    await waitUntil(() => flow.state.kind === 'choosing');
  });

  it('is replaced by another one is not followed any more', async () => {
    const { browser, flow } = await start();
    const other = new Browser().wallet;
    flow.back();
    flow.pick(other);
    await waitUntil(() => flow.state.kind === 'choosing');
    browser.wallet.change([OTHER]);
    await settle();
    expect(flow.state).to.include({ kind: 'choosing', wallet: other });
  });

  it('takes long to connect is slow after ten seconds, and not any more once it is connected', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab();
    let connect = (): void => undefined;
    const { accounts } = browser.wallet;
    browser.wallet.accounts = (ask) =>
      ask ? new Promise((resolve) => (connect = () => resolve([ADDRESS]))) : accounts(ask);
    flow.pick(browser.wallet);
    await browser.sandbox.clock.advance(9_999);
    expect(flow.state).to.deep.include({ kind: 'connecting', isSlow: false });
    await browser.sandbox.clock.advance(1);
    expect(flow.state).to.deep.include({ kind: 'connecting', isSlow: true });
    connect();
    await waitUntil(() => flow.state.kind === 'choosing');
    browser.wallet.approve = never;
    flow.pay();
    await waitUntil(() => flow.state.kind === 'signing');
    expect(flow.state).to.have.property('isSlow', false);
  });

  it('answers after the page has gone changes nothing', async () => {
    const { browser, flow } = await start();
    let approve = (): void => undefined;
    browser.wallet.approve = () => new Promise((resolve) => (approve = resolve));
    await pay(flow, true);
    const { state } = flow;
    flow.stop();
    approve();
    await settle();
    await browser.sandbox.clock.advance(20_000);
    expect(flow.state).to.equal(state);
    expect(browser.confirmations).to.deep.equal([]);
  });
});
