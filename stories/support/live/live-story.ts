import { html, type TemplateResult } from 'lit';
import { waitFor, within } from 'storybook/test';
import type { Player } from '../play/players.js';
import { press } from '../play/press.js';
import { createLivePayment, type LivePayment } from './live-payment.js';
import { LiveStage } from './live-stage.js';

// Not beside the class: a bundler may remove a module that is imported only for its side effects.
customElements.define('live-stage', LiveStage);

/** The shared parts of the live stories of both elements. `element` renders the element for a payment. */
export const liveMeta = <Args>(element: (live: LivePayment, args: Args) => TemplateResult) => ({
  loaders: [async () => ({ live: await createLivePayment() })],
  render: (args: Args, { loaded }: { readonly loaded: Record<string, unknown> }) =>
    html`<live-stage .live=${loaded['live']} .element=${(live: LivePayment) => element(live, args)}></live-stage>`,
});

/** Clicks a button, radio button or switch of the panel. */
export const presses =
  (role: 'button' | 'switch' | 'radio', name: string): Player =>
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole(role, { name }));
  };

/** Waits until a button of the checkout can be pressed, and clicks it: its text is not that of the toolbar's language. */
export const pressesPart =
  (part: string): Player =>
  async ({ canvasElement }) => {
    const button = await waitFor(() => {
      const root = canvasElement.querySelector('pay-checkout')?.shadowRoot;
      const found = root?.querySelector(`[part~="${part}"]:not([aria-disabled="true"])`);
      if (!found) throw new Error(`The button ${part} cannot be pressed yet.`);
      return found;
    });
    press(button);
  };

/** Waits for a question of the test wallet, and approves it. */
export const approves: Player = async ({ userEvent }) => {
  await userEvent.click(await within(document.body).findByRole('button', { name: 'Approve' }));
};
