import type { Meta } from '@storybook/web-components-vite';
import { hasEachStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import {
  CONTROLS,
  payStatus,
  payStatusMeta,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/elements/pay-status.js';

/** The published presets, light and dark. Each is a style sheet. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Presets',
  tags: ['!autodocs'],
  parameters: { controls: CONTROLS },
  args: { redirect: 'manual', 'success-url': 'https://shop.example/thanks', 'error-url': 'https://shop.example/sorry' },
  excludeStories: ['story'],
};
export default meta;

export const story = (globals: { readonly preset: string; readonly scheme: string }): PayStatusStory => ({
  globals,
  loaders: givenEachStatus,
  render: (args, context) => sideBySide(context, (payment) => payStatus(payment, args)),
  play: hasEachStatus,
});
