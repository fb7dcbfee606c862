// Written by scripts/generate-element-types.ts from custom-elements.json; do not edit.
import type { PayButton } from '../../elements/pay-button/pay-button.js';
import type { PayButtonPaidEvent } from '../../elements/pay-button/pay-button.events.js';
import type {
  PayStatusChangeEvent,
  PayStatusFinalEvent,
  PayStatusErrorEvent,
  PayStatusRedirectEvent,
} from '../../elements/pay-status/pay-status.events.js';
import type { AttributeOf } from '../attribute-of.js';

/** The properties of `<pay-button>`. */
export interface PayButtonProperties {
  /** Id of a form elsewhere in the page, instead of one inside. */
  form?: PayButton['form'] | undefined;
  /** The button does nothing. It stays in the order of focus. */
  disabled?: PayButton['disabled'] | undefined;
  /** Texts that replace the language's own: those of the button, of the dialog, and of the checkout. */
  messages?: PayButton['messages'] | undefined;
}

/** The attributes of `<pay-button>`. */
export interface PayButtonAttributes {
  /** `filled` by default. Use one filled button on a page. */
  variant?: 'filled' | 'outline' | 'quiet' | undefined;
  /** `normal` by default. */
  size?: 'compact' | 'normal' | 'large' | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  /** Shows no mark. */
  mark?: 'none' | undefined;
  /** Amount of spacing in the dialog; `normal` by default. */
  density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** Id of a form elsewhere in the page, instead of one inside. */
  form?: AttributeOf<PayButton['form']> | undefined;
  /** The button does nothing. It stays in the order of focus. */
  disabled?: AttributeOf<PayButton['disabled']> | undefined;
}

/** The events of `<pay-button>`. */
export interface PayButtonEvents {
  /** The payment has been received; once per payment. Proves nothing to a server. */
  'pay-button-paid': PayButtonPaidEvent;
  /** The first status arrived, or the payment changed. */
  'pay-status-change': PayStatusChangeEvent;
  /** The payment is final; once per payment. */
  'pay-status-final': PayStatusFinalEvent;
  /** An error occurred in the checkout. Never means that the payment failed. */
  'pay-status-error': PayStatusErrorEvent;
  /** The buyer has pressed Done, right before the page navigates to `success-url`; cancelable. */
  'pay-status-redirect': PayStatusRedirectEvent;
}

/** The listeners of `<pay-button>`, by their names in templates of React, Preact and Svelte. */
export interface PayButtonListeners {
  /** The payment has been received; once per payment. Proves nothing to a server. */
  'onpay-button-paid'?: ((event: PayButtonPaidEvent) => void) | undefined;
  /** The first status arrived, or the payment changed. */
  'onpay-status-change'?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per payment. */
  'onpay-status-final'?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error occurred in the checkout. Never means that the payment failed. */
  'onpay-status-error'?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** The buyer has pressed Done, right before the page navigates to `success-url`; cancelable. */
  'onpay-status-redirect'?: ((event: PayStatusRedirectEvent) => void) | undefined;
}

/** The listeners of `<pay-button>`, by their names as props of a component. */
export interface PayButtonHandlers {
  /** The payment has been received; once per payment. Proves nothing to a server. */
  onPayButtonPaid?: ((event: PayButtonPaidEvent) => void) | undefined;
  /** The first status arrived, or the payment changed. */
  onPayStatusChange?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per payment. */
  onPayStatusFinal?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error occurred in the checkout. Never means that the payment failed. */
  onPayStatusError?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** The buyer has pressed Done, right before the page navigates to `success-url`; cancelable. */
  onPayStatusRedirect?: ((event: PayStatusRedirectEvent) => void) | undefined;
}
