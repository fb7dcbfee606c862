import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { hasEachStatus, givenEachStatus, sideBySide } from '../support/elements/each-status.js';
import { given, getPayment } from '../support/elements/given.js';
import {
  CONTROLS,
  payStatus,
  payStatusMeta,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/elements/pay-status.js';
import { status } from '../support/play/players.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';

/** Long texts, right-to-left text, custom texts, and narrow pages. */
const meta: Meta<PayStatusArgs> = { ...payStatusMeta, title: 'pay-status/Words', parameters: { controls: CONTROLS } };
export default meta;

const inEachStatus: PayStatusStory = {
  args: { redirect: 'manual', 'success-url': 'https://shop.example/thanks', 'error-url': 'https://shop.example/sorry' },
  loaders: givenEachStatus,
  render: (args, context) => sideBySide(context, (payment) => payStatus(payment, args)),
  play: hasEachStatus,
};

export const German: PayStatusStory = { ...inEachStatus, globals: { language: 'de' } };

export const Arabic: PayStatusStory = { ...inEachStatus, globals: { language: 'ar' } };

/** 320 CSS pixels: the narrowest phones, and laptops at 400 % zoom. */
export const Narrow: PayStatusStory = {
  args: { redirect: 'manual', 'success-url': 'https://shop.example/thanks' },
  globals: { language: 'de' },
  loaders: given({ journey: STEPS_TO.succeeded }),
  render: (args, context) =>
    html`<div class="place" style="--width: 320px">${payStatus(getPayment(context), args)}</div>`,
  play: status.shows(({ statuses }) => statuses.succeeded),
};

/** The property `messages` replaces single texts. */
export const WordsOfTheShop: PayStatusStory = {
  args: {
    messages: {
      statuses: { processing: ['Almost there', 'Marginalia is waiting for the network to confirm your payment.'] },
    },
  },
  globals: { language: 'en' },
  loaders: given({ journey: STEPS_TO.processing }),
  play: status.shows('Almost there', 'Marginalia is waiting for the network to confirm your payment.'),
};
