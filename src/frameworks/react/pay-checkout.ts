'use client';
import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import '../../define/pay-checkout.js';
import { PayCheckout as Element } from '../../elements/pay-checkout/pay-checkout.js';
import type {
  PayCheckoutAttributes,
  PayCheckoutHandlers,
  PayCheckoutProperties,
} from '../elements/pay-checkout.generated.js';
import type { PropsOf } from './props-of.js';
import { createComponent } from './create-component.js';

/** The props of {@link PayCheckout}. */
export type PayCheckoutProps = PropsOf<Element, PayCheckoutProperties, PayCheckoutAttributes, PayCheckoutHandlers>;

const EVENTS: Readonly<Record<keyof PayCheckoutHandlers, string>> = {
  onPayStatusChange: 'pay-status-change',
  onPayStatusFinal: 'pay-status-final',
  onPayStatusError: 'pay-status-error',
  onPayStatusRedirect: 'pay-status-redirect',
  onPayCheckoutOpenWallet: 'pay-checkout-open-wallet',
  onPayCheckoutRetry: 'pay-checkout-retry',
  onPayCheckoutWalletConnect: 'pay-checkout-wallet-connect',
  onPayCheckoutNoFunds: 'pay-checkout-no-funds',
  onPayCheckoutOption: 'pay-checkout-option',
  onPayCheckoutSign: 'pay-checkout-sign',
  onPayCheckoutSent: 'pay-checkout-sent',
  onPayCheckoutCancel: 'pay-checkout-cancel',
};

/** `<pay-checkout>` as a component for React 18 and 19. Importing it registers the element; its `ref` is the element. */
export const PayCheckout: ForwardRefExoticComponent<PayCheckoutProps & RefAttributes<Element>> =
  /* @__PURE__ */ createComponent('pay-checkout', Element, EVENTS);
