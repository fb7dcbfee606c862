import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { CopyBlock } from '../support/playground/copy-block.js';
import { MAX_LOGO_LENGTH } from '../support/playground/address.js';
import { preparePreviews } from '../support/playground/previews.js';
import { ThemePlayground } from '../support/playground/theme-playground.js';

customElements.define('theme-playground', ThemePlayground);
customElements.define('copy-block', CopyBlock);

/** Edit a theme, check its contrast, and copy the CSS and HTML for your page. */
const meta: Meta = {
  title: 'Theme playground',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
  loaders: [async () => ({ previews: await preparePreviews() })],
  render: (_, { loaded }) => html`<theme-playground .previews=${loaded['previews']}></theme-playground>`,
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
    await expect(page.getByLabelText('CSS')).toHaveTextContent(`--pay-accent: light-dark(${FAINT}, #d9ddff);`);
    await userEvent.click(page.getByRole('button', { name: 'Reset --pay-accent' }));
    await page.findByText(/all colours have enough contrast/i);
  },
};

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#0a7f5a"/></svg>';

const getLogo = (canvasElement: HTMLElement): string => {
  const icon = canvasElement.querySelector('pay-checkout')?.shadowRoot?.querySelector('[part~="merchant-icon"]');
  return icon ? getComputedStyle(icon).backgroundImage : '';
};

const chooseFile = (canvasElement: HTMLElement, content: string): Promise<void> =>
  userEvent.upload(
    within(canvasElement).getByLabelText('Logo file'),
    new File([content], 'logo.svg', { type: 'image/svg+xml' }),
  );

/** A brand colour and a logo from a file, in every state; the address contains both. */
export const ABrand: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fireEvent.input(page.getByLabelText('--pay-brand'), { target: { value: '#b4005a' } });
    await chooseFile(canvasElement, SVG);
    await waitFor(async () => {
      await expect(getLogo(canvasElement)).toMatch(/^url\("data:image/);
      await expect(page.getByLabelText('CSS')).toHaveTextContent('--pay-brand: #b4005a;');
      await expect(page.getByLabelText('Address')).toHaveTextContent('preset=brand&brand=%23b4005a&logo=data%3A');
    });
    await page.findByText(/all colours have enough contrast/i);
  },
};

/** The theme of an address that someone shared. */
export const ASharedAddress: StoryObj = {
  play: async ({ canvasElement }) => {
    location.hash = '#preset=soft&shape=inline&--pay-radius=3px';
    const page = within(canvasElement);
    await waitFor(async () => {
      await expect(page.getByLabelText('CSS')).toHaveTextContent('--pay-radius: 3px;');
    });
    await expect(page.getByLabelText('HTML')).toHaveTextContent('presets/soft.css');
    await expect(canvasElement.querySelector('pay-status')).toHaveAttribute('shape', 'inline');
  },
};

/** A logo that is too large for an address: the page says so, and still shows it. */
export const ALargeLogo: StoryObj = {
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement, SVG.replace('><', `>${' '.repeat(MAX_LOGO_LENGTH)}<`));
    const page = within(canvasElement);
    await page.findByText(/This logo is too large for the address below/);
    await expect(page.getByLabelText('Address')).not.toHaveTextContent('logo=');
    await expect(getLogo(canvasElement)).toMatch(/^url\("data:image/);
  },
};
