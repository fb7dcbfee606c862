import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';
import { waitUntil } from '../../support/wait-until.js';
import { TestWallet } from '../../support/wallet/test-wallet.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const INPUTS: CheckoutInputs = {
  merchantName: 'Clips',
  referenceId: 'order-1042',
  items: [{ name: 'Paper clips', quantity: 2 }],
  helpUrl: 'https://shop.example/help',
  successUrl: 'https://shop.example/thanks',
  errorUrl: 'https://shop.example/sorry',
};
/** With the summary beside the ways to pay, and above them. */
const VIEWS = [
  { width: 1_280, scheme: 'light' },
  { width: 320, scheme: 'dark' },
];

const isSilent = (): Promise<never> => new Promise(() => undefined);
const rejects = (): Promise<never> => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));

/** Answers the requests to a route in place of the gateway. */
const answerRoute = (checkout: Checkout, route: string, respond: () => Response | Promise<Response>): void => {
  const { answer } = checkout;
  checkout.answer = async (url, init) => (new URL(url).pathname.endsWith(route) ? respond() : answer(url, init));
};
const refuse =
  (status: number, code = 'invalid_state') =>
  () =>
    Response.json({ code, message: 'No' }, { status });

/** The states of paying by the code, and of the payment. */
const SCENES: Readonly<Record<string, (checkout: Checkout) => Promise<unknown>>> = {
  ...Object.fromEntries(PAYMENT_STATUSES.map((status) => [status, ({ stage }: Checkout) => stage.reach(status)])),
  reconnecting: async ({ stage }) => {
    await stage.sandbox.fault({ kind: 'drop' });
    await stage.advance(30_000);
  },
  'a link that is copied': (checkout) => checkout.click('copy-button'),
  'a link that cannot be copied': (checkout) => {
    checkout.stage.isClipboardShut = true;
    return checkout.click('copy-button');
  },
  'the question before it cancels': (checkout) => checkout.click('cancel-button'),
  'a cancellation under way': async (checkout) => {
    answerRoute(checkout, '/cancel', isSilent);
    await checkout.click('cancel-button');
    await checkout.click('confirm-button');
  },
  'a cancellation that is refused, with the details for support': async (checkout) => {
    answerRoute(checkout, '/cancel', refuse(400));
    await checkout.click('cancel-button');
    await checkout.click('confirm-button');
    await checkout.click('support-summary');
  },
};

const opensWallets = async (checkout: WalletCheckout): Promise<void> => {
  await checkout.shows('wallet-button');
};
const connects = async (checkout: WalletCheckout, title: RegExp): Promise<void> => {
  await opensWallets(checkout);
  checkout.part('wallet-button')!.click();
  await checkout.says(title);
};
/** Pays, and lets time pass until the title matches. */
const paysUntil = async (checkout: WalletCheckout, title: RegExp): Promise<void> => {
  checkout.part('pay-button')!.click();
  await waitUntil(async () => {
    await checkout.stage.advance(1_000);
    return title.test(checkout.text('wallet-title') ?? '');
  }, `the title matches ${title}`);
};

/** The states of paying with a wallet. */
const WALLET_SCENES: Readonly<Record<string, (checkout: WalletCheckout) => Promise<unknown>>> = {
  'the wallets of the browser and of the page': async (checkout) => {
    checkout.element.wallets = [new TestWallet()];
    await opensWallets(checkout);
  },
  'no wallet': async (checkout) => {
    checkout.found = [];
    await checkout.says(/How would you like to pay/);
  },
  'options that cannot be loaded': async (checkout) => {
    answerRoute(checkout, '/options', refuse(503));
    await connects(checkout, /How would you like to pay/);
    await checkout.shows('wallet-problem');
  },
  'not enough funds': (checkout) => {
    checkout.wallet.addresses = ['0x00000000000000000000000000000000000000a1'];
    return connects(checkout, /Not enough funds/);
  },
  'the options': (checkout) => checkout.pick(),
  'a network that the wallet has to allow': async (checkout) => {
    checkout.wallet.selectChain = isSilent;
    await checkout.pick();
    await paysUntil(checkout, /Allow the network/);
  },
  'a request to sign': async (checkout) => {
    checkout.wallet.approve = isSilent;
    await checkout.pick();
    await checkout.pay(/Approve 50.00 USDC in Wallet/);
    await checkout.stage.advance(10_000);
  },
  'a request that the buyer has rejected': async (checkout) => {
    checkout.wallet.approve = rejects;
    await checkout.pick();
    await checkout.pay(/Choose what to pay with/);
    await checkout.shows('wallet-problem');
  },
  'a payment that is being sent': async (checkout) => {
    answerRoute(checkout, '/confirm', isSilent);
    await checkout.pick();
    await checkout.pay(/Sending your payment/);
  },
  'a payment that may not have arrived': async (checkout) => {
    answerRoute(checkout, '/confirm', refuse(503));
    await checkout.pick();
    await paysUntil(checkout, /We don’t know yet if your payment arrived/);
  },
  'a payment that is sent': async (checkout) => {
    checkout.stage.rewrite = (body) =>
      'isFinal' in body ? { ...body, status: 'requires_action', isFinal: false } : body;
    await checkout.pick();
    await checkout.pay(/Payment sent/);
  },
};

describe('the accessibility of pay-checkout', function () {
  // axe is slow on a busy machine.
  this.timeout(60_000);
  const { style } = document.documentElement;
  before(() => {
    // During a transition the contrast differs from the final one.
    style.setProperty('--pay-motion', '0s');
    style.background = 'Canvas';
  });
  after(async () => {
    for (const name of ['--pay-motion', 'background', 'color-scheme']) style.removeProperty(name);
    await setViewport({ width: 800, height: 600 });
  });

  const check = async ({ element }: Checkout): Promise<void> => {
    for (const { width, scheme } of VIEWS) {
      await setViewport({ width, height: 900 });
      style.colorScheme = scheme;
      await expect(element).to.be.accessible();
    }
  };

  for (const [what, play] of Object.entries(SCENES))
    it(`axe finds no violation, wide in light and narrow in dark colours: ${what}`, async () => {
      const checkout = await Checkout.open(INPUTS);
      await play(checkout);
      await check(checkout);
    });

  for (const [what, play] of Object.entries(WALLET_SCENES))
    it(`axe finds no violation while a wallet pays, wide in light and narrow in dark colours: ${what}`, async () => {
      const checkout = await WalletCheckout.openWith(INPUTS);
      await play(checkout);
      await check(checkout);
    });
});
