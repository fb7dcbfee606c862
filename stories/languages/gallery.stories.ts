import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { waitFor, within } from 'storybook/test';
import { PAYMENT_STATUSES, type KnownPaymentStatus } from '../../src/contract/payment-status.js';
import { LOCALES } from '../../src/locales/keys.generated.js';
import { getPayment } from '../support/elements/given.js';
import { payStatus } from '../support/elements/pay-status.js';
import { loadMessages, getLanguageName } from '../support/play/messages.js';
import { getStatusElements } from '../support/play/players.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { preparePayment } from '../support/environment/story-payment.js';

interface GalleryArgs {
  status: KnownPaymentStatus;
}

/** One payment in every supported language. */
const meta: Meta<GalleryArgs> = {
  title: 'Languages',
  tags: ['!autodocs'],
  args: { status: 'succeeded' },
  argTypes: { status: { control: 'select', options: PAYMENT_STATUSES } },
  loaders: [async ({ args }) => ({ payment: await preparePayment({ journey: STEPS_TO[args.status] }) })],
  render: (_, context) =>
    html`<div class="side-by-side">
      ${LOCALES.map(
        (language) =>
          html`<section class="captioned" lang=${language}>
            <h3><bdi>${getLanguageName(language)}</bdi> <code>${language}</code></h3>
            ${payStatus(getPayment(context))}
          </section>`,
      )}
    </div>`,
  play: async ({ args, canvasElement }) => {
    for (const [index, language] of LOCALES.entries()) {
      const { statuses } = await loadMessages(language);
      const card = await waitFor(() => {
        const found = getStatusElements(canvasElement)[index]?.shadowRoot?.querySelector<HTMLElement>('[part=card]');
        if (!found) throw new Error(`The element in ${language} has not rendered yet.`);
        return found;
      });
      await within(card).findByText(statuses[args.status][0]);
    }
  },
};
export default meta;

export const InEveryLanguage: StoryObj<GalleryArgs> = {};
