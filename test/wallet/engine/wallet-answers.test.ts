import { expect } from '@open-wc/testing';
import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import { WalletError } from '../../../src/core/errors/wallet-error.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { Browser, CHAIN, choose, getProblem, pay, pick, rest, start } from '../../support/wallet/paying-browser.js';
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
    expect(others.length).to.be.greaterThan(0);
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

  it('lists no account right after the connection pays with those that it has connected', async () => {
    const browser = await Browser.open();
    const flow = browser.openTab();
    browser.wallet.accounts = async (ask) => (ask ? [ADDRESS] : []);
    await pick(flow, browser);
    browser.wallet.report();
    await browser.sandbox.clock.advance(500);
    expect(flow.state.kind).to.equal('choosing');
    await pay(flow);
    expect(flow.state.kind).to.equal('sent');
  });

  it('lists no account any more has no options, and can be connected again', async () => {
    const { browser, flow } = await start();
    browser.wallet.change([]);
    await browser.sandbox.clock.advance(1_000);
    expect(flow.state).to.include({ kind: 'no_account', wallet: browser.wallet });
    browser.wallet.addresses = [ADDRESS];
    await pick(flow, browser);
    expect(flow.state.kind).to.equal('choosing');
  });

  it('reports changes that are none keeps its options, however often it does', async () => {
    const { browser, flow } = await start();
    const { state } = flow;
    const { accounts } = browser.wallet;
    browser.wallet.accounts = async (ask) => {
      const addresses = await accounts(ask);
      browser.wallet.report();
      return addresses.map((address) => address.toLowerCase());
    };
    browser.routes.length = browser.wallet.asks.length = 0;
    for (let seconds = 0; seconds < 20; seconds++) {
      browser.wallet.report();
      await browser.sandbox.clock.advance(1_000);
    }
    expect(flow.state).to.equal(state);
    expect(browser.routes).to.deep.equal([]);
    expect(browser.wallet.asks.length).to.be.at.most(21);
  });

  it('changes its accounts while it lists them, or while options are loaded, is asked for those of the last ones', async () => {
    const { browser, flow } = await start();
    const { accounts } = browser.wallet;
    let answer = (): void => undefined;
    browser.wallet.accounts = (ask) => new Promise((resolve) => (answer = () => resolve(accounts(ask))));
    browser.wallet.report();
    await settle();
    const old = accounts(false);
    browser.wallet.accounts = accounts;
    browser.wallet.change([OTHER]);
    browser.wallet.addresses = await old;
    answer();
    browser.wallet.addresses = [OTHER];
    await browser.sandbox.clock.advance(1_000);
    await waitUntil(() => flow.state.kind === 'no_options');

    let load = (): void => undefined;
    browser.respond = (route) =>
      route === 'options' ? new Promise((resolve) => (load = () => resolve(undefined))) : undefined;
    flow.reload();
    await settle();
    expect(flow.state.kind).to.equal('asking');
    browser.wallet.change([ADDRESS]);
    await browser.sandbox.clock.advance(1_000);
    browser.respond = () => undefined;
    load();
    await waitUntil(() => flow.state.kind === 'choosing');
  });

  it('changes its accounts after a problem still says what the problem was', async () => {
    const { browser, flow } = await start();
    browser.wallet.selectChain = () => Promise.reject(new WalletError('unknown_chain', 'no'));
    await pay(flow);
    browser.wallet.change([OTHER, ADDRESS]);
    await settle();
    await rest(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'unknown_chain']);
  });

  it('does not have a network is told which one, also while another option is chosen', async () => {
    const { browser, flow } = await start();
    browser.wallet.selectChain = () => Promise.reject(new WalletError('unknown_chain', 'no'));
    await pay(flow);
    const networks: unknown[] = [];
    flow.subscribe(({ kind, ...state }) => networks.push([kind, 'problem' in state && state.problem]));
    browser.edit = (route, body) => {
      const { options } = body as { readonly options: readonly PaymentOption[] };
      for (const { amount } of route === 'options' ? options : [])
        (amount.display as { networkName: string }).networkName = 'Another one';
    };
    flow.reload();
    await rest(flow);
    for (const [kind, problem] of networks as [string, unknown][])
      expect(problem, kind).to.deep.include({ code: 'unknown_chain', network: 'Base Sepolia' });
    expect(networks).not.to.deep.equal([]);
  });

  for (const [what, isAdded, expected] of [
    ['does not have', false, ['ETH', 'USDC', 'USDC']],
    ['can add', true, ['USDC', 'USDC', 'ETH']],
  ] as const)
    it(`${what} a chain is offered its options accordingly`, async () => {
      const browser = await Browser.open();
      browser.edit = (route, body) => {
        if (route !== 'options') return;
        const answer = body as { options: readonly PaymentOption[] };
        const [first] = answer.options;
        const { amount } = first!;
        const display = { ...amount.display, assetSymbol: 'ETH' };
        const other = { ...first!, id: 'opt_other', account: `eip155:1:${ADDRESS}` };
        answer.options = [first!, { ...first!, id: 'opt_same' }, { ...other, amount: { ...amount, display } }];
      };
      const parameters = { chainId: '0x14A34', ...PARAMETERS };
      const flow = browser.openTab({ chainParameters: isAdded ? [parameters] : [], chains: [CHAIN, 'eip155:1'] });
      await pick(flow, browser);
      browser.wallet.selectChain = () => Promise.reject(new WalletError('unknown_chain', 'no'));
      await pay(flow);
      const getSymbols = () =>
        (flow.state as { readonly options: readonly PaymentOption[] }).options.map(
          ({ amount }) => amount.display.assetSymbol,
        );
      expect(getSymbols()).to.deep.equal(expected);
      flow.reload();
      await rest(flow);
      expect(getSymbols()).to.deep.equal(expected);
    });

  it('is picked instead of one that does not have a chain is offered the options in the order of the gateway', async () => {
    const browser = await Browser.open();
    browser.edit = (route, body) => {
      if (route !== 'options') return;
      const answer = body as { options: readonly PaymentOption[] };
      const [first] = answer.options;
      answer.options = [first!, { ...first!, id: 'opt_other', account: `eip155:1:${ADDRESS}` }];
    };
    const flow = browser.openTab({ chains: [CHAIN, 'eip155:1'] });
    await pick(flow, browser);
    const getAccounts = () => ('options' in flow.state ? flow.state.options : []).map(({ account }) => account);
    const accounts = getAccounts();
    browser.wallet.selectChain = () => Promise.reject(new WalletError('unknown_chain', 'no'));
    await pay(flow);
    expect(getAccounts()).to.deep.equal([...accounts].reverse());
    flow.back();
    flow.pick(new Browser().wallet);
    await rest(flow);
    expect(getAccounts()).to.deep.equal(accounts);
  });

  it('still lists the account whose use it refuses takes no requests for a while', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = () => Promise.reject(Object.assign(new Error('spam'), { code: 4100 }));
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'rate_limited']);
  });

  it('had another request open is not said to have it once it reports anything', async () => {
    const { browser, flow } = await start();
    browser.wallet.approve = () => Promise.reject(Object.assign(new Error('open'), { code: -32_002 }));
    await pay(flow);
    expect(getProblem(flow.state)).to.equal('request_pending');
    browser.wallet.report();
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', undefined]);
  });

  it('is not blamed for an exception of the page', async () => {
    const { browser, flow } = await start();
    browser.records.read = () => {
      throw new TypeError('entries is not a function');
    };
    await pay(flow);
    expect([flow.state.kind, getProblem(flow.state)]).to.deep.equal(['choosing', 'internal_error']);
    expect(browser.wallet.asked).to.equal(0);
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
