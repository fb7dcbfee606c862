import { PAYMENT_STATUSES, type KnownPaymentStatus } from 'pay-status/contract';
import { DEMO_MERCHANT_ID } from '../../gateway/auth/credentials.js';
import type { Mode } from '../../gateway/wire/mode.js';

/** The view, stored in the URL hash, so that reload, Back and links restore it. */
export interface Route {
  readonly panel: Panel;
  readonly mode: Mode;
  /** The merchant whose payments and webhooks are shown; absent for that of the shop. */
  readonly merchant?: string | undefined;
  /** The selected item: an id, or a keyword such as `new` or `endpoint`. */
  readonly selected?: string | undefined;
  /** Filters the payments by status. */
  readonly status?: KnownPaymentStatus | undefined;
  /** Filters the merchants by name and id. */
  readonly search?: string | undefined;
  /** Cursor of the list's page; absent on the first. */
  readonly cursor?: string | undefined;
}

export const PANELS = ['payments', 'merchants', 'webhooks', 'faults', 'clock'] as const;
export type Panel = (typeof PANELS)[number];

/** Matches ids, keywords and cursors. */
const SAFE = /^[\w-]{1,200}$/;

export const MAX_SEARCH_LENGTH = 256;

const safe = (text: string | null | undefined): string | undefined => (text && SAFE.test(text) ? text : undefined);

const limited = (text: string | null): string | undefined =>
  text && text.length <= MAX_SEARCH_LENGTH ? text : undefined;

/** The merchant of a route by its id. */
export const toMerchant = (id: string | undefined): string | undefined => (id === DEMO_MERCHANT_ID ? undefined : id);

/** The fields by which the sandbox's requests select the mode and the merchant. */
export const toOwner = ({ mode, merchant }: Route): { readonly mode: Mode; readonly merchantId?: string } => ({
  mode,
  ...(merchant && { merchantId: merchant }),
});

/** Parses `#/payments/pay_1?mode=live&status=failed`. Invalid parts count as absent. */
export const readRoute = (hash: string): Route => {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?');
  const [first, second] = path.split('/');
  const params = new URLSearchParams(query);
  const status = params.get('status');
  return {
    panel: PANELS.find((panel) => panel === first) ?? 'payments',
    mode: params.get('mode') === 'live' ? 'live' : 'test',
    merchant: toMerchant(safe(params.get('merchant'))),
    selected: safe(second),
    status: PAYMENT_STATUSES.find((known) => known === status),
    search: limited(params.get('search')),
    cursor: safe(params.get('cursor')),
  };
};

/** Serializes a route for a link. */
export const toHref = ({ panel, mode, merchant, selected, status, search, cursor }: Route): string => {
  const params = new URLSearchParams({
    ...(mode === 'live' && { mode }),
    ...(merchant && { merchant }),
    ...(status && { status }),
    ...(search && { search }),
    ...(cursor && { cursor }),
  });
  const query = params.size ? `?${params}` : '';
  return `#/${panel}${selected ? `/${selected}` : ''}${query}`;
};
