import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { checkout } from '../support/play/players.js';
import { BROKEN_ICON_URL, USDC } from '../support/world/assets.js';

/** The merchant, the amount and the reference, for names and amounts of any length. */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Summary',
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

const said = (args: PayCheckoutArgs, ...texts: readonly (string | RegExp)[]): PayCheckoutStory => ({
  args,
  loaders: given(),
  play: checkout.shows(...texts),
});

export const WithLogo = said({ 'merchant-icon-url': USDC.display.iconUrl ?? '' }, 'Marginalia');
export const BrokenLogo = said({ 'merchant-icon-url': BROKEN_ICON_URL }, 'Marginalia');
export const Yen = said({ 'amount-unit': 'iso4217/JPY', 'amount-value': '5000' }, '¥5,000');
export const Nothing = said({ 'amount-value': '0' }, '$0.00');
export const ALot = said({ 'amount-value': `1${'0'.repeat(30)}` }, /000\.00$/);
export const LongName = said({ 'merchant-name': 'Überlänge & Söhne '.repeat(28), width: 360 }, /Überlänge/);
export const NameWithoutSpaces = said({ 'merchant-name': 'W'.repeat(500), width: 360 }, /WWW/);
export const RightToLeftName = said({ 'merchant-name': 'متجر الكتب' }, 'متجر الكتب');
export const Emoji = said({ 'merchant-name': '📚👩‍👩‍👧‍👦' }, '📚👩‍👩‍👧‍👦');
export const Unreadable = said({ 'amount-unit': 'iso4217/dollars' }, /5000/);

/** A page may say nothing: paying works without. */
export const Bare: PayCheckoutStory = {
  args: Object.fromEntries(Object.keys(payCheckoutMeta.args).map((name) => [name, undefined])),
  loaders: given(),
  play: checkout.shows(({ checkout }) => checkout.openWallet),
};

/** The developer's error message for a refused URL. */
export const RefusedWallet = said({ 'wallet-url': 'javascript:alert({url})' }, 'refused_url');
