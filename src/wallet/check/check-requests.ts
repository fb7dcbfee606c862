import type { SignatureRequest, WalletRequest } from '../wallet-request.js';
import { PERMIT, PERMIT2_TRANSFER } from './kinds.js';
import { checkMessage, SIGNABLE_MESSAGES, type SignableMessage } from './messages.js';
import type { Offer, TokenOffer } from './offer.js';
import { refuse, refuseUnless } from './refuse.js';
import { checkApproval, checkNativePayment, getApprovalKind, type ApprovalKind } from './transactions.js';
import { parseTypedData, writeTypedData } from './typed-data.js';
import { readAddress, readObject } from './values.js';

/** The most requests of a payment. */
export const MAX_REQUESTS = 3;

const SIGN_TYPED_DATA = 'eth_signTypedData_v4';
const SEND_TRANSACTION = 'eth_sendTransaction';

/** A request on the chain of the offer, with unchecked parameters. */
interface UncheckedRequest {
  readonly method: unknown;
  readonly params: unknown;
}

/** A checked request with the kind of its message, or of its approval of Permit2. */
interface CheckedRequest {
  readonly message?: SignableMessage;
  readonly approval?: ApprovalKind | undefined;
  readonly request: WalletRequest;
}

const readRequest = (action: unknown, { chain }: Offer): UncheckedRequest => {
  const { type, data } = readObject(action, ['type', 'data'], 'the action');
  refuseUnless(type === 'walletRpc', 'the action is not a request for a wallet.');
  const { chain_id, method, params } = readObject(data, ['chain_id', 'method', 'params'], 'the request');
  refuseUnless(chain_id === chain, `the chain is not ${chain}.`);
  return { method, params };
};

const checkSignature = ({ method, params }: UncheckedRequest, offer: TokenOffer): CheckedRequest => {
  refuseUnless(method === SIGN_TYPED_DATA, `the method is not ${SIGN_TYPED_DATA}.`);
  if (!Array.isArray(params) || params.length !== 2) return refuse('the request must have two parameters.');
  const [account, parameter] = params as readonly unknown[];
  refuseUnless(readAddress(account, 'the account') === offer.account, `the account is not ${offer.account}.`);
  const typedData = parseTypedData(parameter);
  const message = SIGNABLE_MESSAGES.find(({ kind }) => kind.primaryType === typedData['primaryType']);
  if (!message) return refuse('the kind of the message is not known.');
  const text = writeTypedData(message.kind, checkMessage(message, typedData, offer));
  const request: SignatureRequest = { chain: offer.chain, method: SIGN_TYPED_DATA, params: [offer.account, text] };
  return { message, request };
};

const checkTokenRequest = ({ method, params }: UncheckedRequest, offer: TokenOffer): CheckedRequest => {
  if (method !== SEND_TRANSACTION) return checkSignature({ method, params }, offer);
  const request = checkApproval(params, offer);
  return { request, approval: getApprovalKind(request.params[0].data) };
};

/**
 * The check before signing: returns the requests of an option, each equal to what the buyer is shown. They are written anew
 * from the checked values, with numbers of messages as decimal digits, which has the same hash and which wallets display better.
 *
 * A payment with a token is one message that pays, at the end; before it may be one permission for Permit2 to move the token,
 * as a permit or as a transaction; before that transaction may be another one that takes an earlier permission back. A payment with the
 * coin of a chain is one transaction.
 *
 * @param actions the `walletRpc` actions of the option, those that the gateway has built included, in their order
 * @throws WalletError `refused_request` with the reason
 */
export const checkRequests = (actions: readonly unknown[], offer: Offer): readonly WalletRequest[] => {
  refuseUnless(Array.isArray(actions), 'the actions are not a list.');
  refuseUnless(actions.length > 0 && actions.length <= MAX_REQUESTS, 'a payment has one to three requests.');
  // A copy, because `map` would skip the holes of a list.
  const requests = [...actions].map((action) => readRequest(action, offer));
  if (offer.kind === 'coin') {
    const [request, ...others] = requests;
    const isAlone = request?.method === SEND_TRANSACTION && !others.length;
    refuseUnless(isAlone, `a payment with the coin of a chain has one request, of the method ${SEND_TRANSACTION}.`);
    return [checkNativePayment(request?.params, offer)];
  }
  const checked = requests.map((request) => checkTokenRequest(request, offer));
  const [last, permission, revocation] = [...checked].reverse();
  refuseUnless(last?.message?.pays === true, 'the last request does not pay.');
  const isPermission = permission?.approval === 'approval' || permission?.message?.kind === PERMIT;
  const isPermitted = isPermission && last?.message?.kind === PERMIT2_TRANSFER;
  refuseUnless(
    !permission || isPermitted,
    'only a permission for Permit2 may come before a payment, and only one by Permit2.',
  );
  const isRevoked = revocation?.approval === 'revocation' && permission?.approval === 'approval';
  refuseUnless(
    !revocation || isRevoked,
    'only a revocation may come before a permission, and only before an approval.',
  );
  return checked.map(({ request }) => request);
};
