import { strictPaymentListSchema } from '../../wire/payment-list.js';
import { ANY_MERCHANT_LIST_QUERY, PAYMENT_LIST_QUERY, RECONCILIATION_LIST_QUERY } from '../list-parameters.js';
import type { Operation } from '../operation.js';
import { reconciliationSchema } from '../../wire/reconciliation.js';

export const LIST_OPERATIONS: readonly Operation[] = [
  {
    route: 'GET /v1/payments',
    id: 'listPayments',
    tag: 'Lists',
    summary: 'List payments with whether they have settled',
    description: 'For reconciliation: which succeeded payments still await their settlement.',
    access: 'merchantKey',
    parameters: ANY_MERCHANT_LIST_QUERY,
    success: { status: 200, description: 'A page of payments.', schema: reconciliationSchema },
    refusals: ['merchant_not_found'],
  },
  {
    route: 'GET /v1/merchants/payments',
    id: 'listPaymentsOfMerchant',
    tag: 'Lists',
    summary: 'List payments of the merchant that a header names',
    access: 'merchant',
    parameters: RECONCILIATION_LIST_QUERY,
    success: { status: 200, description: 'A page of payments.', schema: reconciliationSchema },
    refusals: ['merchant_not_found'],
  },
  {
    route: 'GET /v1/merchants/{merchant_id}/payments',
    id: 'listMerchantPayments',
    tag: 'Lists',
    summary: 'List payments with statistics',
    isDeprecated: true,
    access: 'merchantKey',
    parameters: ['MerchantId', ...PAYMENT_LIST_QUERY],
    success: { status: 200, description: 'A page of payments.', schema: strictPaymentListSchema },
    refusals: ['merchant_not_found'],
  },
];
