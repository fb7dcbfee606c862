import { keccak256, toBytes } from 'viem/utils';

/**
 * Identifies a payment in signatures and on a chain: it is the nonce of what the buyer signs, so that at most one signature
 * of a payment is ever executed.
 */
export const getPaymentKey = (paymentId: string): `0x${string}` => keccak256(toBytes(paymentId));
