import { isJsonObject, isString } from './fields.js';

/** What a shop's server answers to the form of a `<pay-button>`. */
export interface CreatedCheckout {
  readonly paymentId: string;
  /** The page of the shop on which the same payment is paid. */
  readonly url: string;
  /** Attributes for `<pay-checkout>`, as text. Not checked: the element takes those that it declares. */
  readonly attributes: Readonly<Record<string, string>>;
}

const toText = (value: unknown): string =>
  typeof value === 'object' || typeof value === 'boolean' ? JSON.stringify(value) : String(value);

/** Reads the answer; undefined if it has another shape. What is not set is left out. */
export const readCreatedCheckout = (body: unknown): CreatedCheckout | undefined => {
  if (!isJsonObject(body)) return undefined;
  const { paymentId, url, attributes } = body;
  if (!isString(paymentId) || !paymentId || !isString(url) || !isJsonObject(attributes)) return undefined;
  const set = Object.entries(attributes).filter(([, value]) => value != null && value !== false);
  return { paymentId, url, attributes: Object.fromEntries(set.map(([name, value]) => [name, toText(value)])) };
};
