import 'pay-status/define/pay-status.js';
import { createStatus, STATES } from './create-status.js';

/** Attributes of the place that are not those of the element. */
const OWN = ['live', 'state'];

const toAttribute = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Shows a `<pay-status>` in the state of `data-state`. Other `data-*` attributes become attributes of the element. */
export const showStatus = (place: HTMLElement): void => {
  const { state } = place.dataset;
  const status = createStatus(STATES.find((known) => known === state) ?? 'requires_action');
  for (const [name, value] of Object.entries(place.dataset))
    if (!OWN.includes(name)) status.setAttribute(toAttribute(name), value ?? '');
  place.replaceChildren(status);
};
