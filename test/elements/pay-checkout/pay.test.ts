import { expect } from '@open-wc/testing';
import { PayCheckoutOpenWalletEvent } from '../../../src/elements/pay-checkout/pay-checkout.events.js';
import type { CheckoutHost } from '../../../src/host/checkout-host.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout } from '../../support/checkout.js';
import { BASE_URL } from '../../support/sandbox.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const WALLET = 'https://wallet.example/pay?uri={url}';

const link = (checkout: Checkout): HTMLAnchorElement => checkout.part('wallet-link') as HTMLAnchorElement;

/** Clicks the wallet link. Returns true if no listener prevented its default. */
const follow = (checkout: Checkout): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  let isLeft = false;
  const stop = (last: Event): void => {
    isLeft = !last.defaultPrevented;
    last.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  link(checkout).dispatchEvent(event);
  return isLeft;
};

const host = (opens: boolean): CheckoutHost & { readonly opened: string[] } => {
  const opened: string[] = [];
  return { opened, openUrl: (url) => opens && opened.push(url) > 0, redirect: () => Promise.resolve(false) };
};

describe('the payment methods of pay-checkout', () => {
  it('give way to the button that checks the status again, as the time left does, once nothing is polled any more', async () => {
    const checkout = await Checkout.open();
    const parts = ['pay', 'wallet-title', 'countdown', 'cancel-button'];
    const isThere = (part: string): boolean => checkout.has(part);
    expect(parts.filter(isThere)).to.deep.equal(parts);
    await checkout.stage.sandbox.fault({ kind: 'status', status: 403 });
    await checkout.stage.advance(30_000);
    expect(parts.filter(isThere)).to.deep.equal([]);
    expect([checkout.status('title'), checkout.status('retry-button')]).to.deep.equal([en.stopped[0], en.checkAgain]);
  });

  it('are gone once the time is up, as the button that cancels is', async () => {
    const checkout = await Checkout.open();
    checkout.element.expiresAt = Math.floor(checkout.stage.clock.nowMs() / 1_000) + 60;
    await checkout.stage.advance(61_000);
    expect(['pay', 'wallet-title', 'cancel-button'].filter((part) => checkout.has(part))).to.deep.equal([]);
  });

  it('are hidden without a gateway URL', async () => {
    expect((await Checkout.open({ gatewayUrl: null })).has('pay')).to.equal(false);
  });

  for (const gatewayUrl of ['javascript:alert(1)', 'http://pay.example/?pid=1']) {
    it(`are hidden, with an error for the developer, for the gateway URL ${gatewayUrl}`, async () => {
      const checkout = await Checkout.open({ gatewayUrl });
      expect(checkout.has('pay')).to.equal(false);
      expect(checkout.text('error')).to.contain('refused_url');
      expect(checkout.getEventTypes().filter((type) => type === 'pay-status-error')).to.have.length(1);
    });
  }

  it('are hidden for the gateway URL of another payment, until the payment id is that of the URL', async () => {
    const checkout = await Checkout.open({ gatewayUrl: `${BASE_URL}/?pid=pay_23456789` });
    expect([checkout.has('qr'), checkout.has('wallet-link')]).to.deep.equal([false, false]);
    expect(checkout.text('error')).to.contain('refused_url');
    checkout.element.gatewayUrl = checkout.gatewayUrl;
    await checkout.stage.advance();
    expect([checkout.has('qr'), checkout.has('wallet-link'), checkout.has('error')]).to.deep.equal([true, true, false]);
    checkout.element.paymentId = 'pay_23456789';
    await checkout.stage.advance();
    expect([checkout.has('qr'), checkout.has('wallet-link')]).to.deep.equal([false, false]);
  });

  it('label the QR code, and collapse it where the page is narrow', async () => {
    const room = document.createElement('div');
    room.style.width = '320px';
    document.body.append(room);
    const checkout = new WalletCheckout((await Checkout.open()).stage);
    await checkout.mount({}, room);
    const isShown = (): boolean => checkout.part('qr')!.getClientRects().length > 0;
    const fold = checkout.part('fold-button')!;
    expect(checkout.part('qr')!.getAttribute('aria-label')).to.equal(en.checkout.qrCode);
    expect([isShown(), fold.ariaExpanded]).to.deep.equal([false, 'false']);
    await checkout.click('fold-button');
    expect([isShown(), fold.ariaExpanded]).to.deep.equal([true, 'true']);
    await checkout.click('fold-button');
    expect(isShown()).to.equal(false);
    room.style.width = '900px';
    expect([isShown(), fold.getClientRects().length]).to.deep.equal([true, 0]);
    room.remove();
  });

  it('have no QR code for a link that is too long for one', async () => {
    const gatewayUrl = `https://pay.example/?pid=${'x'.repeat(4_000)}`;
    const checkout = await Checkout.open({ gatewayUrl });
    expect([checkout.has('qr'), checkout.has('fold-button')]).to.deep.equal([false, false]);
    expect(link(checkout).href).to.equal(gatewayUrl);
  });
});

describe('the wallet link of pay-checkout', () => {
  it('opens the gateway URL in a new tab without referrer and opener', async () => {
    const checkout = await Checkout.open();
    const { href, target, rel } = link(checkout);
    expect([href, target, rel]).to.deep.equal([checkout.gatewayUrl, '_blank', 'noreferrer']);
    expect(checkout.text('wallet-link')).to.equal('Open in wallet (opens in a new tab)');
    expect(follow(checkout)).to.equal(true);
  });

  it('opens the wallet URL with the gateway URL in it, when set', async () => {
    const checkout = await Checkout.open({ walletUrl: WALLET });
    expect(link(checkout).href).to.equal(`https://wallet.example/pay?uri=${encodeURIComponent(checkout.gatewayUrl)}`);
  });

  it('may have a scheme that the page allows, and leaves no empty tab behind then', async () => {
    const checkout = await Checkout.open({ walletUrl: 'wallet://pay?uri={url}', walletAllow: 'wallet:' });
    expect([link(checkout).protocol, link(checkout).hasAttribute('target')]).to.deep.equal(['wallet:', false]);
    expect(checkout.text('wallet-link')).to.equal('Open in wallet');
  });

  for (const [walletUrl, walletAllow] of [
    ['wallet://pay?uri={url}', ''],
    ['javascript:alert({url})', 'javascript:'],
  ] as const) {
    it(`is hidden for ${walletUrl} with "${walletAllow}" allowed, and the QR code remains`, async () => {
      const checkout = await Checkout.open({ walletUrl, walletAllow });
      expect([checkout.has('wallet-link'), checkout.has('qr')]).to.deep.equal([false, true]);
      expect(checkout.text('error')).to.contain('refused_url');
    });
  }

  it('fires pay-checkout-open-wallet, and leaves the link to a page that prevents its default', async () => {
    const checkout = await Checkout.open({ walletUrl: WALLET });
    checkout.element.addEventListener('pay-checkout-open-wallet', (event) => {
      event.preventDefault();
    });
    expect(follow(checkout)).to.equal(false);
    const [event] = checkout.events.filter((each) => each instanceof PayCheckoutOpenWalletEvent);
    expect([event!.url, event!.bubbles, event!.composed]).to.deep.equal([link(checkout).href, true, true]);
  });

  it('is opened through the host first', async () => {
    const opening = host(true);
    const checkout = await Checkout.open({ walletUrl: WALLET, host: opening });
    expect(follow(checkout)).to.equal(false);
    expect(opening.opened).to.deep.equal([link(checkout).href]);
  });

  it('is opened by the browser when the host opens no links', async () => {
    const checkout = await Checkout.open({ host: host(false) });
    expect(follow(checkout)).to.equal(true);
  });
});

describe('copying and sharing the payment link in pay-checkout', () => {
  const getMessage = (checkout: Checkout): string | undefined =>
    checkout.part('actions')!.querySelector('[role=status]')?.textContent?.trim();

  it('copies the link, and shows that for a moment', async () => {
    const checkout = await Checkout.open();
    await checkout.click('copy-button');
    expect(checkout.stage.copied).to.deep.equal([checkout.gatewayUrl]);
    expect(getMessage(checkout)).to.equal(en.checkout.linkCopied);
    await checkout.stage.advance(3_000);
    expect(getMessage(checkout)).to.equal('');
  });

  it('shows the link as text where the clipboard is blocked, for long enough to select it', async () => {
    const checkout = await Checkout.open();
    checkout.stage.isClipboardShut = true;
    await checkout.click('copy-button');
    await checkout.stage.advance(60_000);
    expect(getMessage(checkout)).to.equal(en.checkout.linkCopyFailed);
    expect(checkout.text('link')).to.equal(checkout.gatewayUrl);
    checkout.stage.isClipboardShut = false;
    await checkout.click('copy-button');
    expect(getMessage(checkout)).to.equal(en.checkout.linkCopied);
    expect(checkout.has('link')).to.equal(false);
  });

  it('offers sharing only where the platform can share', async () => {
    const checkout = await Checkout.open();
    expect(checkout.has('share-button')).to.equal(false);
    checkout.share = (url) => Promise.resolve(void checkout.shared.push(url));
    await checkout.mount();
    await checkout.click('share-button');
    expect([checkout.shared, checkout.stage.copied]).to.deep.equal([[checkout.gatewayUrl], []]);
  });

  it('copies the link where the server render offers sharing that the platform lacks', async () => {
    const checkout = await Checkout.open();
    const mounting = checkout.mount({ initialPayment: { status: 'requires_action', isFinal: false } });
    await checkout.element.updateComplete;
    checkout.part('share-button')!.click();
    await mounting;
    expect(checkout.stage.copied).to.deep.equal([checkout.gatewayUrl]);
  });

  for (const [name, copied] of [
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ] as const) {
    it(`${copied ? 'copies the link' : 'does nothing more'} when sharing fails with ${name}`, async () => {
      const checkout = await Checkout.open();
      checkout.share = () => Promise.reject(new DOMException('No', name));
      await checkout.mount();
      await checkout.click('share-button');
      expect(checkout.stage.copied).to.have.length(copied);
    });
  }
});
