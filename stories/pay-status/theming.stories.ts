import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { hasEachStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import { payStatus, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';

/** The same element with other themes, by tokens, parts and states only. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Theming',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: { redirect: 'manual', 'success-url': 'https://shop.example/', 'error-url': 'https://shop.example/' },
  loaders: givenEachStatus,
  play: hasEachStatus,
};
export default meta;

/** Adds a rule for `pay-status`. `css` is its content. */
const themed = (theme: string, css: string): PayStatusStory => ({
  render: (args, context) =>
    html`<style>
        .${theme} pay-status {
          ${css}
        }
      </style>
      <div class=${theme}>${sideBySide(context, (payment) => payStatus(payment, args))}</div>`,
});

/** Tokens only, light and dark. */
export const Tokens = themed(
  'theme-tokens',
  `
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
`,
);

/** Parts and states: a stripe in the colour of the status instead of an icon. */
export const Parts = themed(
  'theme-parts',
  `
  &::part(card) { border-inline-start: 4px solid light-dark(#8a8f9c, #6d7280); border-radius: 0; }
  &::part(message) { justify-items: start; text-align: start; margin-bottom: 0; }
  &::part(mark) { display: none; }
  &:state(succeeded)::part(card) { border-inline-start-color: light-dark(#12753f, #5fd394); }
  &:state(failed)::part(card) { border-inline-start-color: light-dark(#b3261e, #ff9d94); }
  &:state(expired)::part(card) { border-inline-start-color: light-dark(#8a5300, #f2bd62); }
`,
);
