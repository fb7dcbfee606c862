import { expect } from '@open-wc/testing';
import type { PayCheckout } from '../../../src/elements/pay-checkout/pay-checkout.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import type { ChainParameters } from '../../../src/wallet/ports.js';
import { settle } from '../../support/virtual-clock.js';
import { waitUntil } from '../../support/wait-until.js';
import { ADDRESS, TestWallet } from '../../support/wallet/test-wallet.js';
import { CHAIN, EVENTS, WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const BASE: ChainParameters = {
  chainId: '0x2105',
  chainName: 'Base',
  rpcUrls: ['https://rpc.example'],
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
};
const ETHEREUM: ChainParameters = { ...BASE, chainId: '0x1', chainName: 'Ethereum' };

const set = async ({ element }: WalletCheckout, inputs: Partial<PayCheckout>): Promise<void> => {
  Object.assign(element, inputs);
  await element.updateComplete;
};

const getFocused = ({ shadowRoot }: PayCheckout): string | null | undefined =>
  shadowRoot!.activeElement?.getAttribute('part');

describe('paying with a wallet in the checkout', () => {
  it('is offered by a list of the wallets, which are asked nothing before the buyer picks one', async () => {
    const checkout = await WalletCheckout.openWith();
    expect(checkout.text('wallet-title')).to.equal('How would you like to pay?');
    expect(checkout.text('wallets')).to.equal('W Wallet Installed');
    expect([checkout.panes, checkout.wallet.asks, checkout.wallet.asked]).to.deep.equal([0, [], 0]);
  });

  for (const [what, inputs] of [
    ['wallet="none"', { wallet: 'none' }],
    ['no gateway', { baseUrl: null, appId: null, statusUrl: '/status/{id}' }],
  ] as const)
    it(`is not offered with ${what}`, async () => {
      const checkout = await WalletCheckout.openWith({ ...inputs, wallets: [new TestWallet()] });
      expect(checkout.has('wallet-button')).to.equal(false);
      expect(checkout.element.shadowRoot!.querySelector('.skeletons')).to.equal(null);
    });

  for (const [inputs, message] of [
    [{ recipients: '0x1' }, 'recipients: "0x1" is no address of an EVM chain'],
    [{ recipients: [ADDRESS] as never }, 'recipients is an object, not text.'],
  ] as const)
    it(`leaves the code where an attribute is invalid, and says why on the console: ${message}`, async () => {
      const checkout = await WalletCheckout.openWith(inputs);
      checkout.part('wallet-button')!.click();
      await waitUntil(() => !checkout.has('wallet-button'), 'it is not offered any more');
      expect(checkout.stage.logged.map(([level, text]) => [level, text.includes(message)])).to.deep.equal([
        ['error', true],
      ]);
      expect(checkout.has('qr')).to.equal(true);
      await checkout.mount({ chains: CHAIN });
      expect(checkout.has('wallet-button')).to.equal(true);
    });

  for (const inputs of [{ apiVersion: '2026-02-18' }, { chainParameters: [ETHEREUM] }])
    it(`begins anew when ${Object.keys(inputs)[0]} changes, and not when it is set to the same value`, async () => {
      const checkout = await WalletCheckout.openWith({ chainParameters: [BASE] });
      await checkout.pick();
      await set(checkout, { chainParameters: [{ ...BASE }] });
      expect(checkout.has('pay-button')).to.equal(true);
      await set(checkout, inputs);
      expect([checkout.has('pay-button'), checkout.has('wallet-button')]).to.deep.equal([false, true]);
    });

  it('pays with the chosen asset, and dispatches events without the address', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.pick();
    expect(checkout.text('pay-button')).to.equal('Pay 50.00 USDC with Wallet');
    checkout.part('pay-button')!.click();
    await waitUntil(() => checkout.walletEvents.at(-1)?.type === 'pay-checkout-sent', 'it is sent');
    expect(checkout.walletEvents.map(({ type }) => type)).to.deep.equal(EVENTS.map((type) => `pay-checkout-${type}`));
    for (const event of checkout.walletEvents)
      expect(JSON.stringify(event).toLowerCase()).not.to.contain(ADDRESS.toLowerCase());
    await checkout.stage.advance(30_000);
    expect(checkout.element.payment?.status).to.equal('succeeded');
    expect(checkout.status('text')).to.equal(en.statuses.succeeded[1]);
    expect(checkout.has('wallet')).to.equal(false);
    expect(checkout.records.stored.size).to.equal(0);
  });

  it('leads to the code, and offers no wallet, where the browser blocks storage', async () => {
    const checkout = await WalletCheckout.openWith();
    checkout.records.isBlocked = true;
    checkout.part('wallet-button')!.click();
    await checkout.shows('wallet-problem');
    expect(checkout.text('wallet-problem')).to.contain('Scan the code instead.');
    expect([checkout.has('wallets'), checkout.has('wallet-button'), checkout.has('qr')]).to.deep.equal([
      false,
      false,
      true,
    ]);
  });

  it('names the account that has paid on the receipt', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.pick();
    checkout.part('pay-button')!.click();
    await waitUntil(() => checkout.walletEvents.at(-1)?.type === 'pay-checkout-sent', 'it is sent');
    await checkout.stage.advance(30_000);
    expect(checkout.text('receipt')!.toLowerCase()).to.match(new RegExp(`from \\S*${ADDRESS.toLowerCase()}`));
  });

  it('names no account on the receipt of a payment that another wallet has paid', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.pick();
    await checkout.stage.reach('succeeded');
    expect(checkout.has('receipt')).to.equal(true);
    expect(checkout.text('receipt')!.toLowerCase()).not.to.contain(ADDRESS.toLowerCase());
  });

  it('moves the timeline on, and ends the countdown, once the gateway has what the wallet signed, before it reports that', async () => {
    const checkout = await WalletCheckout.openWith();
    const getStep = () => checkout.part('status')!.shadowRoot!.querySelector('[aria-current] > span')?.textContent;
    await checkout.pick();
    expect([getStep(), checkout.has('countdown')]).to.deep.equal([undefined, true]);
    await checkout.stage.sandbox.fault({ kind: 'hang' });
    // The poll that is under way ends.
    await checkout.stage.advance(40_000);
    checkout.part('pay-button')!.click();
    await waitUntil(() => checkout.walletEvents.at(-1)?.type === 'pay-checkout-sent', 'it is sent');
    await checkout.element.updateComplete;
    await checkout.stage.advance();
    expect(checkout.element.payment?.status).to.equal('requires_action');
    expect([getStep(), checkout.has('countdown')]).to.deep.equal(['Sent', false]);
  });

  it('offers no other way to pay while the wallet may be paying', async () => {
    const checkout = await WalletCheckout.openWith();
    expect([checkout.has('qr'), checkout.has('cancel-button')]).to.deep.equal([true, true]);
    await checkout.pick();
    expect([checkout.has('qr'), checkout.has('cancel-button')]).to.deep.equal([false, true]);
    let approve = (): void => undefined;
    checkout.wallet.approve = () => new Promise((resolve) => (approve = resolve));
    await checkout.pay(/Approve 50.00 USDC in Wallet/);
    expect([checkout.has('qr'), checkout.has('wallet-link'), checkout.has('cancel-button')]).to.deep.equal([
      false,
      false,
      false,
    ]);
    approve();
    await waitUntil(() => checkout.element.payment?.status === 'processing', 'it is paid');
    expect(checkout.has('qr')).to.equal(false);
  });

  it('says that nothing was paid after a rejection, with an event and no line on the console', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.pick();
    checkout.wallet.approve = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    checkout.part('pay-button')!.click();
    await checkout.shows('wallet-problem');
    expect(checkout.text('wallet-problem')).to.equal('You declined it in your wallet. Nothing was paid.');
    expect(checkout.getEventTypes()).to.include('pay-status-error');
    expect(checkout.stage.logged).to.deep.equal([]);
    expect([checkout.has('pay-button'), checkout.has('cancel-button')]).to.deep.equal([true, true]);
    expect(checkout.walletEvents.filter(({ type }) => type === 'pay-checkout-option')).to.have.length(1);
  });

  it('keeps a request from the wallet if the page prevents it', async () => {
    const checkout = await WalletCheckout.openWith();
    checkout.element.addEventListener('pay-checkout-sign', (event) => {
      event.preventDefault();
    });
    const errors: Event[] = [];
    checkout.element.addEventListener('pay-status-error', (event) => errors.push(event));
    await checkout.pick();
    checkout.part('pay-button')!.click();
    await settle();
    await checkout.isReady();
    // The page says why itself.
    expect([checkout.has('wallet-problem'), errors.length, checkout.wallet.asked]).to.deep.equal([false, 0, 0]);
  });

  it('keeps the focus on the way, at the headline of each step', async () => {
    const checkout = await WalletCheckout.openWith();
    checkout.part('wallet-button')!.focus();
    checkout.part('wallet-button')!.click();
    await checkout.isReady();
    expect(getFocused(checkout.element)).to.equal('wallet-title');
  });

  it('tells buyers whose wallet was not connected why they choose again, at the headline or in the live region', async () => {
    const problem = 'You declined it in your wallet. Nothing was paid.';
    for (const hasFocus of [true, false]) {
      const checkout = await WalletCheckout.openWith();
      checkout.wallet.accounts = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
      if (hasFocus) checkout.part('wallet-button')!.focus();
      checkout.part('wallet-button')!.click();
      await checkout.shows('wallet-problem');
      expect(checkout.text('wallet-problem')).to.equal(problem);
      expect(getFocused(checkout.element)).to.equal(hasFocus ? 'wallet-title' : undefined);
      const described = checkout.part('wallet-title')!.getAttribute('aria-describedby')!.split(' ');
      expect(checkout.element.shadowRoot!.getElementById(described[0]!)!.textContent.trim()).to.equal(problem);
      await checkout.stage.advance(1_000);
      const region = checkout.element.shadowRoot!.querySelector('[part="wallet"] > [role="status"]')!;
      expect(region.textContent).to.equal(hasFocus ? '' : problem);
    }
  });

  it('moves the focus from a control that is gone straight to the headline', async () => {
    const checkout = await WalletCheckout.openWith();
    const focused: string[] = [];
    await checkout.pick();
    const option = checkout.element.shadowRoot!.querySelector<HTMLInputElement>('[part="option"] input')!;
    checkout.element.shadowRoot!.addEventListener('focusin', ({ target }) =>
      focused.push((target as Element).part.value),
    );
    checkout.part('wallet-back-button')!.focus();
    checkout.part('wallet-back-button')!.click();
    await checkout.shows('wallet-button');
    expect(focused).to.deep.equal(['wallet-back-button', 'wallet-title']);
    checkout.part('wallet-button')!.click();
    await checkout.isReady();
    focused.length = 0;
    checkout.element.shadowRoot!.querySelector<HTMLInputElement>('[part="option"] input')!.focus();
    expect(option.isConnected).to.equal(false);
    checkout.wallet.change(['0x00000000000000000000000000000000000000a1']);
    await checkout.says(/Not enough funds/);
    expect(focused).to.deep.equal(['', 'wallet-title']);
  });

  it('announces each step once, and not what screen readers read at the focus', async () => {
    const checkout = await WalletCheckout.openWith();
    const announced = async (): Promise<string | null> => {
      await checkout.stage.advance(1_000);
      return checkout.element.shadowRoot!.querySelector('[part="wallet"] > [role="status"]')!.textContent;
    };
    await checkout.pick();
    expect(await announced()).to.equal('Choose what to pay with.');
    checkout.wallet.approve = () => new Promise(() => undefined);
    checkout.part('pay-button')!.focus();
    await checkout.pay(/Approve 50.00 USDC in Wallet/);
    expect(await announced()).to.equal('');
    await checkout.stage.advance(10_000);
    expect(await announced()).to.equal(
      'Waiting for Wallet… Nothing to see? Open it from the bar of your browser, or look behind this window.',
    );
    checkout.wallet.approve = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    checkout.part('wallet-back-button')!.click();
    await checkout.shows('wallet-button');
    checkout.part('wallet-button')!.click();
    await checkout.isReady();
    await checkout.pay(/Choose/);
    await checkout.shows('wallet-problem');
    expect(await announced()).to.equal('You declined it in your wallet. Nothing was paid. Choose what to pay with.');
  });

  it('does not say that it was sent, and offers no other way to pay, when another device pays', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.pick();
    const { sandbox } = checkout.stage;
    const refusal = { code: 'invalid_state', message: 'A payment in status processing cannot be paid' };
    sandbox.handler = (request) =>
      request.url.endsWith('/confirm') ? Response.json(refusal, { status: 409 }) : sandbox.gateway.fetch(request);
    await checkout.pay(/Checking your payment/);
    expect(checkout.walletEvents.map(({ type }) => type)).not.to.include('pay-checkout-sent');
    expect([checkout.has('qr'), checkout.has('wallet-link')]).to.deep.equal([false, false]);
  });

  it('never shows an English text in a German page', async () => {
    const checkout = await WalletCheckout.openWith({ lang: 'de' });
    await waitUntil(() => checkout.text('wallet-title') === 'Wie möchten Sie bezahlen?');
    const titles = new Set<string>();
    const observer = new MutationObserver(() => {
      titles.add(checkout.text('wallet-title') ?? '');
    });
    observer.observe(checkout.element.shadowRoot!, { subtree: true, childList: true, characterData: true });
    await checkout.pick();
    observer.disconnect();
    expect([...titles]).to.deep.equal([
      'Wallet verbinden',
      'Es wird nachgesehen, womit Sie bezahlen können …',
      'Womit möchten Sie bezahlen?',
    ]);
  });

  it('shows its texts in Arabic, from right to left', async () => {
    const checkout = await WalletCheckout.openWith({ lang: 'ar' });
    await waitUntil(() => checkout.element.shadowRoot!.querySelector('[lang="ar"]'));
    await checkout.pick();
    // The digits depend on the engine's data.
    const amount = new Intl.NumberFormat('ar', { minimumFractionDigits: 2 }).format(50);
    expect(checkout.text('pay-button')).to.equal(`ادفع ${amount} USDC بمحفظة Wallet`);
    expect(checkout.part('wallet')!.lang).to.equal('ar');
    expect(getComputedStyle(checkout.part('wallet-title')!).direction).to.equal('rtl');
  });

  it('does not offer to try again what the check has refused', async () => {
    const checkout = await WalletCheckout.openWith();
    const { answer } = checkout;
    checkout.answer = async (url, init) => {
      const response = await answer(url, init);
      if (!url.includes('/options')) return response;
      return new Response((await response.text()).replaceAll(/\\"value\\":\\"\d+/g, '$&0'), response);
    };
    await checkout.shows('wallet-button');
    checkout.part('wallet-button')!.click();
    await checkout.shows('wallet-problem');
    expect(checkout.text('pay-button')).to.equal('Pay 50.00 USDC with Wallet');
    expect(checkout.part('pay-button')!.ariaDisabled).to.equal('true');
  });
});
