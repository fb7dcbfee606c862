import type { Address, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { CHAIN_ID, PERMIT2 } from './evm-contracts.js';

const AUTHORIZATION = [
  { name: 'from', type: 'address' },
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'validAfter', type: 'uint256' },
  { name: 'validBefore', type: 'uint256' },
  { name: 'nonce', type: 'bytes32' },
] as const;

const PERMIT = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

const PERMIT_TRANSFER_FROM = [
  { name: 'permitted', type: 'TokenPermissions' },
  { name: 'spender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

const TOKEN_PERMISSIONS = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint256' },
] as const;

const AUTHORIZATION_DOMAIN = { name: 'Authorization Coin', version: '2', chainId: CHAIN_ID } as const;
const PERMIT_DOMAIN = { name: 'Permit Coin', version: '1', chainId: CHAIN_ID } as const;
/** As the Permit2 of every chain: without a version. */
const PERMIT2_DOMAIN = { name: 'Permit2', chainId: CHAIN_ID, verifyingContract: PERMIT2 } as const;

interface Authorization {
  readonly from: Address;
  readonly to: Address;
  readonly value: bigint;
  readonly validAfter: bigint;
  readonly validBefore: bigint;
  readonly nonce: Hex;
}

/** EIP-3009. */
export const signAuthorization = (signer: PrivateKeyAccount, verifyingContract: Address, message: Authorization) =>
  signer.signTypedData({
    domain: { ...AUTHORIZATION_DOMAIN, verifyingContract },
    types: { ReceiveWithAuthorization: AUTHORIZATION },
    primaryType: 'ReceiveWithAuthorization',
    message,
  });

interface Permit {
  readonly owner: Address;
  readonly spender: Address;
  readonly value: bigint;
  readonly nonce: bigint;
  readonly deadline: bigint;
}

/** EIP-2612. */
export const signPermit = (signer: PrivateKeyAccount, verifyingContract: Address, message: Permit) =>
  signer.signTypedData({
    domain: { ...PERMIT_DOMAIN, verifyingContract },
    types: { Permit: PERMIT },
    primaryType: 'Permit',
    message,
  });

interface Permit2Transfer {
  readonly spender: Address;
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly deadline: bigint;
}

export const signPermit2 = (signer: PrivateKeyAccount, token: Address, { amount, ...message }: Permit2Transfer) =>
  signer.signTypedData({
    domain: PERMIT2_DOMAIN,
    types: { PermitTransferFrom: PERMIT_TRANSFER_FROM, TokenPermissions: TOKEN_PERMISSIONS },
    primaryType: 'PermitTransferFrom',
    message: { permitted: { token, amount }, ...message },
  });
