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
  /** There is no order to be paid: it may be paid already. */
  | { readonly kind: 'nothing-to-pay'; readonly reason: string }
  /** Refused, or no answer: the buyer may try again. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** A redirect, a page, or another shape: the server expects that the browser sends the form itself. */
  | { readonly kind: 'other'; readonly reason: string };

/** Statuses of an order that is unknown, paid, or over. */
const NOTHING_TO_PAY: readonly number[] = [404, 409, 410];

/** Of a request that got no answer. */
const POLICY_HINT = "; check the connection, and that connect-src of the page's Content-Security-Policy has 'self'";

const describeStatus = (status: number): string =>
  `HTTP status ${status}${status === 429 ? ', see maxCreationsPerMinute and getVisitor of createCheckout' : status === 403 || status >= 500 ? ', see the log of your server' : ''}`;

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
    const { status } = response;
    if (!response.ok)
      return { kind: NOTHING_TO_PAY.includes(status) ? 'nothing-to-pay' : 'failed', reason: describeStatus(status) };
    const checkout = readCreatedCheckout(await readBody(response));
    return checkout ? { kind: 'created', checkout } : { kind: 'other', reason: 'the answer has another shape' };
  } catch (error) {
    const hint = error instanceof TypeError ? POLICY_HINT : '';
    return { kind: 'failed', reason: `${error instanceof Error ? error.message : String(error)}${hint}` };
  }
};
