import { hasOwn } from '../../../contract/has-own.js';
import { decodeSegment } from '../access.js';

/** A request below the path of a checkout. */
export type CheckoutRoute =
  | { readonly kind: 'create' }
  | { readonly kind: 'page' | 'status' | 'pay' | 'cancel'; readonly paymentId: string }
  | { readonly kind: 'link'; readonly paymentId: string; readonly capability: string }
  | { readonly kind: 'asset'; readonly file: string };

const PAYMENT_ID = /^pay_[\w-]+$/;

/** A payment's routes, by the segment after its id. */
const OF_PAYMENT: Readonly<Partial<Record<string, 'status' | 'cancel'>>> = { status: 'status', cancel: 'cancel' };

const findPaymentRoute = (paymentId: string, rest: readonly string[]): CheckoutRoute | undefined => {
  const [segment, ...more] = rest;
  if (segment === undefined) return { kind: 'page', paymentId };
  if (segment === 'pay' && more.length === 1) return { kind: 'pay', paymentId };
  if (more.length) return undefined;
  const kind = hasOwn(OF_PAYMENT, segment) ? OF_PAYMENT[segment] : undefined;
  return kind ? { kind, paymentId } : { kind: 'link', paymentId, capability: segment };
};

/**
 * Returns the route of a request; undefined if there is none, or its path is not below that of the checkout.
 *
 * @param path the path of the checkout, such as `/checkout`
 */
export const findCheckoutRoute = ({ url }: Request, path: string): CheckoutRoute | undefined => {
  // A framework may add a slash to each path, such as Next.js with `trailingSlash`.
  const pathname = new URL(url).pathname.replace(/\/$/, '');
  if (pathname === path) return { kind: 'create' };
  if (!pathname.startsWith(`${path}/`)) return undefined;
  const [first = '', ...rest] = pathname.slice(path.length + 1).split('/');
  if (first === 'assets') return { kind: 'asset', file: rest.join('/') };
  const paymentId = decodeSegment(first) ?? '';
  return PAYMENT_ID.test(paymentId) ? findPaymentRoute(paymentId, rest) : undefined;
};
