import type { TransactionRequest } from '../wallet-request.js';
import { PERMIT2 } from './kinds.js';
import type { CoinOffer, OfferContext, TokenOffer } from './offer.js';
import { getRecipients } from './recipients.js';
import { refuse, refuseUnless } from './refuse.js';
import { readDeadline, readRecipient, readSameAddress } from './offer-values.js';
import { readAddress, readObject, readUint, type UncheckedObject } from './values.js';

/** `approve(address,uint256)` of a token for Permit2, which may then move that much of it. */
const toApproval = (allowance: string): string => `0x095ea7b3${PERMIT2.slice(2).padStart(64, '0')}${allowance}`;
/** The effect of an approval: Permit2 may move all of a token, or nothing of it any more. */
export type ApprovalKind = 'approval' | 'revocation';
const APPROVALS: Readonly<Record<string, ApprovalKind>> = {
  [toApproval('f'.repeat(64))]: 'approval',
  [toApproval('0'.repeat(64))]: 'revocation',
};
/** The ways to write no value. */
const NO_VALUE: readonly unknown[] = [undefined, '0x0', '0x00', '0x'];

/** `payNative(bytes32 payment, uint256 expiresAt, bytes quote)` of the settlement contract. */
const PAY_NATIVE = '0x6b45f9ef';
const toWord = (value: number): string => value.toString(16).padStart(64, '0');
/** The quote is a signature of the gateway. */
const QUOTE_BYTES = 65;
/** The only encoding of such a call: three words, the length and the bytes of the quote, and zeros up to a whole word. */
const NATIVE_CALL = new RegExp(
  `^${PAY_NATIVE}[\\da-f]{64}([\\da-f]{64})${toWord(0x60)}${toWord(QUOTE_BYTES)}[\\da-f]{${QUOTE_BYTES * 2}}0{62}$`,
);

/** The most bytes of a call that is not understood. */
const MAX_CALL_BYTES = 1_024;
const ANY_CALL = new RegExp(`^0x(?:[\\da-f]{2}){0,${MAX_CALL_BYTES}}$`);

/** The least time between a call that is not understood and the payment's expiry, seconds: it may have no deadline of its own. */
export const MIN_CALL_TIME_S = 60;

/**
 * Returns true if the receiver of a checked payment takes a payment once, and not after its expiry: a second transaction for it
 * fails. Of a receiver with calls of its own, nobody knows.
 */
export const isPaidOnce = (
  { chain, params: [{ to, data }] }: TransactionRequest,
  { recipients = [], callRecipients = [] }: Pick<OfferContext, 'recipients' | 'callRecipients'>,
): boolean =>
  NATIVE_CALL.test(data) &&
  getRecipients(recipients, chain).includes(to) &&
  !getRecipients(callRecipients, chain, 'callRecipients').includes(to);

/** Reads the one transaction of a request. Gas, fees and nonce are the wallet's: a transaction that names them is refused. */
const readTransaction = (
  params: unknown,
  { chainId: shown }: Pick<CoinOffer, 'chainId'>,
  optional: readonly string[] = [],
): UncheckedObject => {
  if (!Array.isArray(params) || params.length !== 1) return refuse('the request has not one parameter.');
  const keys = ['from', 'to', 'value', 'data'].filter((key) => !optional.includes(key));
  const transaction = readObject(params[0], keys, 'the transaction', [...optional, 'chainId']);
  const { chainId } = transaction;
  const isShown = chainId === undefined || readUint(chainId, 'chainId') === BigInt(shown);
  refuseUnless(isShown, `chainId is ${String(chainId)}, not ${shown}.`);
  return transaction;
};

const toQuantity = (value: bigint | number): string => `0x${value.toString(16)}`;

const CALL_DATA = /^0x[\da-fA-F]*$/;

const readCallData = (value: unknown = '0x'): string =>
  typeof value === 'string' && CALL_DATA.test(value) ? value.toLowerCase() : refuse('data is not hexadecimal.');

/** Returns what calldata approves; undefined if it is no approval of Permit2. */
export const getApprovalKind = (data: unknown): ApprovalKind | undefined => APPROVALS[readCallData(data)];

/** Checks the permission for Permit2 to move the token of the offer, without a limit, or its revocation. It pays nobody. */
export const checkApproval = (params: unknown, offer: TokenOffer): TransactionRequest => {
  const { from, to, value, data: given } = readTransaction(params, offer, ['value']);
  refuseUnless(NO_VALUE.includes(value), 'value is not zero.');
  const data = readCallData(given);
  refuseUnless(getApprovalKind(data) !== undefined, 'data is not the approval of Permit2.');
  return {
    chain: offer.chain,
    method: 'eth_sendTransaction',
    params: [
      {
        chainId: toQuantity(offer.chainId),
        from: readSameAddress(from, offer.account, 'from'),
        to: readSameAddress(to, offer.token, 'to'),
        value: '0x0',
        data,
      },
    ],
  };
};

/** The amount, which wallets read as hexadecimal digits only. */
const readQuantity = (value: unknown, shown: bigint): string => {
  const amount =
    typeof value === 'string' && value.startsWith('0x')
      ? readUint(value, 'value')
      : refuse('value is not hexadecimal.');
  refuseUnless(amount === shown, `value is ${amount}, but ${shown} was shown.`);
  return toQuantity(amount);
};

/** Checks the call of the settlement contract. */
const checkPayNative = (data: string, to: string, offer: CoinOffer): void => {
  refuseUnless(
    offer.recipients !== undefined,
    'a payment with the coin of a chain needs recipients, or call-recipients for other calls than payNative: set them on the page.',
  );
  const [, expiresAt = ''] =
    NATIVE_CALL.exec(data) ??
    refuse(
      `data is not the call payNative of the settlement contract: to allow other calls of ${to}, set call-recipients on the page.`,
    );
  readDeadline(`0x${expiresAt}`, offer, 'expiresAt');
};

/**
 * Checks the payment with the coin of a chain. The call does not name who receives the coins, so that it is only understood
 * for a contract that the page knows. A contract that the page has marked may get any call.
 */
export const checkNativePayment = (params: unknown, offer: CoinOffer): TransactionRequest => {
  const { from, to: receiver, value, data: given } = readTransaction(params, offer, ['data']);
  const { callRecipients } = offer;
  const to = readAddress(receiver, 'to');
  const data = readCallData(given);
  const isMarked = callRecipients.includes(to);
  if (isMarked) refuseUnless(ANY_CALL.test(data), `data is not 0 to ${MAX_CALL_BYTES} whole bytes.`);
  else checkPayNative(data, to, offer);
  return {
    chain: offer.chain,
    method: 'eth_sendTransaction',
    params: [
      {
        chainId: toQuantity(offer.chainId),
        from: readSameAddress(from, offer.account, 'from'),
        to: readRecipient(to, isMarked ? { recipients: callRecipients } : offer, 'to'),
        value: readQuantity(value, offer.value),
        data,
      },
    ],
  };
};
