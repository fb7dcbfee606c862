/** The endpoints of `SPEC: Endpoints`: method and path, with parameters in braces. */
export const ENDPOINTS = {
  CREATE_PAYMENT: 'POST /v1/payments',
  MERCHANT_PAYMENT_STATUS: 'GET /v1/payments/{id}/status',
  GATEWAY_PAYMENT_STATUS: 'GET /v1/gateway/payment/{id}/status',
  CANCEL_PAYMENT: 'POST /v1/payments/{id}/cancel',
  MERCHANT_PAYMENT_LIST: 'GET /v1/merchants/{merchant_id}/payments',
  /** The settlement of payments. The interface does not define its body: `merchantPaymentListSchema` follows the published description. */
  RECONCILIATION: 'GET /v1/payments',
} as const;
