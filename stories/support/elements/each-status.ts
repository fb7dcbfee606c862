import type { StoryContext } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { stateName } from '../../../src/elements/shared/state-name.js';
import { getStatusElements, type Player } from '../play/players.js';
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

/** Waits until each element has its status. */
export const hasEachStatus: Player = async ({ canvasElement }) => {
  for (const [index, status] of PAYMENT_STATUSES.entries())
    await waitFor(async () => {
      const element = getStatusElements(canvasElement)[index];
      await expect(element?.matches(`:state(${stateName(status)})`)).toBe(true);
    });
};
