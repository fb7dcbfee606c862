'use client';
export { PayButton, type PayButtonProps } from './pay-button.js';
export { PayCheckout, type PayCheckoutProps } from './pay-checkout.js';
export { PayStatus, type PayStatusProps } from './pay-status.js';
