import type { ButtonPorts } from '../../browser/button-ports.js';
import { findForm, findOwn, readFormAttribute, SUBMITTERS } from './form.js';
import type { PressFault } from './lazy-code.js';

/** The messages that each element has caused. */
const written = new WeakMap<Element, Set<string>>();

/** Writes on the console what is wrong with a button and its form, each once. */
export const check = (
  element: Element & { readonly form?: string | undefined },
  fault: PressFault | undefined,
  { console: log = console }: ButtonPorts,
): void => {
  const past = written.get(element) ?? new Set();
  written.set(element, past);
  const write = (level: 'error' | 'warn' | 'info', text: string): void => {
    if (!past.has(text)) log[level](text);
    past.add(text);
  };

  const form = findForm(element, element.form);
  if (fault === 'formless')
    write(
      'error',
      element.querySelector('form button[type=button]')
        ? '<pay-button> The button inside has type="button", which sends no form: remove it.'
        : '<pay-button> has no form with a button. Put a form into it, and the button into the form.',
    );
  else if (form && !/^post$/i.test(readFormAttribute('method', form, findOwn(element, form))))
    write('warn', '<pay-button> The form has no method="post", so a press opens no dialog.');
  // The listener of a page that checks its fields does so, too.
  else if (fault === 'prevented')
    write('info', '<pay-button> A listener of the page has prevented the submit event, so no payment was started.');

  const { length } = element.querySelectorAll(SUBMITTERS);
  if (length > 1)
    write(
      'warn',
      `<pay-button> has ${length} buttons inside that send a form. Only the first is used, the others are not shown: use a <pay-button> for each.`,
    );
};
