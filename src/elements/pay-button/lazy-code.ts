import type { ButtonPorts } from '../../browser/button-ports.js';
import type { CheckoutAnswer } from '../../client/submit-checkout-form.js';
import type { ButtonMessages } from '../../locales/button-messages.js';
import type { CheckoutDialog } from './dialog/checkout-dialog.js';
import type { Submission } from './form.js';

/** The inputs of the dialog. */
export type DialogInputs = Pick<CheckoutDialog, 'button' | 'ports' | 'messages' | 'onAgain'>;

/** Why a press has started nothing: there is no form, or the page has prevented the event `submit`. */
export type PressFault = 'formless' | 'prevented';

/** The code that is loaded for a press. */
export interface PressCode {
  /** Writes on the console what is wrong with a button and its form, each once. */
  check(element: Element, fault: PressFault | undefined, ports: ButtonPorts): void;
  start(submission: Submission, ports: ButtonPorts): Promise<CheckoutAnswer>;
  createDialog(inputs: DialogInputs): CheckoutDialog;
}

/** The code of the button that is loaded when it is needed. */
export interface LazyCode {
  /** Loads the texts of the element's language, now and when that changes, until the signal is aborted. */
  texts(element: Element, onTexts: (texts: ButtonMessages) => void, signal: AbortSignal): void;
  /** Loads what a press needs, `<pay-checkout>` included; undefined if that fails, which is tried again the next time. */
  press(): Promise<PressCode | undefined>;
}

/** True if the language of an element may be another than English, whose texts are here. */
export const needsTexts = (element: Element): boolean => {
  const root = element.getRootNode();
  const language = element.closest('[lang]')?.getAttribute('lang');
  return language == null && root instanceof ShadowRoot ? needsTexts(root.host) : !/^(en\b|$)/i.test(language ?? '');
};
