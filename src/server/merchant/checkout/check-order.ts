import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { quoteValue } from '../../../core/format/quote-value.js';
import { countBytes } from '../../shared/count-bytes.js';
import { describeType } from '../../shared/describe-type.js';
import type { CheckoutOrder } from './checkout-options.js';
import { MAX_URLS_BYTES } from './session.js';

/** Gateways forget idempotency keys after a day: a payment that is still open then could not be found again. */
const MAX_EXPIRY_MS = 23 * 60 * 60 * 1_000;

const REQUIRED = ['referenceId', 'idempotencyKey', 'amount'] as const;

/** Unix seconds are less for a thousand years, and milliseconds are more since 1973. */
const MAX_UNIX_SECONDS = 1e11;

/** The texts of values that are missing. */
const MISSING_TEXTS: readonly unknown[] = ['null', 'undefined'];

const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_option', message);
};

/**
 * Checks what the function `order` of the merchant has returned.
 *
 * @throws ConfigurationError `invalid_option` for what is no order, and for what would lock the buyer out of a payment, or let them
 * pay a second one
 */
export const checkOrder = (order: CheckoutOrder, nowMs: number): void => {
  if (order instanceof Response)
    refuse('order returned a Response. Return null to refuse; redirect before the handler.');
  const missing = REQUIRED.filter((name) => !(order as Partial<CheckoutOrder>)[name]);
  if (missing.length) refuse(`order returned no ${missing.join(', ')}; it has ${Object.keys(order).join(', ')}.`);
  for (const name of ['referenceId', 'idempotencyKey'] as const) {
    const text: unknown = order[name];
    if (typeof text !== 'string')
      refuse(`order returned ${name} as ${describeType(text)}. Use text: String(order.id).`);
    if (MISSING_TEXTS.includes(text))
      refuse(
        `order returned ${name} ${quoteValue(text)}. Has the form a field of the name that order reads? A button's own name is not sent by form.submit(), or if the button is disabled: use a hidden field.`,
      );
  }
  if (typeof (order.amount as unknown) !== 'object')
    refuse(`order returned amount as ${describeType(order.amount)}. Use fiat('12.50', 'USD').`);
  const { value } = order.amount;
  if (!/^\d+$/.test(value))
    refuse(`order returned the amount ${quoteValue(value)}, not in minor units. Use fiat('12.50', 'USD').`);
  if (/^0+$/.test(value)) refuse('The amount is 0: return null, and complete free orders without a payment.');
  const { successUrl = '', errorUrl = '', retryUrl = '' } = order;
  const expiresAt: unknown = order.expiresAt ?? 0;
  if (countBytes(successUrl + errorUrl + retryUrl) > MAX_URLS_BYTES)
    refuse(`successUrl, errorUrl and retryUrl have more than ${MAX_URLS_BYTES} bytes. Shorten them.`);
  if (typeof expiresAt !== 'number' || !(expiresAt <= MAX_UNIX_SECONDS))
    return refuse(
      'expiresAt must be Unix seconds, such as Math.floor(Date.now() / 1000) + 900, stored with the order: the same each time.',
    );
  if (expiresAt * 1_000 > nowMs + MAX_EXPIRY_MS) refuse('expiresAt must be within 23 hours. Set an earlier one.');
};
