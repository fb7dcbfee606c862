import type { Path } from './status-paths.js';

/** Paths of `<pay-checkout>`. */
export const CHECKOUT_PATHS: readonly Path[] = [
  {
    name: 'checkout-wallet',
    async play(scene) {
      const { stage } = scene;
      await scene.showCheckout({ walletUrl: 'https://wallet.example/pay?uri={url}', referenceId: 'order-1' });
      await scene.press('wallet-link');
      await scene.step('The buyer pays.', () => stage.reach('processing'));
    },
  },
  {
    name: 'checkout-qr-code',
    async play(scene) {
      await scene.showCheckout();
      await scene.press('fold-button');
    },
  },
  {
    name: 'checkout-copy-link',
    async play(scene) {
      await scene.showCheckout();
      await scene.press('copy-button');
      await scene.pass(3_000);
    },
  },
  {
    name: 'checkout-copy-blocked',
    async play(scene) {
      scene.stage.isClipboardShut = true;
      await scene.showCheckout();
      await scene.press('copy-button');
    },
  },
  {
    name: 'checkout-cancel-kept',
    async play(scene) {
      await scene.showCheckout();
      await scene.press('cancel-button');
      await scene.press('keep-button');
    },
  },
  {
    name: 'checkout-cancelled',
    async play(scene) {
      await scene.showCheckout();
      await scene.press('cancel-button');
      // Within a second of the last request, the order of two answers would decide when the status is polled.
      await scene.pass(2_000);
      await scene.press('confirm-button');
    },
  },
  {
    name: 'checkout-cancel-refused',
    async play(scene) {
      const message = 'Only the merchant can cancel.';
      scene.answer = (url) =>
        url.endsWith('/cancel') ? Response.json({ code: 'invalid_state', message }, { status: 400 }) : undefined;
      await scene.showCheckout();
      await scene.press('cancel-button');
      await scene.press('confirm-button');
    },
  },
  {
    name: 'checkout-expired',
    lifetimeS: 65,
    async play(scene) {
      const { stage } = scene;
      stage.showsDate = false;
      stage.clock.wrongByMs = 2_000;
      await scene.showCheckout();
      await scene.focus('wallet-link');
      await scene.step('The time is up on this device.', () => stage.advance(63_000));
      await scene.step('The time is up.', () => stage.advance(2_000));
    },
  },
  {
    name: 'checkout-try-again',
    async play(scene) {
      await scene.showCheckout({ retryUrl: 'https://shop.example/cart', helpUrl: 'https://shop.example/help' });
      await scene.step('The payment fails.', () => scene.stage.reach('failed'));
      await scene.focus('retry-link');
      await scene.focus('help-link');
    },
  },
  {
    name: 'checkout-receipt',
    async play(scene) {
      const { stage } = scene;
      await scene.showCheckout({ successUrl: 'https://shop.example/thanks' });
      await scene.step('The buyer pays.', () => stage.reach('processing'));
      await scene.step('The payment is confirmed.', () => stage.reach('succeeded'));
      await scene.press('stay-button');
      await scene.focus('print-button');
    },
  },
  {
    name: 'checkout-details-failed',
    async play(scene) {
      let isWell = false;
      scene.answer = (url) =>
        isWell || url.includes('/status') ? undefined : Response.json({ code: 'x', message: 'No' }, { status: 500 });
      await scene.showCheckout();
      isWell = true;
      await scene.press('details-error');
    },
  },
  {
    name: 'checkout-language-changed',
    async play(scene) {
      await scene.showCheckout();
      await scene.focus('cancel-button');
      await scene.step('The page changes its language.', () => {
        scene.room.lang = scene.lang === 'en' ? 'de' : 'en';
      });
    },
  },
];
