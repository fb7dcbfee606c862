import { isJsonObject, isString } from './fields.js';

/** The response of a shop's server to the form of a `<pay-button>`. */
export interface CreatedCheckout {
  readonly paymentId: string;
  /** The page of the shop on which the same payment is paid. */
  readonly url: string;
  /** Attributes for `<pay-checkout>`. Not checked: the dialog takes those that the element declares, and misspelt ones. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Reads the answer; undefined if it has another shape. */
export const readCreatedCheckout = (body: unknown): CreatedCheckout | undefined => {
  if (!isJsonObject(body)) return undefined;
  const { paymentId, url, attributes } = body;
  return isString(paymentId) && paymentId && isString(url) && isJsonObject(attributes)
    ? { paymentId, url, attributes }
    : undefined;
};
