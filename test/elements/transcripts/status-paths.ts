import type { Scene } from './scene.js';

/** A path: the steps from opening the page. */
export interface Path {
  /** The name of the path and of its file. */
  readonly name: string;
  readonly play: (scene: Scene) => Promise<void>;
  /** Seconds. The default is that of the gateway. */
  readonly lifetimeS?: number;
}

const SHOP = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };

/** Paths of `<pay-status>`. */
export const STATUS_PATHS: readonly Path[] = [
  {
    name: 'paid',
    async play(scene) {
      await scene.show();
      await scene.pass(5_000);
      await scene.step('The buyer pays.', () => scene.stage.reach('processing'));
      await scene.pass(2_000);
      await scene.step('The payment is confirmed.', () => scene.stage.reach('succeeded'));
      await scene.step('The shop says that it is refunded.', () => {
        scene.room.querySelector('pay-status')!.refundedAt = 1_771_416_000;
      });
    },
  },
  {
    name: 'expired',
    lifetimeS: 302,
    async play(scene) {
      const { stage } = scene;
      // The clock of the device is two seconds fast, and the device cannot detect it.
      stage.showsDate = false;
      stage.clock.wrongByMs = 2_000;
      await scene.show({ expiresAt: stage.expiresAt });
      await scene.pass(239_000);
      await scene.pass(58_000);
      await scene.step('The time is up on this device.', () => stage.advance(3_000));
      await scene.step('The time is up.', () => stage.advance(2_000));
    },
  },
  {
    name: 'network-lost',
    async play(scene) {
      const { stage } = scene;
      await scene.show();
      await scene.step('The buyer pays.', () => stage.reach('processing'));
      await scene.step('The gateway is out of reach.', () => stage.sandbox.fault({ kind: 'drop' }));
      await scene.pass(30_000);
      await scene.step('The device goes offline.', () => {
        stage.page.signal('offline');
      });
      await scene.pass(60_000);
      await scene.step('The device is back.', async () => {
        await stage.sandbox.heal();
        stage.page.signal('online');
      });
      await scene.pass(5_000);
      await scene.step('The payment is confirmed.', () => stage.reach('succeeded'));
    },
  },
  {
    name: 'cannot-load',
    async play(scene) {
      const { sandbox } = scene.stage;
      await scene.step('The gateway is out of reach.', () => sandbox.fault({ kind: 'drop' }));
      await scene.show();
      await scene.pass(60_000);
      await scene.press('retry-button');
      await scene.pass(5_000);
      await scene.step('The gateway is back.', () => sandbox.heal());
      await scene.press('retry-button');
    },
  },
  {
    name: 'redirect',
    async play(scene) {
      await scene.show(SHOP);
      await scene.step('The payment is confirmed.', () => scene.stage.reach('succeeded'));
      await scene.pass(5_000);
    },
  },
  {
    name: 'language-changed',
    async play(scene) {
      const { stage, room, lang } = scene;
      await scene.show({ expiresAt: stage.expiresAt });
      await scene.step('The page changes its language.', () => {
        room.lang = lang === 'en' ? 'ar-AE' : 'en';
      });
      await scene.step('The payment is confirmed.', () => stage.reach('succeeded'));
    },
  },
];
