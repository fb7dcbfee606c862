import type { ShownRequest } from '../describe-request.js';

/** A message to sign (EIP-712), as `eth_signTypedData_v4` takes it. */
export interface TypedData {
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** A transaction as the buyer is shown it. */
export interface ShownTransaction {
  readonly network: string;
  /** What it does, in words; undefined for a call that the wallet does not know. */
  readonly meaning: string | undefined;
  readonly to: string;
  /** With its unit. */
  readonly value: string;
  /** The most that it costs, with its unit; undefined if it would fail. */
  readonly fee: string | undefined;
  readonly data: string;
  /** Why it would fail; then it cannot be approved. */
  readonly problem?: string | undefined;
}

/** A question to the buyer, as a wallet asks it in its own window. */
export type Question =
  | { readonly kind: 'connect'; readonly address: string }
  | { readonly kind: 'switch'; readonly network: string }
  /** `shown` in plain words, if the wallet understands the message. */
  | { readonly kind: 'sign'; readonly typedData: TypedData; readonly shown: ShownRequest | undefined }
  | { readonly kind: 'send'; readonly transaction: ShownTransaction };
