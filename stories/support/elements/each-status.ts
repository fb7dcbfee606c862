import type { StoryContext } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { waitFor, within } from 'storybook/test';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { loadMessages } from '../play/messages.js';
import { getLanguage, getStatusElements, type Player } from '../play/players.js';
import { STEPS_TO } from '../../../demo/test/support/steps-to.js';
import { preparePayment, type StoryPayment } from '../environment/story-payment.js';

/** Prepares a payment in each status. */
export const givenEachStatus = [
  async () => ({
    payments: await Promise.all(PAYMENT_STATUSES.map((status) => preparePayment({ journey: STEPS_TO[status] }))),
  }),
];

/** The payments that {@link givenEachStatus} prepared. */
const getPayments = ({ loaded }: Pick<StoryContext, 'loaded'>): readonly StoryPayment[] =>
  (loaded as { payments: readonly StoryPayment[] }).payments;

/** Renders one element for each payment. */
export const sideBySide = (
  context: Pick<StoryContext, 'loaded'>,
  element: (payment: StoryPayment) => TemplateResult,
): TemplateResult => html`<div class="side-by-side">${getPayments(context).map(element)}</div>`;

/** Waits until each element shows its status. */
export const showsEachStatus: Player = async (stage) => {
  const { statuses } = await loadMessages(getLanguage(stage));
  for (const [index, status] of PAYMENT_STATUSES.entries()) {
    const card = await waitFor(() => {
      const found = getStatusElements(stage.canvasElement)[index]?.shadowRoot?.querySelector<HTMLElement>(
        '[part=card]',
      );
      if (!found) throw new Error('The element has not rendered yet.');
      return found;
    });
    await within(card).findByText(statuses[status][0]);
  }
};
