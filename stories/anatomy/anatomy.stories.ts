import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { getDeclaration } from '../../.storybook/manifest.js';
import { ElementAnatomy } from '../support/anatomy/element-anatomy.js';
import { findParts } from '../support/anatomy/find-named.js';
import { getPayment, given } from '../support/elements/given.js';
import { payCheckout, payCheckoutMeta, type PayCheckoutArgs } from '../support/elements/pay-checkout.js';
import { payStatus, type PayStatusArgs } from '../support/elements/pay-status.js';
import type { Slot } from '../support/elements/slots.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { getSituation } from '../support/every-state/situations.js';
import { inOrder, type Player } from '../support/play/players.js';
import { WALLET_ICON } from '../support/environment/assets.js';
import { REFUNDED_AT } from '../support/environment/story-clock.js';
import { givenWallets } from '../support/wallet/wallet-payment.js';
import { showsWalletText } from '../support/wallet/wallet-players.js';

customElements.define('element-anatomy', ElementAnatomy);

/** Each element with the names of its parts and slots, and the tokens that change them, from the custom elements manifest. */
const meta: Meta = {
  title: 'Anatomy',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const SUCCESS_URL = 'https://shop.example/thanks';
const HELP_URL = 'https://shop.example/help';
const ITEMS = JSON.stringify([
  { name: 'Tidewater ink', quantity: 2, amount: { unit: 'iso4217/USD', value: '3700' } },
  { name: 'Blotter', amount: { unit: 'iso4217/USD', value: '1300' } },
]);

/** A box that shows where the content of a slot goes. */
const box = (slot: Slot): TemplateResult => html`<span class="anatomy-slot" slot=${slot}>${slot}</span>`;

const boxes = (...slots: readonly Slot[]): TemplateResult => html`${slots.map(box)}`;

const anatomy = (tag: string, content: TemplateResult): TemplateResult =>
  html`<element-anatomy tag=${tag} .content=${content}></element-anatomy>`;

/** Waits until each shown part has its name, and expects the manifest to know it. */
const namesEveryPart =
  (tag: string): Player =>
  async ({ canvasElement }) => {
    const known = (getDeclaration(tag).cssParts ?? []).map(({ name }) => name);
    await waitFor(async () => {
      const labels = [...canvasElement.querySelectorAll('.anatomy-label[data-kind=part] span')];
      const shown = labels.map(({ textContent }) => textContent).sort();
      const element = canvasElement.querySelector(tag);
      await expect(shown.length).toBeGreaterThan(7);
      await expect(shown).toEqual([...(element ? findParts(element).keys() : [])].sort());
      await expect(shown.filter((name) => !known.includes(name))).toEqual([]);
    });
  };

const status = (slot: Slot, args: PayStatusArgs): Pick<StoryObj, 'render' | 'play'> => ({
  render: (looks, context) =>
    anatomy('pay-status', payStatus(getPayment(context), { ...looks, ...args }, boxes(slot, 'actions'))),
  play: namesEveryPart('pay-status'),
});

const checkout = (args: PayCheckoutArgs, slot: Slot, ...players: readonly Player[]): StoryObj => ({
  render: (looks, context) =>
    anatomy(
      'pay-checkout',
      payCheckout(
        getPayment(context),
        { ...payCheckoutMeta.args, ...looks, items: ITEMS, ...args },
        boxes(slot, 'actions'),
      ),
    ),
  play: inOrder(...players, namesEveryPart('pay-checkout')),
});

export const StatusPaid: StoryObj = {
  ...status('succeeded', { 'success-url': SUCCESS_URL, redirect: 'auto', 'refunded-at': REFUNDED_AT }),
  loaders: given({ journey: STEPS_TO.succeeded }),
};

/** A payment that waits, and a connection that ended. */
export const StatusWithProblem: StoryObj = {
  ...status('requires-action', {}),
  loaders: given(getSituation({ known: 'requires_action', connection: 'stopped' })),
};

export const CheckoutWaiting: StoryObj = {
  ...checkout({ 'help-url': HELP_URL }, 'requires-action'),
  loaders: given(),
};

export const CheckoutWithWallets: StoryObj = {
  ...checkout(
    {},
    'requires-action',
    showsWalletText(({ pickWallet }) => pickWallet),
  ),
  loaders: givenWallets({ wallets: [{ icon: WALLET_ICON }] }),
};

export const CheckoutPaid: StoryObj = {
  ...checkout({ 'refunded-at': REFUNDED_AT }, 'succeeded'),
  loaders: given({ journey: STEPS_TO.succeeded }),
};

export const CheckoutFailed: StoryObj = {
  ...checkout({ 'help-url': HELP_URL, 'retry-url': 'https://shop.example/basket' }, 'failed'),
  loaders: given({ journey: STEPS_TO.failed }),
};
