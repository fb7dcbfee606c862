import type { StoryContext } from '@storybook/web-components-vite';
import { waitFor, within } from 'storybook/test';
import type { PayCheckout } from '../../../src/elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../../src/elements/pay-status/pay-status.js';
import type { Messages } from '../../../src/locales/messages.js';
import { ENGLISH, loadMessages } from './messages.js';
import { press } from './press.js';
import type { MessageText } from './words.js';

/** The parts of a story's context that do not depend on its arguments. */
type Stage = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'globals' | 'loaded'>;

/** A part of a play function. */
export type Player = (stage: Stage) => Promise<void>;

/** A text of the messages, or a literal text that is only expected in English. */
type Text = string | RegExp | MessageText;

/** Returns the language of a story. */
export const getLanguage = ({ globals }: Pick<Stage, 'globals'>): string => globals['language'] as string;

const readText = (text: Text, messages: Messages, language: string): readonly (string | RegExp)[] => {
  if (typeof text === 'function') return [text(messages)].flat();
  return language === ENGLISH ? [text] : [];
};

/** Returns the texts in the language of the story; literal texts only in English. */
const loadTexts = async (stage: Stage, texts: readonly Text[]): Promise<readonly (string | RegExp)[]> => {
  const language = getLanguage(stage);
  const messages = await loadMessages(language);
  return texts.flatMap((text) => readText(text, messages, language));
};

/** Finds the container of the texts in the page. */
export type FindContainer = (canvasElement: HTMLElement) => HTMLElement | null | undefined;

const inCheckout: FindContainer = (canvas) =>
  canvas.querySelector('pay-checkout')?.shadowRoot?.querySelector('[part=checkout]');

/** Returns all `<pay-status>` elements of the page, including those in a `<pay-checkout>`. */
export const getStatusElements = (canvas: ParentNode) =>
  [...canvas.querySelectorAll<PayStatus | PayCheckout>('pay-status, pay-checkout')].map((element) =>
    'connection' in element ? element : element.shadowRoot?.querySelector('pay-status'),
  );

/** Returns the first `<pay-status>` of the page. */
export const getStatusElement = (canvas: ParentNode) => getStatusElements(canvas)[0];

const inStatus: FindContainer = (canvas) => getStatusElement(canvas)?.shadowRoot?.querySelector('[part=card]');

const createPlayers = (look: FindContainer) => {
  /** Returns the queries within the container, once it is rendered. */
  const inside = async (canvasElement: HTMLElement) => {
    const place = await waitFor(() => {
      const found = look(canvasElement);
      if (!found) throw new Error('The element has not rendered yet.');
      return found;
    });
    return within(place);
  };
  return {
    inside,
    /** Waits until each of these texts is in the container, visible or announced. */
    shows:
      (...texts: readonly Text[]): Player =>
      async (stage) => {
        const place = await inside(stage.canvasElement);
        for (const text of await loadTexts(stage, texts)) await place.findAllByText(text);
      },
    /** Waits for the label of closed details and clicks it. */
    opens:
      (label: Text): Player =>
      async (stage) => {
        const place = await inside(stage.canvasElement);
        const [text = ''] = await loadTexts(stage, [label]);
        press(await place.findByText(text));
      },
    /** Waits for a button and clicks it. */
    presses:
      (name: Text): Player =>
      async (stage) => {
        const place = await inside(stage.canvasElement);
        const [text = ''] = await loadTexts(stage, [name]);
        press(await place.findByRole('button', { name: text }));
      },
  };
};

/** Acts on the first `<pay-status>`, also within a checkout. */
export const status = createPlayers(inStatus);

/** Acts on the checkout, except for the status inside it. */
export const checkout = createPlayers(inCheckout);

/** Runs play functions one after the other. */
export const inOrder =
  (...players: readonly Player[]): Player =>
  async (stage) => {
    for (const play of players) await play(stage);
  };
