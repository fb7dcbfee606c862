import type { StoryContext } from '@storybook/web-components-vite';
import { waitFor, within } from 'storybook/test';
import type { PayCheckout } from '../../../src/elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../../src/elements/pay-status/pay-status.js';
import type { Messages } from '../../../src/locales/messages.js';
import { ENGLISH, loadMessages } from './messages.js';
import type { Words } from './words.js';

/** The parts of a story's context that do not depend on its arguments. */
type Stage = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'globals' | 'loaded'>;

/** A part of a play function. */
export type Player = (stage: Stage) => Promise<void>;

/** Words of the messages, or a text that is written as English readers write it. */
type Text = string | RegExp | Words;

/** The language that a story is shown in. */
export const getLanguage = ({ globals }: Pick<Stage, 'globals'>): string => globals['language'] as string;

const readText = (text: Text, messages: Messages, language: string): readonly (string | RegExp)[] => {
  if (typeof text === 'function') return [text(messages)].flat();
  return language === ENGLISH ? [text] : [];
};

/** The texts in the language that the story is shown in; those that are written out are only English. */
const textsIn = async (stage: Stage, texts: readonly Text[]): Promise<readonly (string | RegExp)[]> => {
  const language = getLanguage(stage);
  const messages = await loadMessages(language);
  return texts.flatMap((text) => readText(text, messages, language));
};

/** Finds the place in the page that a player looks into. */
export type Look = (canvasElement: HTMLElement) => HTMLElement | null | undefined;

const inCheckout: Look = (canvas) => canvas.querySelector('pay-checkout')?.shadowRoot?.querySelector('[part=checkout]');

/** Every `<pay-status>` of the page, alone or in a `<pay-checkout>`. */
export const statusesIn = (canvas: ParentNode) =>
  [...canvas.querySelectorAll<PayStatus | PayCheckout>('pay-status, pay-checkout')].map((element) =>
    'connection' in element ? element : element.shadowRoot?.querySelector('pay-status'),
  );

/** The first of them. */
export const getStatusPart = (canvas: ParentNode) => statusesIn(canvas)[0];

const inStatus: Look = (canvas) => getStatusPart(canvas)?.shadowRoot?.querySelector('[part=card]');

const playersIn = (look: Look) => {
  /** Queries for what the buyer sees there, once it is there. */
  const inside = async (canvasElement: HTMLElement) => {
    const place = await waitFor(() => {
      const found = look(canvasElement);
      if (!found) throw new Error('The element is not there yet.');
      return found;
    });
    return within(place);
  };
  return {
    inside,
    /** Waits until the buyer sees each of these texts, or hears it as well. */
    shows:
      (...texts: readonly Text[]): Player =>
      async (stage) => {
        const place = await inside(stage.canvasElement);
        for (const text of await textsIn(stage, texts)) await place.findAllByText(text);
      },
    /** Waits until a button is there, and presses it. */
    presses:
      (name: Text): Player =>
      async (stage) => {
        const place = await inside(stage.canvasElement);
        const [text = ''] = await textsIn(stage, [name]);
        await stage.userEvent.click(await place.findByRole('button', { name: text }));
      },
  };
};

/** In the status, be it alone or in a checkout. */
export const status = playersIn(inStatus);

/** In the checkout, around its status. */
export const checkout = playersIn(inCheckout);

/** One after the other. */
export const first =
  (...players: readonly Player[]): Player =>
  async (stage) => {
    for (const play of players) await play(stage);
  };
