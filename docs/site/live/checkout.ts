import 'pay-status/define/pay-checkout.js';
import 'pay-status/define/pay-status.js';
import type { PayCheckout } from 'pay-status';
import { createCheckoutPorts, getCheckoutAttributes } from './demo-checkout.js';
import { newPaymentId } from './demo-payment.js';
import { startDemo } from './follow-demo.js';
import { toPayment } from './to-payment.js';

const createCheckout = (): PayCheckout => {
  const checkout = document.createElement('pay-checkout');
  const paymentId = newPaymentId();
  checkout.paymentId = paymentId;
  const attributes = getCheckoutAttributes(paymentId);
  for (const [name, value] of Object.entries(attributes)) checkout.setAttribute(name, value);
  startDemo({ paymentId, statusUrl: attributes['status-url'], expiresAt: Number(attributes['expires-at']) });
  // Shown at once, before the gateway is loaded.
  checkout.initialPayment = toPayment('requires_action');
  checkout.redirect = 'none';
  checkout.ports = createCheckoutPorts();
  return checkout;
};

/** Picks the test wallet for the visitor as soon as it is listed, so that the coins are shown. */
const pickWallet = (checkout: PayCheckout): void => {
  const wallet = checkout.shadowRoot?.querySelector<HTMLElement>('[part~="wallet-button"]');
  if (wallet) wallet.click();
  else if (checkout.isConnected)
    requestAnimationFrame(() => {
      pickWallet(checkout);
    });
};

/** Shows a `<pay-checkout>` that waits for the visitor to pay, and a button that starts again. */
export const showCheckout = (place: HTMLElement): void => {
  const [stage, note, again] = [
    document.createElement('div'),
    document.createElement('p'),
    document.createElement('button'),
  ];
  const start = (): void => {
    const checkout = createCheckout();
    stage.replaceChildren(checkout);
    pickWallet(checkout);
  };
  stage.className = 'checkout-stage';
  again.type = 'button';
  again.textContent = 'Start again';
  again.addEventListener('click', start);
  note.className = 'checkout-note';
  note.append('Test coins only. The wallet approves by itself. ', again);
  place.replaceChildren(stage, note);
  start();
};
