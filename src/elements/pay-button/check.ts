import type { ButtonPorts } from '../../browser/button-ports.js';
import { SUBMITTERS } from './form.js';

const formless = new WeakSet<Element>();
const ambiguous = new WeakSet<Element>();

/**
 * Writes on the console what is wrong with the content of a button, each once.
 *
 * @param lacksForm true if there was no form for a press
 */
export const check = (element: Element, lacksForm: boolean, { console: log = console }: ButtonPorts): void => {
  if (lacksForm && !formless.has(element)) {
    formless.add(element);
    log.error('<pay-button> has no form with a button. Put a form into it, and the button into the form.');
  }
  const { length } = element.querySelectorAll(SUBMITTERS);
  if (length > 1 && !ambiguous.has(element)) {
    ambiguous.add(element);
    log.warn(
      `<pay-button> has ${length} buttons inside that send a form. Only the first is used, the others are not shown: use a <pay-button> for each.`,
    );
  }
};
