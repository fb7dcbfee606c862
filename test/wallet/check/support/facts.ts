/** The contract that transfers approved tokens; it has the same address on every chain. */
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
export const UNLIMITED = 2n ** 256n - 1n;
/** How long after the payment expires a signature may be valid. */
export const GRACE_S = 300;

/**
 * The kinds of requests that pay: an authorization by the token (EIP-3009), a permit for Permit2 (EIP-2612) with a transfer by
 * Permit2, or that transfer alone.
 */
export type Kind = 'authorization' | 'permit' | 'allowance';
export const KINDS: readonly Kind[] = ['authorization', 'permit', 'allowance'];

/** How typed data writes a number: as JSON number only where that is exact. */
export type Notation = 'hexadecimal' | 'decimal' | 'number';
/** How text writes an address: with which of its letters in upper case, by index. */
export type Casing = 'lower' | 'upper' | 'mixed';

/** The values of a genuine request, and their notation. Addresses are in lower case. */
export interface Facts {
  readonly kind: Kind;
  readonly chainId: number;
  readonly account: string;
  readonly token: string;
  /** The settlement contract. */
  readonly receiver: string;
  readonly amount: bigint;
  readonly nowS: number;
  readonly expiresAt: number;
  /** Of the authorization or transfer, and of the permit. */
  readonly deadlineS: number;
  readonly permitDeadlineS: number;
  readonly validAfterS: number;
  readonly nonce: bigint;
  readonly permitNonce: bigint;
  readonly tokenName: string;
  readonly tokenVersion: string;
  /** Used in turn for each number, and for each address. */
  readonly notations: readonly Notation[];
  readonly casings: readonly Casing[];
}

export const USDC_FACTS: Facts = {
  kind: 'authorization',
  chainId: 84532,
  account: '0x1f2e3d4c5b6a79881726354453627180a9b8c7d6',
  token: '0x036cbd53842c5426634e7929541ec2318f3dcf7e',
  receiver: '0x5a1e00000000000000000000000000000000c0de',
  amount: 12_500_000n,
  nowS: 1_771_415_000,
  expiresAt: 1_771_415_820,
  deadlineS: 1_771_416_120,
  permitDeadlineS: 1_771_416_120,
  validAfterS: 0,
  nonce: BigInt(`0x${'a7'.repeat(32)}`),
  permitNonce: 0n,
  tokenName: 'USDC',
  tokenVersion: '2',
  notations: ['hexadecimal'],
  casings: ['lower'],
};
