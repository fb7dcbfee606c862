import { PAYMENT_STATUSES, type KnownPaymentStatus } from 'pay-status/contract';
import type { Mode } from '../../gateway/wire/mode.js';

/** What the console shows. It stands in the address, so that reload, Back and a link show the same again. */
export interface Route {
  readonly panel: Panel;
  readonly mode: Mode;
  /** What is shown beside the list: an id, or a word such as `new` or `endpoint`. */
  readonly selected?: string | undefined;
  /** Payments in this status alone. */
  readonly status?: KnownPaymentStatus | undefined;
  /** Where the page of the list begins; absent on the first. */
  readonly cursor?: string | undefined;
}

export const PANELS = ['payments', 'webhooks', 'faults', 'clock'] as const;
export type Panel = (typeof PANELS)[number];

/** Ids and words of ours, and what a cursor is made of. */
const SAFE = /^[\w-]{1,200}$/;

const safe = (text: string | null | undefined): string | undefined => (text && SAFE.test(text) ? text : undefined);

/** Reads `#/payments/pay_1?mode=live&status=failed`; what it does not understand counts as absent. */
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

/** The address of a route, as a link has it. */
export const toHref = ({ panel, mode, selected, status, cursor }: Route): string => {
  const params = new URLSearchParams({
    ...(mode === 'live' && { mode }),
    ...(status && { status }),
    ...(cursor && { cursor }),
  });
  const query = params.size ? `?${params}` : '';
  return `#/${panel}${selected ? `/${selected}` : ''}${query}`;
};
