import 'pay-status/define/pay-status.js';
import type { PayStatus } from 'pay-status';
import { createStatus, STATES } from './create-status.js';
import { followDemo } from './follow-demo.js';

/** Attributes of the place that are not those of the element. */
const OWN = ['live', 'state'];

const toAttribute = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const create = (state: string | undefined): PayStatus => {
  const status = createStatus(STATES.find((known) => known === state) ?? 'requires_action');
  if (state === 'demo') followDemo(status);
  return status;
};

/**
 * Shows a `<pay-status>` in the state of `data-state`, or with `demo`, that of the payment in the checkout of the page. Other `data-*`
 * attributes become attributes of the element.
 */
export const showStatus = (place: HTMLElement): void => {
  const status = create(place.dataset['state']);
  for (const [name, value] of Object.entries(place.dataset))
    if (!OWN.includes(name)) status.setAttribute(toAttribute(name), value ?? '');
  place.replaceChildren(status);
};
