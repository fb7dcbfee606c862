import { expect } from '@open-wc/testing';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { Browser, CHAIN, choose, holdOpen, pay, pick, rest, start } from '../../support/wallet/paying-browser.js';
import { ADDRESS } from '../../support/wallet/test-wallet.js';
import { startWithCoin } from './support/coin-browser.js';

const OTHER = `0x${'2'.repeat(40)}`;
const never = (): Promise<never> => new Promise(() => undefined);

describe('a payment flow whose wallet', () => {
  it('changes its accounts keeps the chosen asset, if it can still pay with it', async () => {
    const { browser, flow } = await start();
    await choose(flow, 'EURC');
    browser.wallet.change([ADDRESS, OTHER]);
    await waitUntil(() => flow.state.kind === 'choosing' && flow.state.choice?.preparation.kind === 'ready');
    expect(flow.state).to.have.nested.property('choice.option.amount.display.assetSymbol', 'EURC');
    const account = `${CHAIN}:${OTHER}`;
    await browser.post('/sandbox/faucet', { account });
    browser.wallet.change([OTHER]);
    await browser.sandbox.clock.advance(1_000);
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

  it('changes its accounts after its element has moved in the page is asked for options again', async () => {
    const { browser, flow } = await startWithCoin();
    const answer = await holdOpen(flow, browser);
    flow.stop();
    flow.resume();
    answer('reject');
    await rest(flow);
    browser.wallet.change([OTHER]);
    await browser.sandbox.clock.advance(1_000);
    await waitUntil(() => flow.state.kind === 'no_options');
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
});
