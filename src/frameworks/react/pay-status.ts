'use client';
import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import '../../define/pay-status.js';
import { PayStatus as Element } from '../../elements/pay-status/pay-status.js';
import type { PayStatusAttributes, PayStatusHandlers, PayStatusProperties } from '../elements/pay-status.generated.js';
import type { PropsOf } from './props-of.js';
import { createComponent } from './create-component.js';

/** The props of {@link PayStatus}. */
export type PayStatusProps = PropsOf<Element, PayStatusProperties, PayStatusAttributes, PayStatusHandlers>;

const EVENTS: Readonly<Record<keyof PayStatusHandlers, string>> = {
  onPayStatusChange: 'pay-status-change',
  onPayStatusFinal: 'pay-status-final',
  onPayStatusError: 'pay-status-error',
  onPayStatusRedirect: 'pay-status-redirect',
};

/** `<pay-status>` as a component for React 18 and 19. Importing it registers the element; its `ref` is the element. */
export const PayStatus: ForwardRefExoticComponent<PayStatusProps & RefAttributes<Element>> =
  /* @__PURE__ */ createComponent('pay-status', Element, EVENTS);
