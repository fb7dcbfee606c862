import type { Meta, StoryObj, StoryContext } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { waitFor, within } from 'storybook/test';
import type { RedirectMode } from '../../src/controllers/redirect-controller.js';
import { preparePayment, type Situation, type StoryPayment } from './story-payment.js';

/** What a page sets on the element besides the payment. */
export interface PayStatusArgs {
  'expires-at'?: number;
  'success-url'?: string;
  'error-url'?: string;
  redirect?: RedirectMode;
  'redirect-delay'?: number;
  'redirect-allow'?: string;
  'explorer-url'?: string;
  'status-url'?: string;
}

/** What can be played with: the source is the story's own, and all else is listed on the page "Design". */
export const CONTROLS = {
  include: [
    'expires-at',
    'success-url',
    'error-url',
    'redirect',
    'redirect-delay',
    'redirect-allow',
    'explorer-url',
  ] satisfies (keyof PayStatusArgs)[],
};

export type PayStatusStory = StoryObj<PayStatusArgs>;

export const payStatus = ({ paymentId, client, ports }: StoryPayment, args: PayStatusArgs = {}): TemplateResult =>
  html`<pay-status
    payment-id=${paymentId}
    .client=${client}
    .ports=${ports}
    status-url=${ifDefined(args['status-url'])}
    expires-at=${ifDefined(args['expires-at'])}
    success-url=${ifDefined(args['success-url'])}
    error-url=${ifDefined(args['error-url'])}
    redirect=${ifDefined(args.redirect)}
    redirect-delay=${ifDefined(args['redirect-delay'])}
    redirect-allow=${ifDefined(args['redirect-allow'])}
    explorer-url=${ifDefined(args['explorer-url'])}
  ></pay-status>`;

/**
 * What the stories of `<pay-status>` have in common. Each file names its `parameters` itself: Storybook adds the
 * comment above a file's meta to them, and would hide any that come from here.
 */
export const payStatusMeta = {
  component: 'pay-status',
  render: (args, { loaded }) => payStatus((loaded as { payment: StoryPayment }).payment, args),
  argTypes: {
    redirect: { control: 'inline-radio', options: ['auto', 'manual', 'none'] satisfies RedirectMode[] },
  },
} satisfies Meta<PayStatusArgs>;

/** Prepares the payment of a story, anew each time that it is shown. */
export const given = (situation: Situation = {}) => [async () => ({ payment: await preparePayment(situation) })];

/** A part of a play function. */
export type Player = (context: StoryContext<PayStatusArgs>) => Promise<void>;

/** What the buyer sees of the story's element, for queries. */
export const inside = async (canvasElement: HTMLElement) => {
  const card = await waitFor(() => {
    const found = canvasElement.querySelector('pay-status')?.shadowRoot?.querySelector<HTMLElement>('[part=card]');
    if (!found) throw new Error('There is no <pay-status> yet.');
    return found;
  });
  return within(card);
};

/** Waits until the buyer sees each of these texts. */
export const shows =
  (...texts: readonly (string | RegExp)[]): Player =>
  async ({ canvasElement }) => {
    const element = await inside(canvasElement);
    for (const text of texts) await element.findByText(text);
  };

/** Waits until a button is there, and presses it. */
export const presses =
  (name: string): Player =>
  async ({ canvasElement, userEvent }) => {
    const element = await inside(canvasElement);
    await userEvent.click(await element.findByRole('button', { name }));
  };

/** One after the other. */
export const first =
  (...players: readonly Player[]): Player =>
  async (context) => {
    for (const play of players) await play(context);
  };
