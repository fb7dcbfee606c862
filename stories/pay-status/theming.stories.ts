import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { hasEachStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import { inOrder } from '../support/play/players.js';
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

/** Parts and states: a stripe in the colour of the status instead of the mark. */
export const Parts = themed(
  'theme-parts',
  `
  &::part(card) { border-inline-start: 4px solid light-dark(#8a8f9c, #6d7280); border-radius: 0; }
  &::part(mark) { display: none; }
  &:state(succeeded)::part(card) { border-inline-start-color: light-dark(#12753f, #5fd394); }
  &:state(failed)::part(card) { border-inline-start-color: light-dark(#b3261e, #ff9d94); }
  &:state(expired)::part(card) { border-inline-start-color: light-dark(#8a5300, #f2bd62); }
`,
);

/** The recipe of docs/theming.md: as wide as its words, so that the element cannot be a container. */
export const Chip: PayStatusStory = {
  args: { shape: 'inline', redirect: 'none' },
  render: (args, context) =>
    html`<style>
        .theme-chip pay-status {
          container: none;
          width: fit-content;
          margin: 0;

          &::part(card) {
            padding: 0.125em 0.875em 0.125em 0.375em;
            border: 1px solid light-dark(#e3e3e4, #35373b);
            border-radius: 1.125em;
            background: light-dark(#fff, #1b1d22);
          }
          &::part(message) {
            flex-basis: auto;
          }
          &::part(receipt) {
            display: none;
          }
        }
      </style>
      <div class="theme-chip">${sideBySide(context, (payment) => payStatus(payment, args))}</div>`,
  play: inOrder(hasEachStatus, async ({ canvasElement }) => {
    const column = canvasElement.querySelector('.side-by-side');
    const calm = ['requires-action', 'processing', 'succeeded'].map((name) => `:state(${name})`);
    for (const chip of canvasElement.querySelectorAll<HTMLElement>(`pay-status:is(${calm.join()})`))
      await expect(chip.offsetWidth).toBeLessThan(column?.clientWidth ?? 0);
  }),
};
