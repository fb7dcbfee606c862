import { ContractError, GatewayError, NetworkError, TimeoutError, type PayError } from 'pay-status/client';
import {
  isKnownPaymentStatus,
  type KnownPaymentStatus,
  type PaymentDetails,
  type PaymentOption,
  type PaymentStatusResponse,
} from 'pay-status/contract';
import type { PaymentProblem, PaymentProblemCode } from 'pay-status/wallet';
import { formatMoney } from '../../pages/money.js';
import { describeCoins } from './amount.js';
import type { OwnConfirmation } from './own-confirmation.js';

const PROBLEMS: Readonly<Partial<Record<PaymentProblemCode, string>>> = {
  price_renewed: 'The price expired and was renewed. Check it, then pay again.',
  offer_renewed: 'The offer expired and was renewed. The amount is the same: pay again.',
  reloaded: 'This page was closed while the wallet was asked. Nothing was paid: choose again.',
  refused_request: 'The wallet was asked for something else than is shown, so it did not sign. Nothing was paid.',
  not_accepted: 'The payment was not accepted. Nothing was paid: choose again.',
  details_required: 'The gateway asks for details of the buyer, which the test wallet does not have.',
  expires_soon: 'The payment expires within seconds. Nothing was paid.',
  storage_unavailable: 'This browser blocks storage, so that paying twice cannot be prevented.',
};

export const NOT_FOUND = 'Payment not found. Is the link complete?';
export const NO_FUNDS = 'This wallet has not enough funds for the payment.';
export const NO_ACCOUNT = 'This wallet has no account. Reload the page to create one.';
export const BLOCKED = 'The gateway does not take payments from this account.';
export const CHECK_WALLET =
  'The wallet was asked to pay this payment. Approve or reject it there, and do not pay twice.';
export const UNANSWERED = 'The gateway has not answered. Try again: you will not pay twice.';

const describeError = (error: PayError): string => {
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return 'The connection to the sandbox failed. Is it still running?';
  if (error instanceof ContractError) return 'The response was incomplete. Try again: you will not pay twice.';
  return error instanceof GatewayError && error.code === 'payment_not_found' ? NOT_FOUND : error.message;
};

/** Why nothing was paid, as a sentence. */
export const describeProblem = ({ code, error }: PaymentProblem): string =>
  PROBLEMS[code] ?? (error ? describeError(error) : 'Something went wrong. Nothing was paid.');

/** By the status of a payment that cannot be paid. */
const ENDS: Readonly<Record<Exclude<KnownPaymentStatus, 'requires_action'>, string>> = {
  processing: 'This payment is already in progress.',
  succeeded: 'This payment has already been paid.',
  failed: 'This payment has failed.',
  cancelled: 'This payment was cancelled.',
  expired: 'This payment has expired.',
};

/** The same, where it depends on the gateway's answer to this wallet's confirmation. */
const ENDS_AFTER: Readonly<Partial<Record<OwnConfirmation, Readonly<Record<string, string>>>>> = {
  accepted: {
    processing: 'Paid. Waiting until the payment is complete…',
    succeeded: 'Paid. The payment is complete.',
  },
  refused: {
    processing: 'This payment is being paid elsewhere. This wallet has paid nothing.',
    succeeded: 'This payment was paid elsewhere. This wallet has paid nothing.',
  },
  unknown: { processing: 'The payment is in progress.', succeeded: 'The payment is complete.' },
};

/** The result of a payment that can no longer be paid, as a sentence. */
export const describeEnd = ({ status }: PaymentStatusResponse, own: OwnConfirmation): string =>
  isKnownPaymentStatus(status) && status !== 'requires_action'
    ? (ENDS_AFTER[own]?.[status] ?? ENDS[status])
    : `The status of this payment is ${status}.`;

/** `$50.00`; empty while it is not known. */
export const describeRequested = (details: PaymentDetails | null): string =>
  details?.amount ? formatMoney(details.amount) : '';

/** `Pay 18.50 USDC to Marginalia`, as far as it is known. */
export const describePayment = (option: PaymentOption | null, details: PaymentDetails | null): string => {
  const name = details?.merchant?.name;
  return ['Pay', ...(option ? [describeCoins(option.amount)] : []), ...(name ? ['to', name] : [])].join(' ');
};

/** `Marginalia asks for $50.00.` */
export const describeDemand = (details: PaymentDetails | null): string =>
  `${details?.merchant?.name ?? 'The merchant'} asks for ${describeRequested(details)}.`;
