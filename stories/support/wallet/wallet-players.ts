import { waitFor } from 'storybook/test';
import { loadLocale } from '../../../src/locales/load-locale.js';
import { loadWalletLocale } from '../../../src/locales/load-wallet-locale.js';
import { matchLocale } from '../../../src/locales/match-locale.js';
import type { CheckoutMessages } from '../../../src/locales/messages.js';
import type { WalletMessages } from '../../../src/locales/wallet-messages.js';
import { getPayment } from '../elements/given.js';
import { getLanguage, type Player } from '../play/players.js';
import { press } from '../play/press.js';

/** The texts of the pane: those of its steps, and those of the page around it. */
type PaneMessages = WalletMessages & CheckoutMessages;

/** Selects a text of the pane. */
type WalletText = (messages: PaneMessages) => string;

const loadTexts = async (language: string): Promise<PaneMessages> => {
  const { checkout } = await loadLocale(matchLocale(language)?.key ?? 'en');
  return { ...checkout, ...(await loadWalletLocale(language)) };
};

const findParts = (canvas: HTMLElement, part: string): readonly HTMLElement[] => [
  ...(canvas.querySelector('pay-checkout')?.shadowRoot?.querySelectorAll<HTMLElement>(`[part=${part}]`) ?? []),
];

/** Waits for a control that can be used, and clicks it. */
const clicks =
  (part: string, index = 0): Player =>
  async ({ canvasElement }) => {
    const control = await waitFor(() => {
      const found = findParts(canvasElement, part)[index];
      if (!found || found.ariaDisabled === 'true') throw new Error(`There is no ${part} to click.`);
      return found;
    });
    press(control);
  };

/** A pattern for a text with any values for its placeholders. */
const toPattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );

const isShown = (canvas: HTMLElement, text: string): void => {
  const [pane] = findParts(canvas, 'wallet');
  if (!pane || !toPattern(text).test(pane.textContent)) throw new Error(`The pane does not show: ${text}`);
};

/** Picks the wallet with this index. */
export const picksWallet = (index = 0): Player => clicks('wallet-button', index);

/** Chooses the coin with this index. */
export const choosesCoin = (index: number): Player => clicks('option', index);

export const pays = clicks('pay-button');

/** Says that the transaction was declined. */
export const declines = clicks('wallet-declined-button');

/** Ends the form for details. */
export const sendsDetails = clicks('details-button');

/** The details of a buyer, by the type of the input. */
const DETAILS: Readonly<Record<string, string>> = { text: 'Ada Lovelace', date: '1815-12-10' };

/** Fills in the form for details. */
export const entersDetails: Player = async ({ canvasElement }) => {
  const inputs = await waitFor(() => {
    const found = findParts(canvasElement, 'details-input');
    if (!found.length) throw new Error('There is no form.');
    return found;
  });
  for (const input of inputs) {
    if (!(input instanceof HTMLInputElement)) continue;
    if (input.type === 'checkbox') input.checked = true;
    else input.value = DETAILS[input.type] ?? '';
  }
};

/** Comes back from the page of the gateway. */
export const returnsWithDetails = clicks('details-done-button');

/** Waits until these texts are in the pane. */
export const showsWalletText =
  (...texts: readonly WalletText[]): Player =>
  async (stage) => {
    const messages = await loadTexts(getLanguage(stage));
    for (const text of texts)
      await waitFor(() => {
        isShown(stage.canvasElement, text(messages));
      });
  };

/** Advances the clock of the page and the gateway. */
export const passesTime =
  (ms: number): Player =>
  async (stage) => {
    await getPayment(stage).gateway.clock.advance(ms);
  };

/** Advances the clock, second by second, until a text is in the pane. */
export const passesTimeUntil =
  (text: WalletText): Player =>
  async (stage) => {
    const messages = await loadTexts(getLanguage(stage));
    await waitFor(async () => {
      await passesTime(1_000)(stage);
      isShown(stage.canvasElement, text(messages));
    });
  };
