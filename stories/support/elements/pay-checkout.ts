import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { PayCheckoutCancelEvent } from '../../../src/elements/pay-checkout/pay-checkout.events.js';
import type { PayCheckout } from '../../../src/elements/pay-checkout/pay-checkout.js';
import type { CheckoutWallet } from '../../../src/wallet/ports.js';
import type { WalletApp } from '../../../src/wallet/wallet-app.js';
import type { StoryPayment } from '../environment/story-payment.js';
import { getPayment, type PaymentInputs } from './given.js';
import { LOOK_CONTROLS, type ElementArgs } from './look.js';

/** The attributes with payment details and links. */
export interface PayCheckoutArgs extends ElementArgs {
  'merchant-name'?: string;
  'merchant-icon-url'?: string;
  'amount-unit'?: string;
  'amount-value'?: string;
  'reference-id'?: string;
  items?: string;
  'expires-at'?: number;
  'refunded-at'?: number;
  'gateway-url'?: string;
  'wallet-url'?: string;
  'wallet-allow'?: string;
  'cancel-url'?: string;
  'success-url'?: string;
  'error-url'?: string;
  'retry-url'?: string;
  'help-url'?: string;
  redirect?: string;
  /** Width of the element's container, CSS pixels. */
  width?: number;
}

/** The Storybook controls. */
export const CHECKOUT_CONTROLS = {
  include: [
    'shape',
    'density',
    'width',
    'merchant-name',
    'merchant-icon-url',
    'amount-unit',
    'amount-value',
    'reference-id',
    'items',
    'expires-at',
    'refunded-at',
    'wallet-url',
    'success-url',
    'error-url',
    'retry-url',
    'help-url',
    'redirect',
  ] satisfies (keyof PayCheckoutArgs)[],
};

export type PayCheckoutStory = StoryObj<PayCheckoutArgs>;

/** How the element pays with a wallet in the page. */
export interface PayingInputs {
  readonly baseUrl: string;
  readonly chains: string;
  readonly recipients: string;
  readonly wallets: readonly (CheckoutWallet | WalletApp)[];
}

type Followable = PaymentInputs &
  Partial<Pick<StoryPayment, 'gateway' | 'expiresAt'>> & { readonly paying?: PayingInputs };

/** Cancels the payment in the page, as a shop with its own cancel logic does. */
const cancel =
  ({ gateway }: Followable) =>
  async (event: PayCheckoutCancelEvent): Promise<void> => {
    event.preventDefault();
    await gateway?.payments.cancel(event.paymentId);
    (event.currentTarget as PayCheckout | null)?.refresh();
  };

/** Renders the element. `content` is the slotted content. */
export const payCheckout = (
  payment: Followable,
  args: PayCheckoutArgs = {},
  content: TemplateResult | typeof nothing = nothing,
): TemplateResult =>
  html`<div class="place" style="--width: ${args.width ?? 900}px">
    <pay-checkout
      payment-id=${ifDefined(payment.paymentId)}
      .client=${payment.paying ? undefined : payment.client}
      base-url=${ifDefined(payment.paying?.baseUrl)}
      app-id=${ifDefined(payment.paying && 'app_demo')}
      chains=${ifDefined(payment.paying?.chains)}
      recipients=${ifDefined(payment.paying?.recipients)}
      .wallets=${payment.paying?.wallets}
      .ports=${payment.ports}
      shape=${ifDefined(args.shape)}
      density=${ifDefined(args.density)}
      .messages=${args.messages}
      gateway-url=${args['gateway-url'] ?? `https://gateway.example/?pid=${payment.paymentId ?? ''}`}
      merchant-name=${ifDefined(args['merchant-name'])}
      merchant-icon-url=${ifDefined(args['merchant-icon-url'])}
      amount-unit=${ifDefined(args['amount-unit'])}
      amount-value=${ifDefined(args['amount-value'])}
      reference-id=${ifDefined(args['reference-id'])}
      items=${ifDefined(args.items)}
      expires-at=${ifDefined(args['expires-at'] ?? payment.expiresAt)}
      refunded-at=${ifDefined(args['refunded-at'])}
      wallet-url=${ifDefined(args['wallet-url'])}
      wallet-allow=${ifDefined(args['wallet-allow'])}
      cancel-url=${args['cancel-url'] ?? '/orders/{id}/cancel'}
      success-url=${ifDefined(args['success-url'])}
      error-url=${ifDefined(args['error-url'])}
      retry-url=${ifDefined(args['retry-url'])}
      help-url=${ifDefined(args['help-url'])}
      redirect=${ifDefined(args.redirect)}
      @pay-checkout-cancel=${cancel(payment)}
      >${content}</pay-checkout
    >
  </div>`;

/** The shared metadata of the stories of `<pay-checkout>`. */
export const payCheckoutMeta = {
  component: 'pay-checkout',
  render: (args, context) => payCheckout(getPayment(context), args),
  argTypes: LOOK_CONTROLS,
  args: {
    'merchant-name': 'Marginalia',
    'amount-unit': 'iso4217/USD',
    'amount-value': '5000',
    'reference-id': '1042',
  },
} satisfies Meta<PayCheckoutArgs>;
