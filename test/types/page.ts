// A page without a framework: the tags, the properties and the events are known by their names.
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
// They bubble.
document.body.addEventListener('pay-status-final', ({ payment }) => {
  console.log(payment.status.length);
});

// @ts-expect-error There is no such property.
status.paymentID = 'pay_1';
// @ts-expect-error There is no such way to redirect.
status.redirect = 'sometimes';
// @ts-expect-error It is the gateway's word, and nobody else's.
status.payment = null;
// @ts-expect-error What happened is asked of `payment`, not of `detail`.
status.addEventListener('pay-status-change', ({ detail }) => {
  console.log(detail);
});
