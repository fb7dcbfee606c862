'use client';
import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import '../../define/pay-button.js';
import { PayButton as Element } from '../../elements/pay-button/pay-button.js';
import type { PayButtonAttributes, PayButtonHandlers, PayButtonProperties } from '../elements/pay-button.generated.js';
import type { PropsOf } from './props-of.js';
import { createComponent } from './create-component.js';

/** The props of {@link PayButton}. */
export type PayButtonProps = PropsOf<Element, PayButtonProperties, PayButtonAttributes, PayButtonHandlers>;

const EVENTS: Readonly<Record<keyof PayButtonHandlers, string>> = {
  onPayButtonPaid: 'pay-button-paid',
  onPayStatusChange: 'pay-status-change',
  onPayStatusFinal: 'pay-status-final',
  onPayStatusError: 'pay-status-error',
  onPayStatusRedirect: 'pay-status-redirect',
};

/** `<pay-button>` as a component for React 18 and 19, around a form. Importing it registers the element; its `ref` is the element. */
export const PayButton: ForwardRefExoticComponent<PayButtonProps & RefAttributes<Element>> =
  /* @__PURE__ */ createComponent('pay-button', Element, EVENTS);
