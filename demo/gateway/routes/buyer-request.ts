import type { Context } from 'hono';
import { authenticateBuyer } from '../auth/authenticate.js';
import type { Payment } from '../payments/payment.js';
import { notFound } from '../payments/refusals.js';
import { resolveVersion } from '../http/versioning.js';
import type { GatewayEnv, GatewayContext } from './gateway-context.js';
import { readPaymentId } from './payment-id.js';

/** A request of a wallet or a page about one payment. */
export interface BuyerRequest {
  readonly id: string;
  /** Identifies the caller in `LastSeenVersions`. */
  readonly client: string;
  /** Reads the payment, if it is of the caller's environment. Anybody who knows its id may follow and pay it. */
  readonly read: () => Promise<Payment>;
}

/** Authenticates the caller and reads which payment the request is about. */
export const authenticateBuyerRequest = (
  context: Context<GatewayEnv>,
  { payments, hosts, pinnedVersion }: GatewayContext,
): BuyerRequest => {
  const { headers } = context.req.raw;
  const { mode, client } = authenticateBuyer(headers);
  resolveVersion(headers, pinnedVersion);
  const id = readPaymentId(context, hosts);
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
