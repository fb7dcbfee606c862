import type { Context } from 'hono';
import { authenticatePartner, type PartnerPrincipal } from '../auth/authenticate.js';
import { resolveVersion } from '../http/versioning.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { GatewayContext, GatewayEnv } from './gateway-context.js';
import { readPathText } from './path-text.js';

/** Authenticates a partner, and checks the version of the request. */
export const authenticatePartnerRequest = (
  { req }: Context<GatewayEnv>,
  { pinnedVersion }: GatewayContext,
): PartnerPrincipal => {
  const partner = authenticatePartner(req.raw.headers);
  resolveVersion(req.raw.headers, pinnedVersion);
  return partner;
};

/** The merchant of the path, in the environment of the partner's key. */
export const authenticatePartnerPath = (context: Context<GatewayEnv>, gateway: GatewayContext): PaymentOwner => {
  const { mode } = authenticatePartnerRequest(context, gateway);
  return { merchantId: readPathText(context, 'merchantId'), mode };
};

/** The scope of a partner's idempotency keys. No merchant has the id of a partner. */
export const toPartnerScope = ({ partnerId, mode }: PartnerPrincipal): PaymentOwner => ({
  merchantId: partnerId,
  mode,
});
