import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { overrideBody } from '../support/environment/wires.js';
import { checkout, inOrder, status } from '../support/play/players.js';

const RETRY = { 'retry-url': 'https://shop.example/cart' };
const HELP = { 'help-url': 'https://shop.example/help' };

/** The next steps after an unsuccessful payment. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Next steps',
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

export const TryAgainOrGetHelp: PayCheckoutStory = {
  args: { ...RETRY, ...HELP },
  loaders: given({ journey: STEPS_TO.failed }),
  play: checkout.shows(
    ({ tryAgain }) => tryAgain,
    ({ checkout }) => checkout.help,
  ),
};

export const OnAPhone: PayCheckoutStory = { ...TryAgainOrGetHelp, args: { ...RETRY, ...HELP, width: 320 } };

/** To try again comes before going back: only one button is filled. */
export const TryAgainOrGoBack: PayCheckoutStory = {
  args: { ...RETRY, 'error-url': 'https://shop.example/sorry', redirect: 'manual' },
  loaders: given({ journey: STEPS_TO.expired }),
  play: inOrder(
    checkout.shows(({ tryAgain }) => tryAgain),
    status.shows(({ goOn }) => goOn),
  ),
};

/** No link leads on: the buyer reads where to go. */
export const NoLink: PayCheckoutStory = {
  loaders: given({ journey: STEPS_TO.cancelled }),
  play: checkout.shows(({ checkout }) => checkout.backToShop, 'Marginalia'),
};

/** The failure code is for support, not for the buyer. */
export const DetailsForSupport: PayCheckoutStory = {
  args: { ...RETRY, ...HELP },
  loaders: given({ journey: ['decline'] }),
  play: inOrder(
    status.opens(({ support }) => support),
    status.shows('declined_user'),
  ),
};

/** A status that this version does not know may mean that the payment is paid: no retry is offered. */
export const UnknownStatus: PayCheckoutStory = {
  args: { ...RETRY, ...HELP },
  loaders: given({ wire: overrideBody({ status: 'held_for_review' }) }),
  play: inOrder(
    status.shows(({ unknownStatus }) => unknownStatus),
    checkout.shows(({ checkout }) => checkout.help),
  ),
};
