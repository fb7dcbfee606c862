export * from './client/index.js';
export type { PaymentStatusResponse } from './contract/schemas/payment-status-response.js';
export { isKnownPaymentStatus, PAYMENT_STATUSES, type PaymentStatus } from './contract/payment-status.js';
export { PayCheckout } from './elements/pay-checkout/pay-checkout.js';
export * from './elements/pay-checkout/pay-checkout.events.js';
export * from './elements/pay-checkout/wallet.events.js';
export { PayStatus } from './elements/pay-status/pay-status.js';
export * from './elements/pay-status/pay-status.events.js';
export * from './tracker/index.js';
