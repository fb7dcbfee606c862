import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { RedirectMode } from '../../../src/controllers/redirect-controller.js';
import { getPayment, type PaymentInputs } from './given.js';
import { LOOK_CONTROLS, type ElementArgs } from './look.js';

/** The attributes of the element besides the payment. */
export interface PayStatusArgs extends ElementArgs {
  'expires-at'?: number;
  'settled-at'?: number;
  'refunded-at'?: number;
  'success-url'?: string;
  'error-url'?: string;
  redirect?: RedirectMode;
  'redirect-delay'?: number;
  'redirect-allow'?: string;
  'explorer-url'?: string;
  'status-url'?: string;
}

/** The Storybook controls. The story sets the payment and its source. */
export const CONTROLS = {
  include: [
    'shape',
    'density',
    'expires-at',
    'settled-at',
    'refunded-at',
    'success-url',
    'error-url',
    'redirect',
    'redirect-delay',
    'redirect-allow',
    'explorer-url',
  ] satisfies (keyof PayStatusArgs)[],
};

export type PayStatusStory = StoryObj<PayStatusArgs>;

/** Renders the element. `content` is the slotted content. */
export const payStatus = (
  { paymentId, client, ports }: PaymentInputs,
  args: PayStatusArgs = {},
  content: TemplateResult | typeof nothing = nothing,
): TemplateResult =>
  html`<pay-status
    payment-id=${ifDefined(paymentId)}
    .client=${client}
    .ports=${ports}
    shape=${ifDefined(args.shape)}
    density=${ifDefined(args.density)}
    .messages=${args.messages}
    status-url=${ifDefined(args['status-url'])}
    expires-at=${ifDefined(args['expires-at'])}
    settled-at=${ifDefined(args['settled-at'])}
    refunded-at=${ifDefined(args['refunded-at'])}
    success-url=${ifDefined(args['success-url'])}
    error-url=${ifDefined(args['error-url'])}
    redirect=${ifDefined(args.redirect)}
    redirect-delay=${ifDefined(args['redirect-delay'])}
    redirect-allow=${ifDefined(args['redirect-allow'])}
    explorer-url=${ifDefined(args['explorer-url'])}
    >${content}</pay-status
  >`;

/**
 * The shared metadata of the stories of `<pay-status>`. Each file sets its own `parameters`: Storybook adds the comment above
 * a file's meta to them, and would ignore parameters that are spread from here.
 */
export const payStatusMeta = {
  component: 'pay-status',
  render: (args, context) => payStatus(getPayment(context), args),
  argTypes: {
    ...LOOK_CONTROLS,
    redirect: { control: 'inline-radio', options: ['auto', 'manual', 'none'] satisfies RedirectMode[] },
  },
} satisfies Meta<PayStatusArgs>;
