import { PAYMENT_STATUSES, type KnownPaymentStatus } from 'pay-status/contract';
import type { Mode } from '../../gateway/wire/mode.js';

/** The view, stored in the URL hash, so that reload, Back and links restore it. */
export interface Route {
  readonly panel: Panel;
  readonly mode: Mode;
  /** The selected item: an id, or a keyword such as `new` or `endpoint`. */
  readonly selected?: string | undefined;
  /** Filters the payments by status. */
  readonly status?: KnownPaymentStatus | undefined;
  /** Cursor of the list's page; absent on the first. */
  readonly cursor?: string | undefined;
}

export const PANELS = ['payments', 'webhooks', 'faults', 'clock'] as const;
export type Panel = (typeof PANELS)[number];

/** Matches ids, keywords and cursors. */
const SAFE = /^[\w-]{1,200}$/;

const safe = (text: string | null | undefined): string | undefined => (text && SAFE.test(text) ? text : undefined);

/** Parses `#/payments/pay_1?mode=live&status=failed`. Invalid parts count as absent. */
export const readRoute = (hash: string): Route => {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?');
  const [first, second] = path.split('/');
  const params = new URLSearchParams(query);
  const status = params.get('status');
  return {
    panel: PANELS.find((panel) => panel === first) ?? 'payments',
    mode: params.get('mode') === 'live' ? 'live' : 'test',
    selected: safe(second),
    status: PAYMENT_STATUSES.find((known) => known === status),
    cursor: safe(params.get('cursor')),
  };
};

/** Serializes a route for a link. */
export const toHref = ({ panel, mode, selected, status, cursor }: Route): string => {
  const params = new URLSearchParams({
    ...(mode === 'live' && { mode }),
    ...(status && { status }),
    ...(cursor && { cursor }),
  });
  const query = params.size ? `?${params}` : '';
  return `#/${panel}${selected ? `/${selected}` : ''}${query}`;
};
