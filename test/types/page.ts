// A page without a framework: tags, properties and events are typed.
import 'pay-status/define/pay-checkout.js';
import 'pay-status/define/pay-status.js';
import type { PayStatusChangeEvent } from 'pay-status';

const status = document.createElement('pay-status');
status.paymentId = 'pay_1';
status.redirect = 'manual';
status.addEventListener('pay-status-change', (event) => {
  const { payment, previous } = event satisfies PayStatusChangeEvent;
  console.log(payment.status.length, previous?.isFinal);
});
status.addEventListener('pay-status-redirect', ({ url }) => {
  console.log(url.length);
});

const checkout = document.querySelector('pay-checkout');
checkout?.addEventListener('pay-checkout-cancel', ({ paymentId }) => {
  console.log(paymentId.length);
});
// Events bubble.
document.body.addEventListener('pay-status-final', ({ payment }) => {
  console.log(payment.status.length);
});

// @ts-expect-error There is no such property.
status.paymentID = 'pay_1';
// @ts-expect-error There is no such value.
status.redirect = 'sometimes';
// @ts-expect-error The payment is read-only: only the gateway sets it.
status.payment = null;
// @ts-expect-error The event has the property `payment`, not `detail`.
status.addEventListener('pay-status-change', ({ detail }) => {
  console.log(detail);
});
