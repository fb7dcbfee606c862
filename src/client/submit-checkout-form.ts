import { readCreatedCheckout, type CreatedCheckout } from '../contract/readers/created-checkout.js';
import type { Fetch } from './transport.js';

/** The form of a `<pay-button>`, as it is sent. */
export interface SentForm {
  readonly url: string;
  readonly body: FormData | URLSearchParams;
}

/** The result of submitting the form. */
export type CheckoutAnswer =
  | { readonly kind: 'created'; readonly checkout: CreatedCheckout }
  /** Refused, or no answer: the buyer may try again. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** A redirect, a page, or another shape: the server expects that the browser sends the form itself. */
  | { readonly kind: 'other'; readonly reason: string };

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** Sends the form, and asks for the payment as JSON. Never rejects. */
export const submitCheckoutForm = async (
  { url, body }: SentForm,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<CheckoutAnswer> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
      // A page of another origin, to which a server may redirect, could not be read.
      redirect: 'manual',
      body,
      signal,
    });
    if (response.type === 'opaqueredirect' || response.redirected)
      return { kind: 'other', reason: 'the server redirects' };
    if (!response.ok) return { kind: 'failed', reason: `HTTP status ${response.status}` };
    const checkout = readCreatedCheckout(await readBody(response));
    return checkout ? { kind: 'created', checkout } : { kind: 'other', reason: 'the answer has another shape' };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
};
