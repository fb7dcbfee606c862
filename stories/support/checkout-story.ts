import type { Meta, StoryContext, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { action } from 'storybook/actions';
import { waitFor, within } from 'storybook/test';
import type { CheckoutPorts } from '../../src/controllers/checkout-ports.js';
import type { PayCheckoutCancelEvent } from '../../src/elements/pay-checkout/pay-checkout.events.js';
import type { PayCheckout } from '../../src/elements/pay-checkout/pay-checkout.js';
import type { StoryPayment } from './story-payment.js';

/** What a page says of the payment, and where it leads. */
export interface PayCheckoutArgs {
  'merchant-name'?: string;
  'merchant-icon-url'?: string;
  'amount-unit'?: string;
  'amount-value'?: string;
  'reference-id'?: string;
  'expires-at'?: number;
  'gateway-url'?: string;
  'wallet-url'?: string;
  'wallet-allow'?: string;
  'cancel-url'?: string;
  'success-url'?: string;
  'error-url'?: string;
  redirect?: string;
  /** Width of the place that the element is given, CSS pixels. */
  width?: number;
  /** Whether the platform can share links. */
  canShare?: boolean;
}

export type PayCheckoutStory = StoryObj<PayCheckoutArgs>;

const portsOf = ({ ports }: StoryPayment, { canShare }: PayCheckoutArgs): CheckoutPorts => ({
  ...ports,
  share: canShare
    ? (url) => {
        action('share')(url);
        return Promise.resolve();
      }
    : undefined,
  print: action('print'),
});

/** The shop of the stories cancels by itself, as a page may that has a way of its own. */
const cancel =
  ({ gateway }: StoryPayment) =>
  async (event: PayCheckoutCancelEvent): Promise<void> => {
    event.preventDefault();
    await gateway.payments.cancel(event.paymentId);
    (event.currentTarget as PayCheckout | null)?.refresh();
  };

export const payCheckout = (payment: StoryPayment, args: PayCheckoutArgs = {}): TemplateResult =>
  html`<div style="max-width: ${args.width ?? 900}px; margin-inline: auto">
    <pay-checkout
      payment-id=${payment.paymentId}
      .client=${payment.client}
      .ports=${portsOf(payment, args)}
      gateway-url=${args['gateway-url'] ?? `https://gateway.example/?pid=${payment.paymentId}`}
      merchant-name=${ifDefined(args['merchant-name'])}
      merchant-icon-url=${ifDefined(args['merchant-icon-url'])}
      amount-unit=${ifDefined(args['amount-unit'])}
      amount-value=${ifDefined(args['amount-value'])}
      reference-id=${ifDefined(args['reference-id'])}
      expires-at=${args['expires-at'] ?? payment.expiresAt}
      wallet-url=${ifDefined(args['wallet-url'])}
      wallet-allow=${ifDefined(args['wallet-allow'])}
      cancel-url=${args['cancel-url'] ?? '/orders/{id}/cancel'}
      success-url=${ifDefined(args['success-url'])}
      error-url=${ifDefined(args['error-url'])}
      redirect=${ifDefined(args.redirect)}
      @pay-checkout-cancel=${cancel(payment)}
    ></pay-checkout>
  </div>`;

/** What the stories of `<pay-checkout>` have in common. */
export const payCheckoutMeta = {
  component: 'pay-checkout',
  render: (args, { loaded }) => payCheckout((loaded as { payment: StoryPayment }).payment, args),
  args: {
    'merchant-name': 'Marginalia',
    'amount-unit': 'iso4217/USD',
    'amount-value': '5000',
    'reference-id': 'order-1042',
  },
} satisfies Meta<PayCheckoutArgs>;

type Player = (context: StoryContext<PayCheckoutArgs>) => Promise<void>;

/** A root of the story's element, once it is there: the checkout's own, or that of the status in it. */
const rootOf = async (canvasElement: HTMLElement, isStatus: boolean) => {
  const root = await waitFor(() => {
    const own = canvasElement.querySelector('pay-checkout')?.shadowRoot;
    const found = isStatus ? own?.querySelector('pay-status')?.shadowRoot : own;
    const first = found?.querySelector<HTMLElement>('[part=checkout], [part=card]');
    if (!first) throw new Error('There is no <pay-checkout> yet.');
    return first;
  });
  return within(root);
};

/** Waits until the buyer sees each of these texts around the status. */
export const shows =
  (...texts: readonly (string | RegExp)[]): Player =>
  async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, false);
    for (const text of texts) await root.findByText(text);
  };

/** Waits until the buyer sees each of these texts in the status. */
export const says =
  (...texts: readonly (string | RegExp)[]): Player =>
  async ({ canvasElement }) => {
    const root = await rootOf(canvasElement, true);
    for (const text of texts) await root.findByText(text);
  };

/** Waits until a button is there, and presses it. */
export const presses =
  (name: string): Player =>
  async ({ canvasElement, userEvent }) => {
    const root = await rootOf(canvasElement, false);
    await userEvent.click(await root.findByRole('button', { name }));
  };

/** One after the other. */
export const first =
  (...players: readonly Player[]): Player =>
  async (context) => {
    for (const play of players) await play(context);
  };
