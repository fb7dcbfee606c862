import type { Path } from './status-paths.js';

/** Paths of `<pay-checkout>`. */
export const CHECKOUT_PATHS: readonly Path[] = [
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
      await scene.step('The shop says that it is refunded.', () => {
        scene.room.querySelector('pay-checkout')!.refundedAt = 1_771_416_000;
      });
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
];
