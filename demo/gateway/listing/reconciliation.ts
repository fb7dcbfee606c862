import { settledValue } from '../chaos/fee.js';
import { merchantProfile } from '../credentials.js';
import { isoTime } from '../iso-time.js';
import { amountWithDisplay } from '../payments/answers.js';
import { inMajorUnits } from '../payments/currency.js';
import { happenedAtMs } from '../payments/happened-at.js';
import { isFinalStatus } from '../payments/is-final.js';
import type { Payment } from '../payments/payment.js';
import { facetsOf, type Revenue } from '../payments/selection.js';
import type { Page } from './payment-list.js';

/** The newer lists count revenue in major units, as numbers. */
const revenueOf = ({ amount, currency }: Revenue) => ({ amount: Number(inMajorUnits(amount, currency)), currency });

const settlementOf = ({ state, feeKind }: Payment) => {
  if (state.status !== 'succeeded') return {};
  if (!state.settled) return { settlement: { settled: false } };
  const { unit, value } = state.processing.optionAmount;
  const amount = { unit, value: settledValue(value, feeKind) };
  return { settlement: { settled: true, amount }, settledAt: isoTime(state.settled.atMs) };
};

const item = (payment: Payment) => {
  const { state } = payment;
  const option = 'processing' in state ? state.processing?.optionAmount : undefined;
  const { network, buyer } = facetsOf(payment);
  const hash = state.status === 'succeeded' ? state.success.txId : undefined;
  return {
    paymentId: payment.id,
    merchant: { id: payment.merchantId, ...merchantProfile(payment.merchantId) },
    referenceId: payment.referenceId,
    status: state.status,
    isTerminal: isFinalStatus(state.status),
    createdAt: isoTime(payment.createdAtMs),
    lastUpdatedAt: isoTime(happenedAtMs(payment)),
    fiatAmount: amountWithDisplay(payment.amount),
    ...(option && { tokenAmount: option }),
    ...(buyer !== null && { buyer: { accountCaip10: buyer } }),
    ...(network !== null && { transaction: { networkId: network.split(':')[1], ...(hash && { hash }) } }),
    ...settlementOf(payment),
  };
};

/** The answer of `GET /v1/payments`: per payment, whether it has settled. Its shape follows the public service. */
export const reconciliation = ({ payments, totals, nextCursor }: Page) => ({
  data: payments.map(({ payment }) => item(payment)),
  nextCursor,
  stats: {
    totalRevenue: totals.revenue.map(revenueOf),
    totalTransactions: totals.transactions,
    totalCustomers: totals.customers,
  },
});

/** Its parameters under the names of the older list. */
export const RECONCILIATION_QUERY = {
  startTs: 'start_ts',
  endTs: 'end_ts',
  token_symbol: 'asset',
  asset: 'asset',
  network: 'network',
  sortBy: 'sort_by',
  sortDir: 'sort_dir',
  cursor: 'cursor',
  limit: 'limit',
  status: 'status',
} as const;

export const asListQuery = (query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(RECONCILIATION_QUERY).flatMap(([from, to]) =>
      query[from] === undefined ? [] : [[to, query[from]]],
    ),
  );
