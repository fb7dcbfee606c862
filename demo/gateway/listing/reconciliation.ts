import { getSettledValue } from '../chaos/fee.js';
import { withIconUrls } from '../core/icon-url.js';
import { isFinalStatus } from '../core/is-final-status.js';
import { toIsoTime } from '../core/iso-time.js';
import { toMajorUnits } from '../payments/currency.js';
import { getChangedAtMs } from '../payments/happened-at.js';
import type { Payment } from '../payments/payment.js';
import { toDisplayedFiatAmount } from '../payments/responses.js';
import { getFacets, type Revenue } from '../payments/selection.js';
import { RECONCILIATION_QUERY } from '../wire/reconciliation-query.js';
import type { ReconciledPayment, Reconciliation } from '../wire/reconciliation.js';
import type { GetProfile } from './merchant.js';
import type { ListPage } from './payment-list.js';

/** The newer lists give revenue in major units, as numbers. */
const toRevenue = ({ amount, currency }: Revenue) => ({ amount: Number(toMajorUnits(amount, currency)), currency });

const toSettlement = (
  { state, feeKind }: Payment,
  baseUrl: string,
): Pick<ReconciledPayment, 'settlement' | 'settledAt'> => {
  if (state.status !== 'succeeded') return {};
  if (!state.settled) return { settlement: { settled: false } };
  const optionAmount = withIconUrls(state.processing.optionAmount, baseUrl);
  const amount = { ...optionAmount, value: getSettledValue(optionAmount.value, feeKind) };
  return {
    settlement: { settled: true, amount, txHash: state.settled.txId },
    settledAt: toIsoTime(state.settled.atMs),
  };
};

const toReconciledPayment = (payment: Payment, getProfile: GetProfile, baseUrl: string): ReconciledPayment => {
  const { state, refunded } = payment;
  const option = 'processing' in state ? state.processing?.optionAmount : undefined;
  const { network, buyer } = getFacets(payment);
  const hash = state.status === 'succeeded' ? state.success.txId : undefined;
  return {
    paymentId: payment.id,
    merchant: { id: payment.merchantId, ...getProfile(payment) },
    referenceId: payment.referenceId,
    status: state.status,
    isTerminal: isFinalStatus(state.status),
    createdAt: toIsoTime(payment.createdAtMs),
    lastUpdatedAt: toIsoTime(getChangedAtMs(payment)),
    fiatAmount: toDisplayedFiatAmount(payment.amount),
    ...(option && { tokenAmount: withIconUrls(option, baseUrl) }),
    ...(buyer !== null && { buyer: { accountCaip10: buyer } }),
    ...(network !== null && { transaction: { networkId: network.split(':')[1] ?? '', ...(hash && { hash }) } }),
    ...toSettlement(payment, baseUrl),
    // Not published yet: clients of the public service reserve both names.
    ...(refunded && { isRefunded: true, refundedAt: toIsoTime(refunded.atMs) }),
  };
};

/** The response of `GET /v1/payments`: per payment, whether it has settled. Its shape follows the public service. */
export const toReconciliation = (
  { payments, totals, nextCursor }: ListPage,
  getProfile: GetProfile,
  baseUrl: string,
): Reconciliation => ({
  data: payments.map(({ payment }) => toReconciledPayment(payment, getProfile, baseUrl)),
  nextCursor,
  stats: {
    totalRevenue: totals.revenue.map(toRevenue),
    totalTransactions: totals.transactions,
    totalCustomers: totals.customers,
  },
});

/** The parameters of this list under the names that the older list has for them. */
export const toListQuery = (query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(RECONCILIATION_QUERY).flatMap(([from, to]) =>
      query[from] === undefined ? [] : [[to, query[from]]],
    ),
  );
