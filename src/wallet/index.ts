export { createPayUrlClient, type PayUrlClientOptions } from '../client/pay-url-client.js';
export { createPayingClient, type PayingClient, type PaymentConfirmation } from '../client/paying-client.js';
export { WalletError, type WalletErrorCode } from '../core/errors/wallet-error.js';
export type { PaymentProblemCode } from '../core/payment-problem-code.js';
export { checkHostRequest, type CheckedHostRequest } from './check/check-host-request.js';
export { checkRequests } from './check/check-requests.js';
export type { HostRequest, HostRequestContext } from './check/host-request.js';
export { readOffer, type CoinOffer, type Offer, type OfferContext, type TokenOffer } from './check/offer.js';
export type { DetailsField, DetailsFields, DetailsForm, DetailsPage } from './details/form.js';
export type { PaymentFlowOptions } from './engine/context.js';
export { createPaymentFlow, type PaymentFlow } from './engine/payment-flow.js';
export type {
  Choice,
  Decline,
  LateTransaction,
  Offered,
  PaymentFlowState,
  PaymentProblem,
  Preparation,
} from './engine/state.js';
export type {
  AccountActivity,
  ChainParameters,
  CheckoutWallet,
  ConfirmationRecord,
  IntentRecord,
  LastChoice,
  LastChoiceStore,
  OfferOwners,
  PaymentRecord,
  PaymentRecords,
  WalletPorts,
} from './ports.js';
export { toWalletError } from './to-wallet-error.js';
export type { WalletApp } from './wallet-app.js';
export { walletApps } from './wallet-apps.js';
export type { SignatureRequest, TransactionRequest, WalletRequest, WalletTransaction } from './wallet-request.js';
