import { ConfigurationError } from '../core/errors/configuration-error.js';

/**
 * Returns the payment that a wallet is bound to. A wallet that is bound to none would pay the requests of any page that gets into
 * the frame or WebView.
 *
 * @throws ConfigurationError `missing_payment_id` for anything else than a text
 */
export const requirePaymentId = (paymentId: unknown, advice: string): string => {
  if (typeof paymentId === 'string' && paymentId.trim()) return paymentId;
  throw new ConfigurationError('missing_payment_id', `The wallet does not know which payment it may pay. ${advice}`);
};
