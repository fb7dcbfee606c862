import { MAX_LENGTHS } from '../../contract/limits.js';
import { isJsonObject, isString, isWholeNumber } from '../../contract/readers/fields.js';
import { parseAttribute } from '../../contract/readers/initial-data.js';
import { readRequestedAmount } from '../../contract/readers/payment-details.js';
import type { RequestedAmount } from '../../contract/schemas/payment-details.js';
import { toLabel } from '../../contract/text.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { getSecretRefusal } from '../shared/merchant-secrets.js';

/** An item of the order. It is shown as it is: no sum is computed from items, and none is compared with the amount to pay. */
export interface CheckoutItem {
  readonly name: string;
  /** A whole number from 1; shown from 2. */
  readonly quantity?: number | null | undefined;
  /** The price of the line, with its quantity: digits in minor units, as in the gateway's amounts. */
  readonly amount?: RequestedAmount | null | undefined;
}

/** The items that are shown, and the reason if the input is refused. */
export interface ReadItems {
  readonly items: readonly CheckoutItem[];
  readonly error: ConfigurationError | undefined;
}

const ADVICE =
  'No items are shown. Use a list such as [{ "name": "Notebook", "quantity": 2 }], as JSON in the attribute.';

const refuse = (problem: string): ReadItems => ({
  items: [],
  error: new ConfigurationError('invalid_option', `items${problem}. ${ADVICE}`),
});

/** Reads an amount; undefined if any of it is invalid. */
const readAmount = (value: unknown): RequestedAmount | undefined => {
  let isValid = true;
  const amount = readRequestedAmount(
    value,
    () => {
      isValid = false;
    },
    '',
  );
  return isValid ? amount : undefined;
};

/** Reads an item; returns what is wrong with it as the end of a sentence that begins with its place. */
const readItem = (item: unknown): CheckoutItem | string => {
  if (!isJsonObject(item)) return ' is not an object';
  const { quantity, amount: given } = item;
  const name = isString(item['name']) ? toLabel(item['name'], MAX_LENGTHS.NAME) : '';
  if (!name) return '.name is not a text';
  if (quantity != null && (!isWholeNumber(quantity) || quantity === 0)) return '.quantity is not a whole number from 1';
  const amount = given == null ? null : readAmount(given);
  return amount === undefined ? '.amount is not an amount: { unit, value }' : { name, quantity, amount };
};

/** Reads the items: a list, or its JSON text. One invalid item refuses them all, because a part of an order misleads. */
export const readItems = (input: unknown): ReadItems => {
  if (input == null || input === '') return { items: [], error: undefined };
  const secret = getSecretRefusal('items', input);
  if (secret) return { items: [], error: secret };
  const list = parseAttribute(input);
  if (!Array.isArray(list)) return refuse(isString(input) ? ' is not JSON of a list' : ' is not a list');
  const items: CheckoutItem[] = [];
  for (const value of list as readonly unknown[]) {
    const item = readItem(value);
    if (isString(item)) return refuse(`[${items.length}]${item}`);
    items.push(item);
  }
  return { items, error: undefined };
};
