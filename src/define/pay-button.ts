import { PayButton } from '../elements/pay-button/pay-button.js';
import { define } from './define.js';
import { loadPress } from './load-press.js';

PayButton.code = {
  texts: (element, onTexts, signal) => {
    import('../elements/pay-button/follow-texts.js').then(
      ({ followTexts }) => {
        followTexts(element, onTexts, signal);
      },
      () => undefined,
    );
  },
  press: () =>
    loadPress(async () => {
      const [code] = await Promise.all([import('./checkout-dialog.js'), import('./pay-checkout.js')]);
      return code;
    }),
};
define('pay-button', PayButton);

export type * from '../elements/pay-button/pay-button.events.js';
export type * from '../elements/pay-checkout/pay-checkout.events.js';
export type * from '../elements/pay-status/pay-status.events.js';

declare global {
  interface HTMLElementTagNameMap {
    'pay-button': PayButton;
  }
}
