import { expect } from '@open-wc/testing';
import { Checkout } from '../../support/checkout.js';
import { BASE_URL, BUYER } from '../../support/sandbox.js';
import { TestWallet } from '../../support/wallet/test-wallet.js';
import { CHAIN, WalletCheckout } from '../../support/wallet/wallet-checkout.js';

class OtherWallet extends TestWallet {
  override readonly id = 'other.example';
  override readonly name = 'Other';
}

/** The parts that must not move while the buyer chooses. */
const KEPT = ['wallet-title', 'wallet-button', 'qr', 'fold-button', 'wallet-link', 'copy-button', 'share-button'];

const getBoxes = (checkout: Checkout): readonly unknown[] =>
  KEPT.map((part) => {
    const { left, top, width, height } = checkout.part(part)?.getBoundingClientRect() ?? {};
    return [part, left, top, width, height];
  });

const getNames = ({ element }: Checkout): readonly (string | null)[] =>
  [...element.shadowRoot!.querySelectorAll('[part="wallet-button"] bdi')].map(({ textContent }) => textContent);

describe('a wallet that announces itself late', () => {
  let room: HTMLElement;

  beforeEach(() => {
    room = document.createElement('div');
    room.style.setProperty('--pay-motion', '0s');
    document.body.append(room);
  });
  afterEach(() => {
    room.remove();
  });

  it('is waited for 100 ms before the layout is chosen', async () => {
    const { stage } = await Checkout.open({ wallet: 'none' });
    const checkout = new WalletCheckout(stage);
    const { ports, gatewayUrl } = checkout;
    const { paymentId } = stage;
    const { appId } = BUYER;
    checkout.found = [];
    checkout.element = Object.assign(document.createElement('pay-checkout'), {
      ...{ ports, gatewayUrl, paymentId, appId, baseUrl: BASE_URL, chains: CHAIN },
    });
    room.append(checkout.element);
    await stage.advance();
    await stage.advance(99);
    expect([checkout.element.payment?.status, checkout.has('wallet-title')]).to.deep.equal(['requires_action', false]);
    checkout.announce([checkout.wallet]);
    await stage.advance(1);
    expect([checkout.text('wallet-title'), getNames(checkout)]).to.deep.equal([
      'How would you like to pay?',
      ['Wallet'],
    ]);
  });

  for (const [what, isPhone, hasWallet, width, title] of [
    ['after the other wallets, beside the code', false, true, 900, 'How would you like to pay?'],
    ['below the code, if that is the only way', false, false, 480, 'Scan to pay with your phone'],
    ['below the link, on a phone without a wallet', true, false, 360, 'How would you like to pay?'],
  ] as const)
    it(`is added ${what}, and moves nothing until the next step`, async () => {
      room.style.width = `${width}px`;
      const checkout = new WalletCheckout((await Checkout.open({ wallet: 'none' })).stage);
      Object.assign(checkout, { isPhone, found: hasWallet ? [checkout.wallet] : [] });
      await checkout.mount({ chains: CHAIN }, room);
      const before = getBoxes(checkout);
      expect(checkout.text('wallet-title')).to.equal(title);
      checkout.announce([...checkout.found, new OtherWallet()]);
      await checkout.element.updateComplete;
      expect(getNames(checkout)).to.deep.equal(hasWallet ? ['Wallet', 'Other'] : ['Other']);
      const after = getBoxes(checkout);
      // Without wallets before, the first row is the late one.
      expect(hasWallet ? after : after.filter((_, index) => KEPT[index] !== 'wallet-button')).to.deep.equal(
        hasWallet ? before : before.filter((_, index) => KEPT[index] !== 'wallet-button'),
      );
      expect(checkout.text('wallet-title')).to.equal(title);
      expect(checkout.text('wallet')).not.to.contain('No wallet was found');
      const rows = [...checkout.element.shadowRoot!.querySelectorAll<HTMLElement>('[part="wallet-button"]')];
      rows.at(-1)!.click();
      await checkout.shows('wallet-back-button');
      checkout.part('wallet-back-button')!.click();
      await checkout.element.updateComplete;
      expect(checkout.text('wallet-title'), 'the next step').to.equal('How would you like to pay?');
      expect(checkout.has('wallet-button')).to.equal(true);
    });
});
