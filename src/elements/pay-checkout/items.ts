import { isJsonObject, isString, isWholeNumber } from '../../contract/readers/fields.js';
import type { RequestedAmount } from '../../contract/schemas/payment-details.js';
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

const isDisplay = (value: unknown): boolean =>
  value == null || (isJsonObject(value) && isString(value['assetSymbol']) && isWholeNumber(value['decimals']));

const isAmount = (value: unknown): boolean =>
  isJsonObject(value) && isString(value['unit']) && isString(value['value']) && isDisplay(value['display']);

/** Returns what is wrong with an item, as the end of a sentence that begins with its place. */
const findProblem = (item: unknown): string | undefined => {
  if (!isJsonObject(item)) return ' is not an object';
  const { name, quantity, amount } = item;
  if (!isString(name) || !name.trim()) return '.name is not a text';
  if (quantity != null && (!isWholeNumber(quantity) || quantity === 0)) return '.quantity is not a whole number from 1';
  return amount == null || isAmount(amount) ? undefined : '.amount is not an amount: { unit, value }';
};

const parse = (input: unknown): unknown => {
  try {
    return isString(input) ? JSON.parse(input) : input;
  } catch {
    return undefined;
  }
};

/** Reads the items: a list, or its JSON text. One invalid item refuses them all, because a part of an order misleads. */
export const readItems = (input: unknown): ReadItems => {
  if (input == null || input === '') return { items: [], error: undefined };
  const secret = getSecretRefusal('items', input);
  if (secret) return { items: [], error: secret };
  const list = parse(input);
  if (!Array.isArray(list)) return refuse(isString(input) ? ' is not JSON of a list' : ' is not a list');
  for (let index = 0; index < list.length; index++) {
    const problem = findProblem(list[index]);
    if (problem) return refuse(`[${index}]${problem}`);
  }
  return { items: list as readonly CheckoutItem[], error: undefined };
};
