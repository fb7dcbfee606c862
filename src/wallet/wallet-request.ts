/** A request for a signature of typed data (EIP-712). */
export interface SignatureRequest {
  /** CAIP-2. */
  readonly chain: string;
  readonly method: 'eth_signTypedData_v4';
  readonly params: readonly [account: string, typedData: string];
}

/** A transaction as a wallet takes it. The wallet adds the gas, the fees and the nonce. */
export interface WalletTransaction {
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
  const isKnown = method === 'eth_signTypedData_v4' || method === 'eth_sendTransaction';
  return isKnown && typeof chain === 'string' && Array.isArray(params);
};

/** The address that is to answer a request. */
export const getRequestAccount = (request: WalletRequest): string =>
  request.method === 'eth_sendTransaction' ? request.params[0].from : request.params[0];

/** True if the first of these requests is a transaction that lets Permit2 move a token, and pays nobody. */
export const startsWithApproval = ([first, ...others]: readonly WalletRequest[]): boolean =>
  first?.method === 'eth_sendTransaction' && others.length > 0;

const HASH = /^0x[\da-f]{64}$/i;

/** True for what a wallet answers to a transaction that it has sent. */
export const isTransactionHash = (value: unknown): value is string => typeof value === 'string' && HASH.test(value);
