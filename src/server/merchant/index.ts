export type { Fetch } from '../../client/transport.js';
export type { StatusAccess } from './access.js';
export type { CheckoutAttributes } from './checkout/checkout-attributes.js';
export {
  MAX_CREATIONS_PER_MINUTE,
  type CheckoutOptions,
  type CheckoutOrder,
  type CheckoutSettings,
  type RenderInputs,
} from './checkout/checkout-options.js';
export type { CreatedCheckout } from './checkout/create.js';
export { MAX_ATTEMPTS_PER_ORDER } from './checkout/create-attempt.js';
export { createCheckout, type Checkout } from './checkout/create-checkout.js';
export type { OrderItem } from './checkout/session.js';
export { MIN_SECRET_BYTES } from './checkout/signed-token.js';
export type { IdempotentRequestOptions } from './create-payment.js';
export { fiat, parseFiat, type MajorAmount } from './fiat.js';
export type { StatusRequestOptions } from './get-payment-status.js';
// oxlint-disable-next-line typescript/no-deprecated -- exported until it is removed
export type { ListPaymentsQuery } from './list-payments.js';
export { createMerchantClient, type MerchantClient, type MerchantClientOptions } from './merchant-client.js';
export { REQUEST_TIMEOUT_MS, type MerchantRequestOptions } from './merchant-gateway.js';
export type { SdkInfo } from './merchant-headers.js';
export type { CryptoSettlements, NewCryptoSettlement } from './partner/crypto-settlements.js';
export type {
  CreateMerchantRequest,
  ListMerchantsQuery,
  Merchants,
  UpdateMerchantRequest,
} from './partner/merchants.js';
export { createPartnerClient, type PartnerClient, type PartnerClientOptions } from './partner/partner-client.js';
export type { PayCredentials } from './pay/pay-credentials.js';
export {
  createPayHandler,
  MAX_PAY_REQUESTS_PER_MINUTE,
  type PayHandler,
  type PayHandlerOptions,
  type PayHandlerSettings,
} from './pay/pay-handler.js';
export { MAX_PAY_BODY_BYTES } from './pay/pay-request.js';
export type { PartnerPayments, PaymentLists } from './payments/payment-lists.js';
export type { PartnerPaymentsQuery, PaymentsQuery } from './payments/payments-query.js';
export type { Payments } from './payments/payments.js';
export { MAX_ATTEMPTS } from './retry.js';
export {
  createStatusHandler,
  MAX_WAITERS,
  MAX_WAITERS_PER_PAYMENT,
  type StatusHandler,
  type StatusHandlerOptions,
} from './status/status-handler.js';
export { MAX_LONG_POLL_MS } from './status/status-request.js';
export { WAIT_TIMEOUT_MS, type WaitForFinalOptions } from './wait-for-final.js';
export * from '../../core/errors/index.js';
