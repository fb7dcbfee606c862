'use client';
export { PayCheckout, type PayCheckoutProps } from './pay-checkout.js';
export { PayStatus, type PayStatusProps } from './pay-status.js';
