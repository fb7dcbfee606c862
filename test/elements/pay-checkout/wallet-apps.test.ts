import { expect } from '@open-wc/testing';
import { browserLastChoice } from '../../../src/browser/wallets/last-choice.js';
import type { PayCheckoutOpenWalletEvent } from '../../../src/elements/pay-checkout/pay-checkout.events.js';
import type { PayStatusErrorEvent } from '../../../src/elements/pay-status/pay-status.events.js';
import type { LastChoiceStore } from '../../../src/wallet/ports.js';
import type { WalletApp } from '../../../src/wallet/wallet-app.js';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';
import { BASE_URL } from '../../support/sandbox.js';
import { waitUntil } from '../../support/wait-until.js';
import { TestLastChoice, TestRecords, TestWallet } from '../../support/wallet/test-wallet.js';

const BROWSER: WalletApp = { id: 'browser.example', name: 'Browser', link: 'https://link.example/dapp?url={page}' };
const PATH: WalletApp = { id: 'path.example', name: 'Path', link: 'https://path.example/dapp/{page-without-scheme}' };
const PAYER: WalletApp = { name: 'Payer', link: 'payer://wc?uri={payment}' };
const APPS = [BROWSER, PATH, PAYER];

const many = (count: number): readonly WalletApp[] =>
  Array.from({ length: count }, (_, index) => ({ ...BROWSER, id: `w${index}.example`, name: `Wallet ${index}` }));

/** A checkout on a phone. Nothing is injected into its browser, unless a test says so. */
class PhoneCheckout extends Checkout {
  lastChoice: LastChoiceStore = new TestLastChoice();
  found: readonly TestWallet[] = [];
  isPhone = true;
  isInApp = false;
  announce: (wallets: readonly TestWallet[]) => void = () => undefined;

  static async openWith(inputs: CheckoutInputs = {}, given: Partial<PhoneCheckout> = {}): Promise<PhoneCheckout> {
    const { stage } = await Checkout.open({ wallet: 'none' });
    const checkout = Object.assign(new PhoneCheckout(stage), given);
    await checkout.mount({ chains: 'eip155:84532', wallets: APPS, walletAllow: 'payer:', ...inputs });
    return checkout;
  }

  override get ports() {
    const findWallets = (onChange: (wallets: readonly TestWallet[]) => void) => {
      this.announce = onChange;
      onChange(this.found);
      return () => undefined;
    };
    const { lastChoice } = this;
    return {
      ...super.ports,
      wallet: {
        records: new TestRecords(),
        lastChoice,
        findWallets,
        opensApps: () => this.isPhone,
        isInAppBrowser: () => this.isInApp,
      },
    };
  }

  /** The names of the rows, with their tags. */
  get rows(): readonly string[] {
    return [...this.element.shadowRoot!.querySelectorAll('[part="wallet-button"]')].map((row) =>
      ['bdi', '[part="wallet-tag"]']
        .flatMap((selector) => row.querySelector(selector)?.textContent.trim() ?? [])
        .join(': '),
    );
  }

  /** Opens an app, and waits for the code that follows it. */
  async tap(name: string): Promise<void> {
    const rows = [...this.element.shadowRoot!.querySelectorAll<HTMLElement>('[part="wallet-button"]')];
    rows.find((row) => row.querySelector('bdi')?.textContent === name)!.click();
    await waitUntil(() => this.has('wallet-back-button'), 'the app is followed');
  }

  async goBack(): Promise<void> {
    this.part('wallet-back-button')!.click();
    await this.element.updateComplete;
  }

  async type(text: string): Promise<void> {
    const field = this.part('wallet-search') as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new InputEvent('input'));
    await this.element.updateComplete;
  }

  get opened(): readonly string[] {
    return this.stage.navigation.opened;
  }

  get refused(): readonly string[] {
    return this.events
      .filter(({ type }) => type === 'pay-status-error')
      .map((event) => (event as PayStatusErrorEvent).error.message);
  }
}

describe('wallet apps on a phone', () => {
  afterEach(() => {
    localStorage.removeItem('pay-status:last-choice:1');
  });

  it('are listed where nothing is injected, in the order of the page', async () => {
    const checkout = await PhoneCheckout.openWith();
    expect(checkout.rows).to.deep.equal(['Browser', 'Path', 'Payer']);
    expect(checkout.text('wallet')).not.to.contain('No wallet was found');
  });

  it('are listed from the JSON text of the attribute, which is reported if it is no list', async () => {
    const checkout = await PhoneCheckout.openWith({ wallets: undefined });
    checkout.element.setAttribute('wallets', JSON.stringify(APPS));
    await checkout.element.updateComplete;
    expect(checkout.rows).to.deep.equal(['Browser', 'Path', 'Payer']);
    checkout.element.setAttribute('wallets', 'MetaMask');
    await checkout.element.updateComplete;
    expect([checkout.rows.length, ...checkout.refused]).to.deep.equal([
      0,
      'wallets is not a list, or the JSON text of a list.',
    ]);
  });

  it('are not listed on a computer, whose links would lead away from the payment', async () => {
    const checkout = await PhoneCheckout.openWith({}, { isPhone: false });
    expect(checkout.rows).to.deep.equal([]);
    expect(checkout.text('wallet-title')).to.equal('Scan to pay with your phone');
  });

  it('open the page, or get the payment link, by their links', async () => {
    const checkout = await PhoneCheckout.openWith();
    const page = `${BASE_URL}/?pid=${checkout.stage.paymentId}`;
    for (const name of ['Browser', 'Path', 'Payer']) {
      await checkout.tap(name);
      await checkout.goBack();
    }
    expect(checkout.opened).to.deep.equal([
      `https://link.example/dapp?url=${encodeURIComponent(page)}`,
      `https://path.example/dapp/${page.replace('http://', '')}`,
      `payer://wc?uri=${encodeURIComponent(page)}`,
    ]);
  });

  it('open wallet-page-url instead of the gateway URL, and are still handed the payment link', async () => {
    const checkout = await PhoneCheckout.openWith({ walletPageUrl: 'https://shop.example/pay#now' });
    await checkout.tap('Browser');
    await checkout.goBack();
    await checkout.tap('Payer');
    expect(checkout.opened[0]).to.equal('https://link.example/dapp?url=https%3A%2F%2Fshop.example%2Fpay%23now');
    expect(checkout.opened[1]).to.contain(encodeURIComponent(checkout.gatewayUrl));
  });

  it('dispatch an event that can be cancelled', async () => {
    const checkout = await PhoneCheckout.openWith();
    checkout.element.addEventListener('pay-checkout-open-wallet', (event) => {
      event.preventDefault();
    });
    await checkout.tap('Browser');
    const [event] = checkout.events.filter(({ type }) => type === 'pay-checkout-open-wallet');
    expect((event as PayCheckoutOpenWalletEvent).url).to.match(/^https:\/\/link\.example\/dapp\?url=http%3A/);
    expect(checkout.opened).to.deep.equal([]);
  });

  it('ask whether they have opened if the buyer still sees the page after two seconds', async () => {
    const checkout = await PhoneCheckout.openWith();
    await checkout.tap('Browser');
    expect(checkout.text('wallet-title')).to.equal('Pay in Browser');
    await checkout.stage.advance(1_900);
    expect(checkout.text('wallet')).not.to.contain('Didn’t open?');
    expect(checkout.has('wallet-again-button')).to.equal(false);
    await checkout.stage.advance(100);
    expect(checkout.text('wallet')).to.contain('Didn’t open?');
    expect(checkout.has('wallet-back-button')).to.equal(true);
    checkout.part('wallet-again-button')!.click();
    expect(checkout.opened.length).to.equal(2);
    await checkout.element.updateComplete;
    expect(checkout.text('wallet')).not.to.contain('Didn’t open?');
    await checkout.goBack();
    expect(checkout.rows.length).to.equal(3);
  });

  it('that have not opened leave other ways: the link to copy, and the page where the buyer gets the app', async () => {
    const store = 'https://payer.example/download';
    const checkout = await PhoneCheckout.openWith({ wallets: [{ ...PAYER, store }] });
    await checkout.tap('Payer');
    expect([checkout.has('copy-button'), checkout.has('wallet-store-link')]).to.deep.equal([false, false]);
    await checkout.stage.advance(2_000);
    expect([checkout.has('copy-button'), checkout.has('wallet-back-button')]).to.deep.equal([true, true]);
    expect(checkout.part('fold-button')!.ariaExpanded).to.equal('false');
    expect(checkout.part('wallet-store-link')!.getAttribute('href')).to.equal(store);
    expect(checkout.text('wallet-store-link')).to.equal('Payer – payer.example (opens in a new tab)');
    await expect(checkout.element).to.be.accessible();
  });

  it('do not ask a buyer who has been in the app, and offer to try again', async () => {
    const checkout = await PhoneCheckout.openWith();
    await checkout.tap('Browser');
    await checkout.stage.advance(500);
    checkout.stage.page.signal('hidden');
    await checkout.stage.advance(60_000);
    checkout.stage.page.signal('visible');
    await checkout.stage.advance(2_000);
    expect(checkout.text('wallet')).not.to.contain('Didn’t open?');
    expect(checkout.has('wallet-again-button')).to.equal(true);
  });

  it('can be searched from eight rows on, without regard to capitals and accents', async () => {
    const seven = await PhoneCheckout.openWith({ wallets: many(7) });
    expect(seven.has('wallet-search')).to.equal(false);
    const checkout = await PhoneCheckout.openWith({ wallets: [...many(7), { ...PATH, name: 'Äpfel' }] });
    await checkout.type('APF');
    expect(checkout.rows).to.deep.equal(['Äpfel']);
    await checkout.type('zzz');
    expect(checkout.rows).to.deep.equal([]);
    expect(checkout.text('wallet')).to.contain('No wallet with this name.');
    await checkout.type('');
    expect(checkout.rows.length).to.equal(8);
  });

  it('are shown again, the last one marked, by a page whose predecessor the system has ended', async () => {
    const checkout = await PhoneCheckout.openWith({}, { lastChoice: browserLastChoice });
    await checkout.tap('Path');
    checkout.element.remove();
    await checkout.mount({ chains: 'eip155:84532', wallets: APPS, walletAllow: 'payer:' });
    await waitUntil(() => checkout.rows.length === 3, 'the rows are shown without a click');
    expect(checkout.rows[0]).to.equal('Path: Last used');
    checkout.element.remove();
    await checkout.mount({ wallets: APPS, remember: 'none' });
    expect(checkout.text('wallet-title')).to.equal('How would you like to pay?');
    expect(checkout.rows.some((row) => row.includes('Last used'))).to.equal(false);
  });

  it('are behind "Use another wallet" where the browser has a wallet, as that of a wallet app has', async () => {
    const checkout = await PhoneCheckout.openWith({}, { found: [new TestWallet()] });
    expect(checkout.rows).to.deep.equal(['Wallet: Installed']);
    expect(checkout.text('wallet-title')).to.equal('Pay in Wallet');
    expect(checkout.has('pay')).to.equal(false);
    const more = checkout.part('wallet-more-button')!;
    expect([more.textContent.trim(), more.ariaExpanded]).to.deep.equal(['Use another wallet', 'false']);
    more.click();
    await checkout.element.updateComplete;
    expect(checkout.rows).to.deep.equal(['Wallet: Installed', 'Browser', 'Path', 'Payer']);
    expect(checkout.text('wallet-title')).to.equal('How would you like to pay?');
    expect(checkout.has('pay')).to.equal(true);
  });

  it('are behind it under the same headline when another wallet announces itself late', async () => {
    const own = new TestWallet();
    const checkout = await PhoneCheckout.openWith({}, { found: [own] });
    checkout.announce([own, Object.assign(new TestWallet(), { id: 'late.example', name: 'Late' })]);
    await checkout.element.updateComplete;
    expect(checkout.rows).to.deep.equal(['Wallet: Installed', 'Late: Installed']);
    expect(checkout.text('wallet-title')).to.equal('Pay in Wallet');
  });

  it('are behind the link of the page inside of an app that opens no others', async () => {
    const checkout = await PhoneCheckout.openWith({ walletPageUrl: 'https://shop.example/pay' }, { isInApp: true });
    expect(checkout.text('wallet-title')).to.equal('Open this page in your browser');
    expect([checkout.rows.length, checkout.has('wallet-link')]).to.deep.equal([0, false]);
    await checkout.click('copy-button');
    expect(checkout.stage.copied).to.deep.equal(['https://shop.example/pay']);
    expect(checkout.text('copy-button')).to.equal('Copy link');
    await expect(checkout.element).to.be.accessible();
    await checkout.click('wallet-more-button');
    expect(checkout.rows).to.deep.equal(['Browser', 'Path', 'Payer']);
  });

  it('leave the first place to the wallet inside of an app that has one', async () => {
    const checkout = await PhoneCheckout.openWith({}, { isInApp: true, found: [new TestWallet()] });
    expect(checkout.text('wallet-title')).to.equal('Pay in Wallet');
  });

  for (const [what, app, reason] of [
    [
      'has a link that runs script',
      { link: 'javascript:pay({payment})' },
      'has the scheme javascript:, which is not allowed',
    ],
    ['has a link with credentials', { link: 'https://user:pass@link.example/{page}' }, 'contains credentials'],
    [
      'has a link with a scheme that is not in wallet-allow',
      { link: 'other://wc?uri={payment}' },
      'has the scheme other:',
    ],
    ['leads to no payment', { link: 'https://link.example/' }, 'leads to no payment'],
    [
      'has a store that is not https',
      { link: 'https://link.example/{page}', store: 'market://a' },
      'the store of Evil: "market://a" has the scheme',
    ],
  ] as const)
    it(`are refused and reported once, if one ${what}`, async () => {
      const checkout = await PhoneCheckout.openWith({ wallets: [{ name: 'Evil', ...app }, BROWSER] });
      await checkout.stage.advance(5_000);
      expect(checkout.rows).to.deep.equal(['Browser']);
      expect(checkout.refused.length).to.equal(1);
      expect(checkout.refused[0]).to.contain('wallets: ').and.to.contain(reason);
    });

  for (const [what, style, dir] of [
    ['from right to left', 'width: 320px', 'rtl'],
    ['with text of 200 %', 'width: 320px; font-size: 200%; --pay-font-size: 2em', 'ltr'],
  ] as const)
    it(`are accessible rows of at least 44 px over the whole width ${what}`, async () => {
      const checkout = await PhoneCheckout.openWith({ wallets: many(8), lang: dir === 'rtl' ? 'ar' : 'en' });
      checkout.element.style.cssText = style;
      await waitUntil(() => checkout.has('wallet-button'), 'the texts are loaded');
      const pane = checkout.part('wallet')!;
      const [button, search] = [checkout.part('wallet-button')!, checkout.part('wallet-search')!];
      for (const control of [button, search]) {
        expect(control.getBoundingClientRect().height).to.be.at.least(44);
        expect(control.getBoundingClientRect().width).to.be.closeTo(pane.clientWidth, 2);
      }
      expect(checkout.element.scrollWidth).to.be.at.most(checkout.element.clientWidth);
      await expect(checkout.element).to.be.accessible();
      await checkout.tap('Wallet 0');
      await checkout.stage.advance(2_000);
      await expect(checkout.element).to.be.accessible();
    });
});
