import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { eachSaysItsStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import { given, getPayment } from '../support/elements/given.js';
import {
  CONTROLS,
  payStatus,
  payStatusMeta,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/elements/pay-status.js';
import { status } from '../support/play/players.js';
import { JOURNEYS } from '../support/world/journeys.js';

/** Long words, other directions, words of the shop's own, and little room for any of them. */
const meta: Meta<PayStatusArgs> = { ...payStatusMeta, title: 'pay-status/Words', parameters: { controls: CONTROLS } };
export default meta;

const inEachStatus: PayStatusStory = {
  args: { redirect: 'manual', 'success-url': 'https://shop.example/thanks', 'error-url': 'https://shop.example/sorry' },
  loaders: givenEachStatus,
  render: (args, context) => sideBySide(context, (payment) => payStatus(payment, args)),
  play: eachSaysItsStatus,
};

export const German: PayStatusStory = { ...inEachStatus, globals: { language: 'de' } };

export const Arabic: PayStatusStory = { ...inEachStatus, globals: { language: 'ar' } };

/** 320 CSS pixels: the narrowest phone, and a page at 400 % on a laptop. */
export const Narrow: PayStatusStory = {
  args: { redirect: 'manual', 'success-url': 'https://shop.example/thanks' },
  globals: { language: 'de' },
  loaders: given({ journey: JOURNEYS.succeeded }),
  render: (args, context) =>
    html`<div class="place" style="--width: 320px">${payStatus(getPayment(context), args)}</div>`,
  play: status.shows(({ statuses }) => statuses.succeeded),
};

/** The property `messages`: each text alone can be the shop's own. */
export const WordsOfTheShop: PayStatusStory = {
  args: {
    messages: {
      statuses: { processing: ['Almost there', 'Marginalia is waiting for the network to confirm your payment.'] },
    },
  },
  globals: { language: 'en' },
  loaders: given({ journey: JOURNEYS.processing }),
  play: status.shows('Almost there', 'Marginalia is waiting for the network to confirm your payment.'),
};
