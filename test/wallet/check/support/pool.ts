import { PERMIT2, type Facts } from './facts.js';

/** Starts and ends like Permit2. */
export const LOOK_ALIKE_PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78Ba4';
/** An address that has no part in the payment. */
export const STRANGER = '0xbadbadbadbadbadbadbadbadbadbadbadbadbad0';

const METHODS = [
  'eth_signTypedData_v4',
  'eth_signTypedData_v3',
  'eth_signTypedData_v1',
  'eth_signTypedData',
  'eth_signtypeddata_v4',
  'personal_sign',
  'eth_sign',
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sendRawTransaction',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'solana_signTransaction',
];
const PRIMARY_TYPES = [
  'ReceiveWithAuthorization',
  'TransferWithAuthorization',
  'CancelAuthorization',
  'Permit',
  'PermitTransferFrom',
  'PermitBatchTransferFrom',
  'PermitWitnessTransferFrom',
  'PermitSingle',
  'PermitBatch',
  'TokenPermissions',
  'EIP712Domain',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
];
const FIELDS = ['value', 'amount', 'from', 'to', 'spender', 'nonce', 'validAfter', 'validBefore', 'name', 'chainId'];
const TYPES = [
  'uint256',
  'uint',
  'uint128',
  'uint8',
  'int256',
  'address',
  'address[]',
  'bytes32',
  'bytes',
  'bytes20',
  'string',
  'bool',
];
const CHAINS = [
  'eip155:1',
  'eip155:10',
  'eip155:084532',
  'eip155:0x14a34',
  'eip155:',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
];

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
