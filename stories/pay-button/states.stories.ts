import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import {
  payButton,
  payButtonMeta,
  presses,
  shows,
  type PayButtonArgs,
  type PayButtonStory,
} from '../support/elements/pay-button.js';
import { inOrder } from '../support/play/players.js';

/** The button. Each state has the same width, so that nothing in the page moves. */
const meta: Meta<PayButtonArgs> = { ...payButtonMeta, title: 'pay-button/States' };
export default meta;

export const Rest: PayButtonStory = {};

/** One filled button on a page: beside the shop's own button, the outline. */
export const Variants: PayButtonStory = {
  render: (args, context) =>
    html`${(['filled', 'outline', 'quiet'] as const).map((variant) => payButton({ ...args, variant }, context))}`,
};

export const Sizes: PayButtonStory = {
  render: (args, context) =>
    html`${(['compact', 'normal', 'large'] as const).map((size) => payButton({ ...args, size }, context))}`,
};

export const FullWidth: PayButtonStory = { args: { full: true } };

export const WithoutMark: PayButtonStory = { args: { mark: 'none' } };

/** The label is the page's own text. */
export const LongLabel: PayButtonStory = {
  args: { full: true, width: 240, label: 'Mit einer beliebigen Kryptowährung bezahlen' },
};

/** The payment is being created. Further presses do nothing. */
export const Busy: PayButtonStory = { args: { shop: 'is silent' }, play: presses('button') };

export const BusyWithoutMark: PayButtonStory = { args: { shop: 'is silent', mark: 'none' }, play: presses('button') };

/** The message goes with the next press. */
export const Failed: PayButtonStory = {
  args: { shop: 'refuses' },
  play: inOrder(presses('button'), shows('message')),
};

export const Offline: PayButtonStory = { args: { isOffline: true }, play: shows('message') };

export const OfflineOutline: PayButtonStory = { args: { isOffline: true, variant: 'outline' }, play: shows('message') };

/** It stays in the order of focus, so that it can be found. */
export const Disabled: PayButtonStory = { args: { disabled: true } };

export const German: PayButtonStory = {
  ...Failed,
  args: { ...Failed.args, label: 'Mit Kryptowährung bezahlen' },
  globals: { language: 'de' },
};
