import * as z from 'zod/mini';
import { amountSchema, type Amount } from '../../../contract/schemas/amount.js';
import type { Clock } from '../../../core/clock.js';
import type { TokenSigner } from './signed-token.js';

/** An item of an order, as the buyer sees it. No sum is computed from items. */
export interface OrderItem {
  readonly name: string;
  /** A whole number from 1; shown from 2. */
  readonly quantity?: number | undefined;
  /** The price of the line, with its quantity: `fiat('12.50', 'USD')`. */
  readonly amount?: Amount | undefined;
}

const sessionSchema = z.object({
  paymentId: z.string(),
  gatewayUrl: z.string(),
  /** Unix seconds. */
  expiresAt: z.number(),
  amount: amountSchema,
  referenceId: z.string(),
  items: z.optional(z.array(z.looseObject({ name: z.string() }))),
  successUrl: z.optional(z.string()),
  errorUrl: z.optional(z.string()),
  retryUrl: z.optional(z.string()),
  /** True in the browser that has created the payment: it may cancel it. */
  isOwner: z.boolean(),
});

/** The payment that a browser may see and pay, and what its page shows. */
export type CheckoutSession = z.infer<typeof sessionSchema>;

const tokenSchema = z.object({
  /** The version of the token: another one is not valid. */
  v: z.literal(1),
  /** When the token ends, Unix seconds. */
  endsAt: z.number(),
  session: sessionSchema,
});

/** The largest items in a cookie, bytes of JSON: browsers drop cookies of more than 4,096 bytes. */
export const MAX_ITEMS_BYTES = 1_200;

/** The longest `successUrl`, `errorUrl` and `retryUrl` together, bytes, for the same reason. */
export const MAX_URLS_BYTES = 1_000;

/** A browser may see the payment and its receipt for so long after it was created, seconds. */
const COOKIE_LIFETIME_S = 30 * 24 * 60 * 60;
/** In the browser of a wallet, the result is shown for so long after the payment's expiry, seconds. */
const GUEST_LIFETIME_S = 24 * 60 * 60;

/** The purpose of a token: a link is no cookie, and a cookie is no link. */
type Purpose = 'cookie' | 'link';

/** Signs and verifies the sessions of a checkout. */
export interface SessionTokens {
  /** The cookie of the browser that has created the payment. */
  readonly toCookie: (session: CheckoutSession) => Promise<string>;
  /** For how long the browser keeps the cookie, seconds. */
  readonly getMaxAge: (session: CheckoutSession) => number;
  /** The last segment of a link with which another browser may see and pay the payment until it expires, but not cancel it. */
  readonly toCapability: (session: CheckoutSession) => Promise<string>;
  readonly readCookie: (paymentId: string, token: string) => Promise<CheckoutSession | undefined>;
  readonly readCapability: (paymentId: string, token: string) => Promise<CheckoutSession | undefined>;
}

const parse = (text: string) => {
  try {
    return tokenSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // A token of another version need not be JSON.
    return undefined;
  }
};

/** Creates the tokens of a checkout. A capability has neither items nor the shop's URLs: it is read by others, such as a wallet's servers. */
export const createSessionTokens = (signer: TokenSigner, clock: Clock): SessionTokens => {
  const nowS = (): number => Math.floor(clock.now() / 1_000);
  const sign = (purpose: Purpose, session: CheckoutSession, endsAt: number): Promise<string> =>
    signer.sign(`${purpose} ${session.paymentId}`, JSON.stringify({ v: 1, endsAt, session }));
  const read = async (purpose: Purpose, paymentId: string, signed: string): Promise<CheckoutSession | undefined> => {
    const text = await signer.verify(`${purpose} ${paymentId}`, signed);
    const token = text === undefined ? undefined : parse(text);
    if (token?.session.paymentId !== paymentId || token.endsAt <= nowS()) return undefined;
    return token.session;
  };
  const getMaxAge = ({ isOwner, expiresAt }: CheckoutSession): number =>
    isOwner ? COOKIE_LIFETIME_S : Math.max(0, expiresAt + GUEST_LIFETIME_S - nowS());
  return {
    toCookie: (session) => sign('cookie', session, nowS() + getMaxAge(session)),
    getMaxAge,
    toCapability: ({ paymentId, gatewayUrl, expiresAt, amount, referenceId }) =>
      sign('link', { paymentId, gatewayUrl, expiresAt, amount, referenceId, isOwner: false }, expiresAt),
    readCookie: (paymentId, token) => read('cookie', paymentId, token),
    readCapability: (paymentId, token) => read('link', paymentId, token),
  };
};
