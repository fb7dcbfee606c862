import { expect } from '@open-wc/testing';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { Checkout } from '../../support/checkout.js';
import { Stage } from '../../support/element.js';
import { waitUntil } from '../../support/wait-until.js';
import { CHAIN, WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const getHeadlines = ({ element }: Checkout): readonly string[] => {
  const root = element.shadowRoot!;
  return [root, root.querySelector('pay-status')!.shadowRoot!]
    .flatMap((each) => [...each.querySelectorAll('h1, h2, h3')])
    .filter((headline) => headline.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
};

const declining = (): Promise<never> => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
const never = (): Promise<never> => new Promise(() => undefined);

/** The ways to each state, and the one headline there. */
const STATES: Readonly<
  Record<string, readonly [title: string, reach: (checkout: WalletCheckout) => Promise<unknown>]>
> = {
  'the wallets are listed': ['How would you like to pay?', () => Promise.resolve()],
  'no wallet was found': [
    'Scan to pay with your phone',
    (checkout) => {
      Object.assign(checkout, { isPhone: false, found: [] });
      return checkout.mount({ chains: CHAIN });
    },
  ],
  'no wallet was found, and there is no code to scan': [
    'Waiting for your payment',
    (checkout) => {
      Object.assign(checkout, { isPhone: false, found: [] });
      return checkout.mount({ chains: CHAIN, gatewayUrl: null });
    },
  ],
  'a wallet is being connected': [
    'Connect Wallet',
    (checkout) => {
      checkout.wallet.accounts = never;
      checkout.part('wallet-button')!.click();
      return checkout.says(/Connect/);
    },
  ],
  'the wallet was not connected': [
    'How would you like to pay?',
    async (checkout) => {
      checkout.wallet.accounts = declining;
      checkout.part('wallet-button')!.click();
      await checkout.shows('wallet-problem');
    },
  ],
  'the buyer chooses what to pay with': ['Choose what to pay with', (checkout) => checkout.pick()],
  'the account has no funds': [
    'Not enough funds',
    (checkout) => {
      checkout.wallet.addresses = ['0x00000000000000000000000000000000000000a1'];
      checkout.part('wallet-button')!.click();
      return checkout.says(/Not enough/);
    },
  ],
  'the wallet asks to approve': [
    'Approve 50.00 USDC in Wallet',
    async (checkout) => {
      await checkout.pick();
      checkout.wallet.approve = never;
      await checkout.pay(/Approve/);
    },
  ],
  'it was declined': [
    'Choose what to pay with',
    async (checkout) => {
      await checkout.pick();
      checkout.wallet.approve = declining;
      checkout.part('pay-button')!.click();
      await checkout.shows('wallet-problem');
    },
  ],
  'it is being sent': [
    'Sending your payment',
    async (checkout) => {
      await checkout.pick();
      checkout.stage.sandbox.gateway.faults.add({ route: 'POST /v1/gateway/payment/*/confirm', kind: 'hang' });
      await checkout.pay(/Sending/);
    },
  ],
  'it was sent': [
    'Payment sent',
    async (checkout) => {
      await checkout.pick();
      await checkout.stage.sandbox.fault({ kind: 'hang' });
      // The poll that is under way ends.
      await checkout.stage.advance(40_000);
      await checkout.pay(/Payment sent/);
    },
  ],
  'the time is up': [
    'Time’s up',
    async (checkout) => {
      checkout.element.expiresAt = Math.floor(checkout.stage.clock.nowMs() / 1_000) + 60;
      await checkout.stage.advance(61_000);
    },
  ],
  'the page is offline': [
    'How would you like to pay?',
    async (checkout) => {
      checkout.stage.page.signal('offline');
      await checkout.stage.advance();
    },
  ],
  'the status is not checked any more': [
    'Payment status not available',
    async (checkout) => {
      await checkout.stage.sandbox.fault({ kind: 'status', status: 403 });
      await checkout.stage.advance(30_000);
    },
  ],
  'the status is unknown': [
    'Checking your payment',
    async (checkout) => {
      checkout.stage.rewrite = (body) => ({ ...body, status: 'on_review', isFinal: false });
      await checkout.mount({ chains: CHAIN });
    },
  ],
};

describe('pay-checkout has one visible headline when', () => {
  for (const [what, [title, reach]] of Object.entries(STATES))
    it(what, async () => {
      const checkout = await WalletCheckout.openWith();
      await reach(checkout);
      await waitUntil(() => getHeadlines(checkout)[0] === title, `the headline is ${title}`).catch(() => undefined);
      expect(getHeadlines(checkout)).to.deep.equal([title]);
    });

  for (const status of PAYMENT_STATUSES)
    it(`the payment is ${status}`, async () => {
      const checkout = await Checkout.open({ successUrl: 'https://shop.example/', errorUrl: 'https://shop.example/' });
      await checkout.stage.reach(status);
      expect(getHeadlines(checkout)).to.have.length(1);
    });

  for (const ms of [0, 4_000, 8_000])
    it(`the gateway has not answered for ${ms / 1_000} s`, async () => {
      const stage = await Stage.open();
      await stage.sandbox.fault({ kind: 'hang' });
      const checkout = await new Checkout(stage).mount();
      await stage.advance(ms);
      expect(getHeadlines(checkout)).to.have.length(1);
    });
});

describe('the way back in pay-checkout', () => {
  it('begins with the button that stays, then tries again, then leads to the shop', async () => {
    const errorUrl = 'https://shop.example/sorry';
    const checkout = await Checkout.open({ errorUrl, retryUrl: 'https://shop.example/cart' });
    await checkout.stage.reach('failed');
    const status = checkout.part('status')!.shadowRoot!;
    const controls = [...status.querySelectorAll<HTMLElement | HTMLSlotElement>('button, a, slot[name="next-step"]')]
      .flatMap((each) => ('assignedElements' in each ? [...each.assignedElements()[0]!.querySelectorAll('a')] : each))
      .filter((control) => control.checkVisibility());
    expect(controls.every(({ tabIndex }) => tabIndex === 0)).to.equal(true);
    expect(controls.slice(0, 3).map(({ part }) => part.value)).to.deep.equal([
      'stay-button',
      'retry-link',
      'redirect-link',
    ]);
  });

  it('begins with the button that stays after a success, too', async () => {
    const checkout = await Checkout.open({ successUrl: 'https://shop.example/thanks' });
    await checkout.stage.reach('succeeded');
    const controls = checkout.part('status')!.shadowRoot!.querySelectorAll<HTMLElement>('button, a');
    expect([...controls].map(({ part }) => part.value)).to.deep.equal(['stay-button', 'redirect-link']);
    checkout.part('status')!.shadowRoot!.querySelector<HTMLElement>('[part="stay-button"]')!.click();
    await checkout.stage.advance(60_000);
    expect([checkout.stage.navigation.gone, checkout.has('receipt')]).to.deep.equal([[], true]);
  });
});
