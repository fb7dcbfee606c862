import type { KnownPaymentStatus } from '../../../contract/payment-status.js';

/** Filter, order and page of a list of payments, by their names on the wire. Of several values of a filter, one has to match. */
export interface PaymentsQuery {
  /** Created at this time or later: RFC 3339 with `Z` or a numeric offset. */
  readonly startTs?: string | undefined;
  /** Created before this time: RFC 3339 with `Z` or a numeric offset. */
  readonly endTs?: string | undefined;
  /** Paid with a token of this symbol, such as `USDC`. */
  readonly token_symbol?: string | readonly string[] | undefined;
  /** Paid on this chain (CAIP-2), such as `eip155:8453`; several are separated by commas. */
  readonly network?: string | undefined;
  /** The time of creation by default. */
  readonly sortBy?: 'date' | 'amount' | undefined;
  readonly sortDir?: 'asc' | 'desc' | undefined;
  /** The `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
  /** The size of a page, 1 to 200; 50 by default. */
  readonly limit?: number | undefined;
  /** `cancelled` needs a client with the `apiVersion` `2026-02-19.preview`. */
  readonly status?: KnownPaymentStatus | readonly KnownPaymentStatus[] | undefined;
  /** A part of the reference, 3 to 35 characters. */
  readonly referenceId?: string | undefined;
}

/** The same for the payments of a partner's merchants. */
export interface PartnerPaymentsQuery extends PaymentsQuery {
  /** Of this merchant; all merchants of the partner by default. */
  readonly merchantId?: string | readonly string[] | undefined;
}
