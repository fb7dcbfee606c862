import type { Meta } from '@storybook/web-components-vite';
import { payButtonMeta, type PayButtonArgs, type PayButtonStory } from '../support/elements/pay-button.js';
import { Variants } from './states.stories.js';

/** The published presets, light and dark, which the dialog has, too. Each is a style sheet. */
const meta: Meta<PayButtonArgs> = {
  ...payButtonMeta,
  title: 'pay-button/Presets',
  tags: ['!autodocs'],
  excludeStories: ['story'],
};
export default meta;

export const story = (globals: { readonly preset: string; readonly scheme: string }): PayButtonStory => ({
  ...Variants,
  globals,
});
