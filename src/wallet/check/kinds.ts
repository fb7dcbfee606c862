import type { MessageKind, StructFields } from './typed-data.js';

/** The Permit2 contract, which moves approved tokens. It has the same address on every chain. */
export const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

const TOKEN_DOMAIN: StructFields = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
];

/** Authorizes one transfer, by the token itself (EIP-3009). */
export const AUTHORIZATION: MessageKind = {
  primaryType: 'ReceiveWithAuthorization',
  domain: TOKEN_DOMAIN,
  structs: {
    ReceiveWithAuthorization: [
      ['from', 'address'],
      ['to', 'address'],
      ['value', 'uint256'],
      ['validAfter', 'uint256'],
      ['validBefore', 'uint256'],
      ['nonce', 'bytes32'],
    ],
  },
};

/** Lets a contract spend tokens, by the token itself (EIP-2612). It pays nobody. */
export const PERMIT: MessageKind = {
  primaryType: 'Permit',
  domain: TOKEN_DOMAIN,
  structs: {
    Permit: [
      ['owner', 'address'],
      ['spender', 'address'],
      ['value', 'uint256'],
      ['nonce', 'uint256'],
      ['deadline', 'uint256'],
    ],
  },
};

/** Authorizes one transfer by Permit2, of tokens that it may spend. */
export const PERMIT2_TRANSFER: MessageKind = {
  primaryType: 'PermitTransferFrom',
  domain: [
    ['name', 'string'],
    ['chainId', 'uint256'],
    ['verifyingContract', 'address'],
  ],
  structs: {
    PermitTransferFrom: [
      ['permitted', 'TokenPermissions'],
      ['spender', 'address'],
      ['nonce', 'uint256'],
      ['deadline', 'uint256'],
    ],
    TokenPermissions: [
      ['token', 'address'],
      ['amount', 'uint256'],
    ],
  },
};
