import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, fireEvent, within } from 'storybook/test';
import type { KnownPaymentStatus } from '../../src/contract/payment-status.js';
import { CopyBlock } from '../support/playground/copy-block.js';
import { ThemePlayground } from '../support/playground/theme-playground.js';
import { JOURNEYS } from '../support/environment/journeys.js';
import { preparePayment } from '../support/environment/story-payment.js';

customElements.define('theme-playground', ThemePlayground);
customElements.define('copy-block', CopyBlock);

/** The first one is rendered as a checkout. */
const SHOWN: readonly KnownPaymentStatus[] = ['requires_action', 'processing', 'succeeded', 'failed', 'expired'];

/** Edit a theme, check its contrast, and copy the CSS and HTML for your page. */
const meta: Meta = {
  title: 'Theme playground',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
  loaders: [
    async () => ({
      payments: await Promise.all(SHOWN.map((status) => preparePayment({ journey: JOURNEYS[status] }))),
    }),
  ],
  render: (_, { loaded }) => html`<theme-playground .payments=${loaded['payments']}></theme-playground>`,
};
export default meta;

const FAINT = '#c9d0f5';

export const Playground: StoryObj = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/all colours have enough contrast/i);
  },
};

/** A colour with too little contrast is reported with a better one; then it is reset. */
export const AFaintColour: StoryObj = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await page.findByText(/all colours have enough contrast/i);
    await fireEvent.input(page.getByLabelText('--pay-accent, light'), { target: { value: FAINT } });
    await page.findByText(/--pay-accent \(#c9d0f5\) has a contrast of/);
    await expect(page.getByLabelText('CSS')).toHaveTextContent(`--pay-accent: light-dark(${FAINT}, #93a6ff);`);
    await userEvent.click(page.getByRole('button', { name: 'Reset --pay-accent' }));
    await page.findByText(/all colours have enough contrast/i);
  },
};
