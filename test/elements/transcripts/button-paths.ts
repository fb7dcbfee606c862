import type { ButtonPage } from '../../support/pay-button.js';
import type { Scene } from './scene.js';
import type { Path } from './status-paths.js';

/** Opens the dialog, and lets the wallets be found. */
const open = async (scene: Scene): Promise<ButtonPage> => {
  const page = await scene.showButton();
  await scene.press('button', { shows: () => page.isOpen });
  await scene.pass(200);
  return page;
};

/** Paths of `<pay-button>`. */
export const BUTTON_PATHS: readonly Path[] = [
  {
    name: 'button-paid',
    async play(scene) {
      const page = await open(scene);
      await scene.step('The buyer pays.', () => scene.stage.reach('processing'));
      await scene.step('The payment is confirmed.', () => scene.stage.reach('succeeded'));
      await scene.press('close-button', { shows: () => !page.isOpen });
    },
  },
  {
    name: 'button-left',
    async play(scene) {
      const page = await open(scene);
      await scene.step('The buyer pays.', () => scene.stage.reach('processing'));
      await scene.press('close-button', { shows: () => page.has('leave') });
      await scene.press('leave-close-button', { shows: () => page.has('chip-button') });
      await scene.step('The payment is confirmed.', () => scene.stage.reach('succeeded'));
    },
  },
  {
    name: 'button-failed',
    async play(scene) {
      const page = await scene.showButton();
      page.answer = () => Promise.reject(new TypeError('Failed to fetch'));
      await scene.press('button', { shows: () => page.has('message') });
      page.answer = () => Response.json(page.created);
      await scene.press('button', { shows: () => page.isOpen });
    },
  },
];
