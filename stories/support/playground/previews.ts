import { html, type TemplateResult } from 'lit';
import { isFinal, STATES, type State } from '../every-state/combinations.js';
import { getPaymentInputs } from '../every-state/every-state.js';
import { getSituation } from '../every-state/situations.js';
import { payCheckout, payCheckoutMeta } from '../elements/pay-checkout.js';
import { payStatus } from '../elements/pay-status.js';
import { preparePayment, type StoryPayment } from '../environment/story-payment.js';
import { toIconUrl } from './logo.js';
import type { Theme } from './theme.js';

export const ELEMENTS = ['pay-status', 'pay-checkout'] as const;

/** A state of a payment and its connection, with a payment in it. */
export interface Preview {
  readonly state: State;
  readonly payment: StoryPayment;
}

/** Without a problem of the connection: what most buyers see. */
const isUsual = ({ known, connection }: State): boolean =>
  connection === (known === 'not_known_yet' ? 'connecting' : isFinal(known) ? 'settled' : 'live');

const EVERY_STATE = STATES.filter(({ scheme, direction }) => scheme === 'light' && direction === 'ltr');

/** Prepares a payment in every state, the usual ones first; the previews show each of them in both schemes. */
export const preparePreviews = (): Promise<readonly Preview[]> =>
  Promise.all(
    EVERY_STATE.toSorted((one, other) => Number(isUsual(other)) - Number(isUsual(one))).map(async (state) => ({
      state,
      payment: await preparePayment(getSituation(state)),
    })),
  );

const words = (name: string): string => name.replaceAll('_', ' ');

const renderElement = (
  element: (typeof ELEMENTS)[number],
  { state, payment }: Preview,
  { shape, density, logo }: Theme,
): TemplateResult => {
  const inputs = getPaymentInputs(state, payment);
  if (element === 'pay-status') return payStatus(inputs, { shape, density });
  const icon = toIconUrl(logo);
  return payCheckout(inputs, { ...payCheckoutMeta.args, shape, density, ...(icon && { 'merchant-icon-url': icon }) });
};

const captioned = (element: (typeof ELEMENTS)[number], preview: Preview, theme: Theme): TemplateResult =>
  html`<figure class="playground-state">
    <figcaption>
      ${words(preview.state.known)} <span>${preview.state.connection}</span> <code>${element}</code>
    </figcaption>
    ${renderElement(element, preview, theme)}
  </figure>`;

/** Renders an element in every state, with its caption; a checkout comes before the others, because it shows the logo. */
export const renderPreviews = (
  element: (typeof ELEMENTS)[number],
  previews: readonly Preview[],
  theme: Theme,
): readonly TemplateResult[] => {
  const checkout = element === 'pay-status' ? previews.slice(0, 1) : [];
  return [
    ...checkout.map((preview) => captioned('pay-checkout', preview, theme)),
    ...previews.map((preview) => captioned(element, preview, theme)),
  ];
};
