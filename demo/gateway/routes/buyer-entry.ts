import type { Context } from 'hono';
import { authenticateBuyer } from '../auth.js';
import type { Payment } from '../payments/payment.js';
import { notFound } from '../payments/refusals.js';
import { resolveVersion } from '../versioning.js';
import type { GatewayEnv, GatewayParts } from './parts.js';
import { readPaymentId } from './payment-id.js';

/** A request of a wallet or a page about one payment. */
export interface BuyerEntry {
  readonly id: string;
  /** Names the caller for the memory of what it was last told. */
  readonly client: string;
  /** The payment as it is now, if it is of the caller's environment. Whoever knows its id may follow and pay it. */
  readonly read: () => Promise<Payment>;
}

/** Lets the caller in, or refuses. */
export const enterAsBuyer = (
  context: Context<GatewayEnv>,
  { payments, baseUrl, pinnedVersion }: GatewayParts,
): BuyerEntry => {
  const { headers } = context.req.raw;
  const { mode, client } = authenticateBuyer(headers);
  resolveVersion(headers, pinnedVersion);
  const id = readPaymentId(context, baseUrl);
  return {
    id,
    client,
    async read() {
      const payment = await payments.get(id);
      if (mode === undefined || payment.mode === mode) return payment;
      throw notFound();
    },
  };
};
