import { isWalletMethod, WALLET_METHODS } from '../core/wallet-methods.js';

/** A request for a signature of typed data (EIP-712). */
export interface SignatureRequest {
  /** CAIP-2. */
  readonly chain: string;
  readonly method: 'eth_signTypedData_v4';
  readonly params: readonly [account: string, typedData: string];
}

/** A transaction as a wallet takes it. The wallet adds the gas, the fees and the nonce. */
export interface WalletTransaction {
  /** A hexadecimal quantity: a wallet that has another chain selected refuses the transaction. */
  readonly chainId: string;
  readonly from: string;
  readonly to: string;
  /** In base units of the chain's coin, as a hexadecimal quantity. */
  readonly value: string;
  readonly data: string;
}

/** A request to send a transaction: a permission for Permit2 before another request, or a payment with the chain's coin. */
export interface TransactionRequest {
  /** CAIP-2. */
  readonly chain: string;
  readonly method: 'eth_sendTransaction';
  readonly params: readonly [transaction: WalletTransaction];
}

/** A request for the wallet, written from checked values. The last one of a list pays. */
export type WalletRequest = SignatureRequest | TransactionRequest;

/** True for a value that was a request before it was stored. Nothing is asked for with it but the answer of a wallet that has got it. */
export const isWalletRequest = (value: unknown): value is WalletRequest => {
  const { chain, method, params } = (value ?? {}) as Readonly<Partial<Record<keyof WalletRequest, unknown>>>;
  return (
    typeof chain === 'string' &&
    isWalletMethod(method) &&
    Array.isArray(params) &&
    WALLET_METHODS[method].areParams(params)
  );
};

export const isTransactionRequest = (request: WalletRequest | undefined): request is TransactionRequest =>
  request?.method === 'eth_sendTransaction';

/** The address that is to answer a request. */
export const getRequestAccount = ({ method, params }: WalletRequest): string =>
  String(WALLET_METHODS[method].getAccount(params));

/** True if the first of these requests is a transaction that lets Permit2 move a token, and pays nobody. */
export const startsWithApproval = ([first, ...others]: readonly WalletRequest[]): boolean =>
  isTransactionRequest(first) && others.length > 0;

/**
 * Returns the amount that wallets may show for a message about a token, in base units, as they do not know its decimals. Undefined
 * for a transaction, and for a message of Permit2, for which they show other amounts.
 */
export const getShownUnits = (request: WalletRequest): string | undefined => {
  if (isTransactionRequest(request)) return undefined;
  const { message } = JSON.parse(request.params[1]) as { readonly message: { readonly value?: unknown } };
  return typeof message.value === 'string' ? message.value : undefined;
};
