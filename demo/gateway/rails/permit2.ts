/** The Permit2 contract, which transfers approved tokens. It has the same address on every chain. */
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
