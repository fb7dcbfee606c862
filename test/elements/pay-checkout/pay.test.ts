import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { PayCheckoutOpenWalletEvent } from '../../../src/elements/pay-checkout/pay-checkout.events.js';
import type { CheckoutHost } from '../../../src/host/checkout-host.js';
import { en } from '../../../src/locales/messages/en.js';
import { Checkout } from '../../support/checkout.js';

const WALLET = 'https://wallet.example/pay?uri={url}';

const link = (checkout: Checkout): HTMLAnchorElement => checkout.part('wallet-link') as HTMLAnchorElement;

/** Follows the wallet link as far as the page lets it; true when the browser would open it. */
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

describe('the ways to pay in pay-checkout', () => {
  for (const status of PAYMENT_STATUSES) {
    const isOpen = status === 'requires_action';
    it(`are ${isOpen ? 'there' : 'gone'} when the payment is ${status}`, async () => {
      const checkout = await Checkout.open();
      await checkout.stage.reach(status);
      expect([checkout.has('pay'), checkout.has('qr')]).to.deep.equal([isOpen, isOpen]);
    });
  }

  it('are not there before the gateway has said that the payment can be paid', async () => {
    const checkout = await Checkout.open({ baseUrl: null, appId: null });
    await checkout.stage.sandbox.fault({ kind: 'hang' });
    await checkout.mount();
    expect(checkout.has('pay')).to.equal(false);
  });

  it('are not there for a status that this version does not know', async () => {
    const checkout = await Checkout.open();
    checkout.stage.rewrite = (body) => ({ ...body, status: 'held_for_review' });
    await checkout.mount();
    expect(checkout.has('pay')).to.equal(false);
  });

  it('are hidden once the countdown is over, while the gateway is asked', async () => {
    const checkout = await Checkout.open();
    await checkout.stage.sandbox.fault({ kind: 'drop' });
    await checkout.stage.advance(299_000);
    expect(checkout.part('wallet-link')!.getClientRects().length).to.equal(1);
    await checkout.stage.advance(2_000);
    expect(checkout.part('qr')!.getClientRects().length).to.equal(0);
    expect(checkout.part('wallet-link')!.getClientRects().length).to.equal(0);
    expect(checkout.status('note')).to.contain(en.lastKnown);
  });

  it('are not there without a gateway URL', async () => {
    expect((await Checkout.open({ gatewayUrl: null })).has('pay')).to.equal(false);
  });

  for (const gatewayUrl of [
    'javascript:alert(1)',
    'http://pay.example/?pid=1',
    '//pay.example',
    'https://u:p@pay.example/',
  ]) {
    it(`are not there, and the developer is told, for the gateway URL ${gatewayUrl}`, async () => {
      const checkout = await Checkout.open({ gatewayUrl });
      expect(checkout.has('pay')).to.equal(false);
      expect(checkout.text('error')).to.contain('refused_url');
      expect(checkout.typesOf().filter((type) => type === 'pay-status-error')).to.have.length(1);
    });
  }

  it('name the QR code, and fold it away where the page is narrow', async () => {
    const room = document.createElement('div');
    room.style.width = '320px';
    document.body.append(room);
    const checkout = await new Checkout((await Checkout.open()).stage).mount({}, room);
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

  it('do without a QR code for a link that fits none', async () => {
    const gatewayUrl = `https://pay.example/?pid=${'x'.repeat(4_000)}`;
    const checkout = await Checkout.open({ gatewayUrl });
    expect([checkout.has('qr'), checkout.has('fold-button')]).to.deep.equal([false, false]);
    expect(link(checkout).href).to.equal(gatewayUrl);
  });
});

describe('the way to the wallet in pay-checkout', () => {
  it('is the gateway URL in a new tab, which learns nothing of this one', async () => {
    const checkout = await Checkout.open();
    const { href, target, rel } = link(checkout);
    expect([href, target, rel]).to.deep.equal([checkout.gatewayUrl, '_blank', 'noreferrer']);
    expect(follow(checkout)).to.equal(true);
  });

  it('is the wallet URL with the gateway URL in it, where there is one', async () => {
    const checkout = await Checkout.open({ walletUrl: WALLET });
    expect(link(checkout).href).to.equal(`https://wallet.example/pay?uri=${encodeURIComponent(checkout.gatewayUrl)}`);
  });

  it('may have a scheme that the page allows, and leaves no empty tab behind then', async () => {
    const checkout = await Checkout.open({ walletUrl: 'wallet://pay?uri={url}', walletAllow: 'wallet:' });
    expect([link(checkout).protocol, link(checkout).hasAttribute('target')]).to.deep.equal(['wallet:', false]);
  });

  for (const [walletUrl, walletAllow] of [
    ['wallet://pay?uri={url}', ''],
    ['javascript:alert({url})', 'javascript:'],
    ['data:text/html,{url}', 'data:'],
    ['/wallet?uri={url}', ''],
  ] as const) {
    it(`is not there for ${walletUrl} with "${walletAllow}" allowed, and the code remains`, async () => {
      const checkout = await Checkout.open({ walletUrl, walletAllow });
      expect([checkout.has('wallet-link'), checkout.has('qr')]).to.deep.equal([false, true]);
      expect(checkout.text('error')).to.contain('refused_url');
    });
  }

  it('is announced, and left to the page that says so', async () => {
    const checkout = await Checkout.open({ walletUrl: WALLET });
    checkout.element.addEventListener('pay-checkout-open-wallet', (event) => {
      event.preventDefault();
    });
    expect(follow(checkout)).to.equal(false);
    const [event] = checkout.events.filter((each) => each instanceof PayCheckoutOpenWalletEvent);
    expect([event!.url, event!.bubbles, event!.composed]).to.deep.equal([link(checkout).href, true, true]);
  });

  it('goes through the host first', async () => {
    const opening = host(true);
    const checkout = await Checkout.open({ walletUrl: WALLET, host: opening });
    expect(follow(checkout)).to.equal(false);
    expect(opening.opened).to.deep.equal([link(checkout).href]);
  });

  it('goes through the browser where the host opens no links', async () => {
    const checkout = await Checkout.open({ host: host(false) });
    expect(follow(checkout)).to.equal(true);
  });

  it('does not reach the host when the page took it', async () => {
    const opening = host(true);
    const checkout = await Checkout.open({ host: opening });
    checkout.element.addEventListener('pay-checkout-open-wallet', (event) => {
      event.preventDefault();
    });
    follow(checkout);
    expect(opening.opened).to.deep.equal([]);
  });
});

describe('passing the link on in pay-checkout', () => {
  const said = (checkout: Checkout): string | undefined =>
    checkout.part('actions')!.querySelector('[role=status]')?.textContent?.trim();

  it('copies it, and says so for a moment', async () => {
    const checkout = await Checkout.open();
    await checkout.click('copy-button');
    expect(checkout.stage.copied).to.deep.equal([checkout.gatewayUrl]);
    expect(said(checkout)).to.equal(en.checkout.linkCopied);
    await checkout.stage.advance(3_000);
    expect(said(checkout)).to.equal('');
  });

  it('leaves its button the name that it has, so that what came of it is heard once', async () => {
    const checkout = await Checkout.open();
    await checkout.click('copy-button');
    expect(checkout.text('copy-button')).to.equal(en.checkout.copyLink);
    expect(getComputedStyle(checkout.part('copy-button')!.firstElementChild!).opacity).to.equal('0');
  });

  it('shows it as text where the clipboard is shut, for as long as it takes to select it', async () => {
    const checkout = await Checkout.open();
    checkout.stage.isClipboardShut = true;
    await checkout.click('copy-button');
    await checkout.stage.advance(60_000);
    expect(said(checkout)).to.equal(en.checkout.linkCopyFailed);
    expect(checkout.text('link')).to.equal(checkout.gatewayUrl);
    checkout.stage.isClipboardShut = false;
    await checkout.click('copy-button');
    expect(said(checkout)).to.equal(en.checkout.linkCopied);
    expect(checkout.has('link')).to.equal(false);
  });

  it('offers to share it only where the platform can', async () => {
    const checkout = await Checkout.open();
    expect(checkout.has('share-button')).to.equal(false);
    checkout.share = (url) => Promise.resolve(void checkout.shared.push(url));
    await checkout.mount();
    await checkout.click('share-button');
    expect([checkout.shared, checkout.stage.copied]).to.deep.equal([[checkout.gatewayUrl], []]);
  });

  it('copies it where the first drawing, which is that of any server, offers what the platform has not', async () => {
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
    it(`${copied ? 'copies it instead' : 'does nothing more'} when sharing ends with ${name}`, async () => {
      const checkout = await Checkout.open();
      checkout.share = () => Promise.reject(new DOMException('No', name));
      await checkout.mount();
      await checkout.click('share-button');
      expect(checkout.stage.copied).to.have.length(copied);
    });
  }
});
