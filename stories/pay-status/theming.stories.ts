import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { JOURNEYS } from '../support/journeys.js';
import { payStatus, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/story.js';
import { preparePayment, type StoryPayment } from '../support/story-payment.js';

/** The same element in other clothes: tokens, parts and states only. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Theming',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: { redirect: 'manual', 'success-url': 'https://shop.example/', 'error-url': 'https://shop.example/' },
  loaders: [
    async () => ({
      payments: await Promise.all(PAYMENT_STATUSES.map((status) => preparePayment({ journey: JOURNEYS[status] }))),
    }),
  ],
};
export default meta;

const themed = (css: string): PayStatusStory => ({
  render: (args, { loaded, name }) => {
    const scope = `theme-${name.toLowerCase().replaceAll(' ', '-')}`;
    const { payments } = loaded as { payments: readonly StoryPayment[] };
    return html`<style>
        .${scope} {
          display: grid;
          gap: 1rem;
          align-items: start;
          grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
        }
        .${scope} pay-status {
          ${css}
        }
      </style>
      <div class=${scope}>${payments.map((payment) => payStatus(payment, args))}</div>`;
  },
});

/** Tokens alone: every one of them, light and dark. */
export const Tokens = themed(`
  --pay-font: 'Iowan Old Style', Palatino, Georgia, serif;
  --pay-surface: light-dark(#fbf6ea, #24201a);
  --pay-text: light-dark(#2c2416, #f4ecdc);
  --pay-text-muted: light-dark(#665a45, #b9ac94);
  --pay-border: light-dark(#d9cdb4, #453d30);
  --pay-accent: light-dark(#7a2f8f, #dd9cf0);
  --pay-on-accent: light-dark(#fff, #2a0f33);
  --pay-success: light-dark(#2c6b2f, #8fd493);
  --pay-failure: light-dark(#a1261f, #ffa49b);
  --pay-warning: light-dark(#7d4e00, #eebb68);
  --pay-radius: 4px;
`);

/** Parts and states: a plain line of text without a card, with a stripe in the colour of the status. */
export const Parts = themed(`
  border-inline-start: 4px solid #8a8f9c;
  &:state(succeeded) { border-color: light-dark(#12753f, #5fd394); }
  &:state(failed) { border-color: light-dark(#b3261e, #ff9d94); }
  &::part(card) { border: 0; border-radius: 0; padding: 0.5rem 1rem; justify-items: start; text-align: start; }
  &::part(mark) { display: none; }
  &::part(title) { font-size: 1rem; }
  &::part(receipt) { border: 0; margin: 0; }
`);
