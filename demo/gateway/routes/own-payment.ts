import type { MerchantPrincipal } from '../auth/authenticate.js';
import type { Payment } from '../payments/payment.js';
import { notFound } from '../payments/refusals.js';
import type { GatewayContext } from './gateway-context.js';

/** Finds a payment of the merchant. For this caller, those of other merchants and of the other environment do not exist. */
export const findOwnPayment = async (
  { payments }: GatewayContext,
  id: string,
  { merchantId, mode }: MerchantPrincipal,
): Promise<Payment | undefined> => {
  const payment = await payments.find(id);
  return payment?.merchantId === merchantId && payment.mode === mode ? payment : undefined;
};

/** Like {@link findOwnPayment}, but refuses with `payment_not_found`. */
export const getOwnPayment = async (
  gateway: GatewayContext,
  id: string,
  merchant: MerchantPrincipal,
): Promise<Payment> => {
  const payment = await findOwnPayment(gateway, id, merchant);
  if (!payment) throw notFound();
  return payment;
};
