import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { checkout } from '../support/play/players.js';
import { BROKEN_ICON_URL, USDC } from '../support/environment/assets.js';

/** The merchant, the amount and the reference, for names and amounts of any length. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Summary',
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

const showing = (args: PayCheckoutArgs, ...texts: readonly (string | RegExp)[]): PayCheckoutStory => ({
  args,
  loaders: given(),
  play: checkout.shows(...texts),
});

export const WithLogo = showing({ 'merchant-icon-url': USDC.display.iconUrl ?? '' }, 'Marginalia');
export const BrokenLogo = showing({ 'merchant-icon-url': BROKEN_ICON_URL }, 'Marginalia');
export const Yen = showing({ 'amount-unit': 'iso4217/JPY', 'amount-value': '5000' }, '¥5,000');
export const Nothing = showing({ 'amount-value': '0' }, '$0.00');
export const ALot = showing({ 'amount-value': `1${'0'.repeat(30)}` }, /000\.00$/);
export const LongName = showing({ 'merchant-name': 'Überlänge & Söhne '.repeat(28), width: 360 }, /Überlänge/);
export const NameWithoutSpaces = showing({ 'merchant-name': 'W'.repeat(500), width: 360 }, /WWW/);
export const RightToLeftName = showing({ 'merchant-name': 'متجر الكتب' }, 'متجر الكتب');
export const Emoji = showing({ 'merchant-name': '📚👩‍👩‍👧‍👦' }, '📚👩‍👩‍👧‍👦');
export const Unreadable = showing({ 'amount-unit': 'iso4217/dollars' }, /5000/);

const PRICED = (name: string, value: string) => ({ name, amount: { unit: 'iso4217/USD', value } });

/** What is bought: three items at once, the others on request. Nothing is computed from them. */
export const Items: PayCheckoutStory = {
  args: {
    items: JSON.stringify([
      { ...PRICED('Harbour notebook', '4800'), quantity: 2 },
      PRICED('Tidewater ink', '1850'),
      PRICED('Six cedar pencils', '1200'),
      PRICED('Brass ruler, 15 cm', '2150'),
      PRICED('A tin of paper clips', '750'),
    ]),
    'amount-value': '10750',
    'help-url': 'https://shop.example/help',
  },
  loaders: given(),
  play: checkout.shows(/^Harbour notebook$/, '$18.50', ({ checkout }) => checkout.help),
};

/** The summary is optional: the buyer can pay without it. */
export const Bare: PayCheckoutStory = {
  args: Object.fromEntries(Object.keys(payCheckoutMeta.args).map((name) => [name, undefined])),
  loaders: given(),
  play: checkout.shows(({ checkout }) => checkout.openWallet),
};

/** The developer's error message for a refused URL. */
export const RefusedWallet = showing({ 'wallet-url': 'javascript:alert({url})' }, 'refused_url');
