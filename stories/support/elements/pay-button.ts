import type { Meta, StoryContext, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { waitFor } from 'storybook/test';
import type { ButtonPorts } from '../../../src/browser/button-ports.js';
import type { PayButton } from '../../../src/elements/pay-button/pay-button.js';
import type { Player } from '../play/players.js';
import { press } from '../play/press.js';
import { takeStep } from '../environment/take-step.js';
import type { SandboxStep } from '../../../demo/gateway/wire/sandbox-payment.js';
import { USDC } from '../environment/assets.js';
import type { WalletPayment } from '../wallet/wallet-payment.js';

export interface PayButtonArgs {
  variant?: 'filled' | 'outline' | 'quiet';
  size?: 'compact' | 'normal' | 'large';
  full?: boolean;
  mark?: 'none';
  disabled?: boolean;
  label?: string;
  /** Width of the element's container, CSS pixels. */
  width?: number;
  /** The response of the shop. */
  shop?: 'creates' | 'is silent' | 'refuses';
  isOffline?: boolean;
}

export type PayButtonStory = StoryObj<PayButtonArgs>;

/** The payment of a story in which the dialog is opened. */
const getPayment = ({ loaded }: Pick<StoryContext, 'loaded'>): WalletPayment | undefined =>
  (loaded as { payment?: WalletPayment }).payment;

const createAnswer = ({ paymentId, expiresAt, paying }: WalletPayment): Response =>
  Response.json({
    paymentId,
    url: `/checkout/${paymentId}`,
    attributes: {
      'base-url': paying.baseUrl,
      'app-id': 'app_demo',
      chains: paying.chains,
      recipients: paying.recipients,
      'gateway-url': `https://gateway.example/?pid=${paymentId}`,
      'expires-at': expiresAt,
      'merchant-name': 'Marginalia',
      'reference-id': 'MG-1042',
      'amount-unit': 'iso4217/USD',
      'amount-value': '5000',
      'help-url': 'https://shop.example/help',
      'success-url': 'https://shop.example/thanks',
    },
  });

const createPorts = (payment: WalletPayment | undefined, { shop, isOffline }: PayButtonArgs): ButtonPorts => ({
  connectivity: { isOnline: () => !isOffline, subscribe: () => () => undefined },
  checkout: payment?.ports,
  fetch: async () => {
    if (shop === 'refuses') return Response.json({ code: 'unavailable', message: '' }, { status: 503 });
    if (shop === 'is silent' || !payment) return new Promise<never>(() => undefined);
    return createAnswer(payment);
  },
  console: { error: () => undefined, warn: () => undefined, info: () => undefined },
});

/** Renders a button in a form, as a page has it. */
export const payButton = (args: PayButtonArgs, context: Pick<StoryContext, 'loaded'>): TemplateResult =>
  html`<div class="place" style="--width: ${args.width ?? 360}px">
    <pay-button
      variant=${ifDefined(args.variant)}
      size=${ifDefined(args.size)}
      mark=${ifDefined(args.mark)}
      ?full=${args.full}
      ?disabled=${args.disabled}
      .ports=${createPorts(getPayment(context), args)}
    >
      <form method="post" action="/checkout"><button>${args.label ?? 'Pay with crypto'}</button></form>
    </pay-button>
  </div>`;

/** The shared metadata of the stories of `<pay-button>`. */
export const payButtonMeta = {
  component: 'pay-button',
  render: payButton,
  argTypes: {
    variant: { control: 'inline-radio', options: ['filled', 'outline', 'quiet'] },
    size: { control: 'inline-radio', options: ['compact', 'normal', 'large'] },
  },
} satisfies Meta<PayButtonArgs>;

const findPart = (canvas: HTMLElement, part: string): HTMLElement | null => {
  const root = canvas.querySelector<PayButton>('pay-button')?.shadowRoot;
  const dialog = root?.querySelector('pay-button-dialog')?.shadowRoot;
  const checkout = dialog?.querySelector('pay-checkout')?.shadowRoot;
  for (const each of [root, dialog, checkout]) {
    const found = each?.querySelector<HTMLElement>(`[part~="${part}"]`);
    if (found) return found;
  }
  return null;
};

const waitForPart = (canvas: HTMLElement, part: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = findPart(canvas, part);
    if (!found) throw new Error(`There is no ${part}.`);
    return found;
  });

/** Waits for a part of the button, of its dialog, or of the checkout inside. */
export const shows =
  (part: string): Player =>
  async ({ canvasElement }) => {
    await waitForPart(canvasElement, part);
  };

/** Waits for a control, and presses it. */
export const presses =
  (part: string): Player =>
  async ({ canvasElement }) => {
    press(await waitForPart(canvasElement, part));
  };

/** Brings the payment to a status, while the dialog is open or closed. */
export const pays =
  (...steps: readonly SandboxStep[]): Player =>
  async (stage) => {
    const { gateway, paymentId } = getPayment(stage) ?? {};
    if (!gateway || !paymentId) throw new Error('The story has no payment.');
    for (const step of steps) await takeStep(gateway, paymentId, step, { optionAmount: USDC });
    const button = stage.canvasElement.querySelector<PayButton>('pay-button');
    await waitFor(() => {
      if (button?.payment?.status === 'requires_action') throw new Error('The status has not arrived yet.');
    });
  };
