import { isWalletMethod, type WalletMethodName } from '../../core/wallet-methods.js';
import type { SignatureRequest, TransactionRequest } from '../wallet-request.js';
import { readHostRequest, readHostRequestContext, type HostRequest, type HostRequestContext } from './host-request.js';
import { PERMIT, PERMIT2 } from './kinds.js';
import { checkMessage, SIGNABLE_MESSAGES, type SignableMessage } from './messages.js';
import { getLatestDeadline, getTimeLeftS, MAX_VALIDITY_S, type CoinOffer, type TokenOffer } from './offer.js';
import { getRecipients } from './recipients.js';
import { refuse, refuseUnless } from './refuse.js';
import { checkApproval, checkNativePayment, getApprovalKind, isPaidOnce, MIN_CALL_TIME_S } from './transactions.js';
import { parseTypedData, writeTypedData } from './typed-data.js';
import { readAddress, readObjectOf, readUint } from './values.js';

interface CheckedBase {
  /** CAIP-2. */
  readonly chain: string;
  /** The address that signs or sends, in lower case. */
  readonly account: string;
}

/** A checked request, as the app shows it to the person. Addresses are in lower case, amounts in base units. */
export type CheckedHostRequest =
  /** A signature that pays once: `receiver` may take `value` of the token. */
  | (CheckedBase & {
      readonly kind: 'token-payment';
      /** The token's contract. */
      readonly token: string;
      readonly value: bigint;
      readonly receiver: string;
      /** Until when it can be used, Unix seconds. */
      readonly deadline: bigint;
      /** Pass this to the wallet. */
      readonly request: SignatureRequest;
    })
  /** A signature by which Permit2 may move `value` of the token. It pays nobody. */
  | (CheckedBase & {
      readonly kind: 'token-permission';
      readonly token: string;
      readonly value: bigint;
      readonly deadline: bigint;
      readonly request: SignatureRequest;
    })
  /** A transaction by which Permit2 may move all of the token, or none of it any more. It pays nobody, and costs a fee. */
  | (CheckedBase & {
      readonly kind: 'token-approval' | 'token-revocation';
      readonly token: string;
      readonly request: TransactionRequest;
    })
  /** A transaction that pays with the coin of the chain. */
  | (CheckedBase & {
      readonly kind: 'coin-payment';
      readonly value: bigint;
      readonly receiver: string;
      readonly request: TransactionRequest;
    });

const CHAIN = /^eip155:([1-9]\d{0,14})$/;

/** Checks and returns the fields that all requests have. The amount, the token and the receiver are those of the request itself. */
const readBase = ({ chain, account }: HostRequest, { accounts, nowS, ...context }: HostRequestContext) => {
  const [, chainId] = CHAIN.exec(chain) ?? refuse('the chain is not an EVM chain.');
  refuseUnless(
    accounts.some((own) => own.toLowerCase() === account.toLowerCase()),
    `${account.slice(0, 128)} is not an account of the wallet.`,
  );
  refuseUnless(account.startsWith(`${chain}:`), 'the account is on another chain.');
  return {
    chain,
    chainId: Number(chainId),
    account: readAddress(account.slice(chain.length + 1), 'the account'),
    nowS: BigInt(Math.floor(nowS)),
    latestDeadline: getLatestDeadline(context.expiresAt ?? Math.floor(nowS) + MAX_VALIDITY_S, nowS),
    recipients: context.recipients && getRecipients(context.recipients, chain),
    callRecipients: getRecipients(context.callRecipients ?? [], chain, 'callRecipients'),
  };
};

/** Returns the offer that a message can only be of: its token and its amount. */
const readTokenOffer = (
  { kind }: SignableMessage,
  { domain, message }: { readonly domain?: unknown; readonly message?: unknown },
  base: Omit<TokenOffer, 'kind' | 'token' | 'value'>,
): TokenOffer => {
  const { verifyingContract } = readObjectOf(domain);
  const { permitted, value } = readObjectOf(message);
  const { token, amount } =
    permitted === undefined ? { token: verifyingContract, amount: value } : readObjectOf(permitted);
  const offer = { token: readAddress(token, 'the token'), value: readUint(amount, 'the amount') };
  refuseUnless(offer.value > 0n, 'the amount is zero.');
  refuseUnless(offer.token !== PERMIT2, `${kind.primaryType} is not of a token.`);
  return { kind: 'token', ...base, ...offer };
};

const checkSignature = (
  { params }: HostRequest,
  base: Omit<TokenOffer, 'kind' | 'token' | 'value'>,
): CheckedHostRequest => {
  const { chain, account } = base;
  refuseUnless(params.length === 2, 'the request must have two parameters.');
  refuseUnless(readAddress(params[0], 'the first parameter') === account, `the first parameter is not ${account}.`);
  const typedData = parseTypedData(params[1]);
  const signable =
    SIGNABLE_MESSAGES.find(({ kind }) => kind.primaryType === typedData['primaryType']) ??
    refuse('the kind of the message is not known.');
  const offer = readTokenOffer(signable, typedData, base);
  const checked = checkMessage(signable, typedData, offer);
  const { to, spender, validBefore, deadline } = checked.message;
  const { token, value } = offer;
  const request: SignatureRequest = {
    chain,
    method: 'eth_signTypedData_v4',
    params: [account, writeTypedData(signable.kind, checked)],
  };
  const common = { chain, account, token, value, deadline: BigInt(String(validBefore ?? deadline)), request };
  return signable.kind === PERMIT
    ? { kind: 'token-permission', ...common }
    : { kind: 'token-payment', ...common, receiver: String(to ?? spender) };
};

const checkTransaction = ({ params }: HostRequest, base: Omit<CoinOffer, 'kind' | 'value'>): CheckedHostRequest => {
  const { chain, account } = base;
  const { to, value, data } = readObjectOf(params[0]);
  const approval = getApprovalKind(data);
  if (approval) {
    const token = readAddress(to, 'to');
    const request = checkApproval(params, { kind: 'token', ...base, token, value: 0n });
    return { kind: `token-${approval}`, chain, account, token, request };
  }
  const offer: CoinOffer = { kind: 'coin', ...base, value: readUint(value, 'value') };
  refuseUnless(offer.value > 0n, 'the amount is zero.');
  const request = checkNativePayment(params, offer);
  const isInTime = isPaidOnce(request, base) || getTimeLeftS(base) >= MIN_CALL_TIME_S;
  refuseUnless(isInTime, `the payment expires in less than ${MIN_CALL_TIME_S} s, and the call may have no deadline.`);
  return { kind: 'coin-payment', chain, account, value: offer.value, receiver: request.params[0].to, request };
};

const CHECKS = {
  eth_signTypedData_v4: checkSignature,
  eth_sendTransaction: checkTransaction,
} satisfies Record<WalletMethodName, unknown>;

/**
 * The check before signing, for an app that pays with its own keys: an app does not know which amount the page shows, so it
 * decodes the request and shows the person what is signed. Only requests of the kinds that a checkout makes are understood; the
 * returned one is written anew from the checked values.
 *
 * Without `recipients`, the app has to show who receives the payment. Payments with the coin of a chain need them, or
 * `callRecipients`.
 *
 * @throws WalletError `refused_request` with the reason, for whatever the page sends
 * @throws ConfigurationError `invalid_option` with what to pass, for a context that is not what it should be
 */
export const checkHostRequest = (request: HostRequest, context: HostRequestContext): CheckedHostRequest => {
  const limits = readHostRequestContext(context);
  const given = readHostRequest(request);
  const base = readBase(given, limits);
  return isWalletMethod(given.method) ? CHECKS[given.method](given, base) : refuse('the method is not known.');
};
