import type { Offer } from './offer.js';
import { PERMIT, PERMIT2_TRANSFER } from './kinds.js';
import { checkMessage, SIGNABLE_MESSAGES, type SignableMessage } from './messages.js';
import { refuse, require } from './refuse.js';
import { parseTypedData, writeTypedData } from './typed-data.js';
import { readAddress, readObject } from './values.js';

/** A request for the wallet, written from checked values. */
export interface WalletRequest {
  /** CAIP-2. */
  readonly chain: string;
  readonly method: 'eth_signTypedData_v4';
  readonly params: readonly [account: string, typedData: string];
}

/** The most requests of a payment. */
export const MAX_REQUESTS = 2;

const SIGN_TYPED_DATA = 'eth_signTypedData_v4';

/** A checked request with the kind of its message. */
interface CheckedRequest {
  readonly message: SignableMessage;
  readonly request: WalletRequest;
}

const checkRequest = (action: unknown, offer: Offer): CheckedRequest => {
  const { type, data } = readObject(action, ['type', 'data'], 'the action');
  require(type === 'walletRpc', 'the action is not a request for a wallet.');
  const { chain_id, method, params } = readObject(data, ['chain_id', 'method', 'params'], 'the request');
  require(chain_id === offer.chain, `the chain is not ${offer.chain}.`);
  require(method === SIGN_TYPED_DATA, 'the method is not eth_signTypedData_v4.');
  if (!Array.isArray(params) || params.length !== 2) return refuse('the request has not two parameters.');
  const [account, parameter] = params as readonly unknown[];
  require(readAddress(account, 'the account') === offer.account, `the account is not ${offer.account}.`);
  const typedData = parseTypedData(parameter);
  const message = SIGNABLE_MESSAGES.find(({ kind }) => kind.primaryType === typedData['primaryType']);
  if (!message) return refuse('the kind of the message is not known.');
  const text = writeTypedData(message.kind, checkMessage(message, typedData, offer));
  return {
    message,
    request: { chain: offer.chain, method: SIGN_TYPED_DATA, params: [offer.account, text] },
  };
};

/**
 * The check before signing: returns the requests of an option, each equal to what the buyer is shown. They are written anew
 * from the checked values, with numbers as decimal digits, which has the same hash and which wallets display better.
 *
 * A payment is one message that pays, at the end; before it may be one permit, which lets Permit2 move the tokens.
 *
 * @param actions the `walletRpc` actions of the option, those that the gateway has built included, in their order
 * @throws WalletError `refused_request` with the reason
 */
export const checkRequests = (actions: readonly unknown[], offer: Offer): readonly WalletRequest[] => {
  require(Array.isArray(actions), 'the actions are not a list.');
  require(actions.length > 0 && actions.length <= MAX_REQUESTS, 'a payment has one or two requests.');
  const checked = actions.map((action) => checkRequest(action, offer));
  const [last, first] = checked.map(({ message }) => message).reverse();
  require(last?.pays === true, 'the last request does not pay.');
  const isPermitted = first?.kind === PERMIT && last?.kind === PERMIT2_TRANSFER;
  require(!first || isPermitted, 'only a permit may come before a payment, and only one by Permit2.');
  return checked.map(({ request }) => request);
};
