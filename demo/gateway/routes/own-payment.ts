import type { MerchantPrincipal } from '../auth/authenticate.js';
import type { Payment } from '../payments/payment.js';
import { notFound } from '../payments/refusals.js';
import type { GatewayContext } from './gateway-context.js';

/** Reads a payment of the merchant. For this caller, those of other merchants and of the other environment do not exist. */
export const getOwnPayment = async (
  { payments }: GatewayContext,
  id: string,
  { merchantId, mode }: MerchantPrincipal,
): Promise<Payment> => {
  const payment = await payments.get(id);
  if (payment.merchantId === merchantId && payment.mode === mode) return payment;
  throw notFound();
};
