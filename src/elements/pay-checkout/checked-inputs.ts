import type { PayError } from '../../core/errors/pay-error.js';
import { findPayConflict } from './gateway-caller.js';
import { readItems, type CheckoutItem } from './items.js';
import { NO_LINKS, readLinks, type LinkInputs, type Links } from './links.js';

/** The inputs of the element that are checked before they are used. A removed attribute is null. */
interface Inputs extends LinkInputs {
  readonly items: readonly CheckoutItem[] | string | null | undefined;
  readonly payUrl: string | null | undefined;
  readonly baseUrl: string | null | undefined;
}

/** What has passed the checks. */
export interface CheckedInputs {
  readonly links: Links;
  readonly items: readonly CheckoutItem[];
  /** Why the others are left out. */
  readonly errors: readonly PayError[];
  /** Those that the check before did not find. */
  readonly newErrors: readonly PayError[];
}

export const NO_INPUTS: CheckedInputs = { links: NO_LINKS, items: [], errors: [], newErrors: [] };

/** Checks the inputs, each for itself. */
export const checkInputs = (inputs: Inputs, before: CheckedInputs): CheckedInputs => {
  const links = readLinks(inputs);
  const { items, error } = readItems(inputs.items);
  const refused = [error, findPayConflict(inputs)].filter((one) => one !== undefined);
  const errors = [...links.errors, ...refused];
  const known = before.errors.map(({ message }) => message);
  return { links, items, errors, newErrors: errors.filter(({ message }) => !known.includes(message)) };
};
