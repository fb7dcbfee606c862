import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { within } from 'storybook/test';
import { en } from '../../src/locales/en.js';
import { createLivePayment, type LivePayment } from '../support/live-payment.js';
import { livePanel } from '../support/live-panel.js';
import {
  CONTROLS,
  inside,
  payStatus,
  payStatusMeta,
  shows,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/story.js';

/** The real gateway handler in this page, in real time: play the buyer, the chain and a bad network. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Live',
  parameters: { controls: CONTROLS },
  args: { 'success-url': 'https://shop.example/thanks', 'error-url': 'https://shop.example/sorry' },
  loaders: [async () => ({ live: await createLivePayment() })],
  beforeEach:
    ({ loaded }) =>
    () => {
      (loaded as { live: LivePayment }).live.gateway.close();
    },
  render: (args, { loaded }) => {
    const { live } = loaded as { live: LivePayment };
    return html`${livePanel(live)} ${payStatus(live, { 'expires-at': live.expiresAt, ...args })}`;
  },
};
export default meta;

/** Yours to drive. */
export const Live: PayStatusStory = { play: shows(...en.statuses.requires_action) };

/** A whole payment with a network that fails in between. */
export const AWholePayment: PayStatusStory = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const element = await inside(canvasElement);
    const panel = within(canvasElement);
    const sees = (text: string) => element.findByText(text, undefined, { timeout: 5_000 });
    const press = (name: string) => userEvent.click(panel.getByRole('button', { name }));

    await sees(en.statuses.requires_action[0]);
    await press('process');
    await sees(en.statuses.processing[0]);
    await press('Cut the network');
    await sees(`${en.notes.offline} ${en.lastKnown}`);
    await press('succeed');
    await press('Restore the network');
    await sees(en.statuses.succeeded[0]);
    await sees(en.stay);
  },
};
