import { PERMIT2, type Facts } from './facts.js';

/** Starts and ends like Permit2. */
export const LOOK_ALIKE_PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78Ba4';
/** An address that has no part in the payment. */
export const STRANGER = '0xbadbadbadbadbadbadbadbadbadbadbadbadbad0';

const METHODS = [
  'eth_signTypedData_v4',
  'eth_signTypedData_v3',
  'personal_sign',
  'eth_sign',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'solana_signTransaction',
];
const PRIMARY_TYPES = [
  'ReceiveWithAuthorization',
  'TransferWithAuthorization',
  'Permit',
  'PermitTransferFrom',
  'PermitWitnessTransferFrom',
  'PermitSingle',
  'TokenPermissions',
  'EIP712Domain',
  '__proto__',
];
const FIELDS = ['value', 'amount', 'from', 'to', 'spender', 'nonce', 'validAfter', 'validBefore', 'name', 'chainId'];
const TYPES = ['uint256', 'uint', 'uint8', 'address', 'bytes32', 'bytes', 'string', 'bool'];
const CHAINS = ['eip155:1', 'eip155:084532', 'eip155:0x14a34', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'];

/** Texts that have a meaning in some place of a request, to put in the place of every other. */
export const getPool = ({ account, token, receiver, chainId }: Facts): readonly string[] => [
  ...new Set([
    ...METHODS,
    ...PRIMARY_TYPES,
    ...FIELDS,
    ...TYPES,
    ...CHAINS,
    `eip155:${chainId}`,
    ...[account, token, receiver, PERMIT2, LOOK_ALIKE_PERMIT2, STRANGER],
    ...['walletRpc', 'walletrpc', 'build', 'Permit2', '{}', '[]', 'null'],
  ]),
];
