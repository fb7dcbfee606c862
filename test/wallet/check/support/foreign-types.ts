// Typed data that moves money, or the right to it, otherwise than a payment does. None of it is understood.
import { PERMIT2, UNLIMITED, USDC_FACTS } from './facts.js';
import type { Json, JsonObject } from './json.js';
import { writeTypedData } from './requests.js';

const { account, token, receiver, chainId, deadlineS, nonce } = USDC_FACTS;

const fields = (text: string): Json =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });

const [AUTHORIZATION = {}] = writeTypedData(USDC_FACTS);
const [TRANSFER = {}] = writeTypedData({ ...USDC_FACTS, kind: 'allowance' });
const TOKEN = {
  domain: AUTHORIZATION['domain'] ?? null,
  type: (AUTHORIZATION['types'] as JsonObject)['EIP712Domain'] ?? null,
};
const CONTRACT = {
  domain: TRANSFER['domain'] ?? null,
  type: (TRANSFER['types'] as JsonObject)['EIP712Domain'] ?? null,
};

const write = (
  { domain, type }: typeof TOKEN,
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: JsonObject,
): JsonObject => ({
  types: {
    EIP712Domain: type,
    ...Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fields(text)])),
  },
  primaryType,
  domain,
  message,
});

const TOKEN_PERMISSIONS = 'address token,uint256 amount';
const DETAILS = 'address token,uint160 amount,uint48 expiration,uint48 nonce';
const PERMITTED = { token, amount: '12500000' };
const DEADLINE = String(deadlineS);
const APPROVED = { token, amount: '12500000', expiration: DEADLINE, nonce: '0' };

/** By what a gateway would try with them. */
export const FOREIGN_TYPES: Readonly<Record<string, JsonObject>> = {
  'asks for a transfer that anyone can execute': write(
    TOKEN,
    'TransferWithAuthorization',
    {
      TransferWithAuthorization:
        'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    },
    {
      from: account,
      to: receiver,
      value: '12500000',
      validAfter: '0',
      validBefore: DEADLINE,
      nonce: `0x${nonce.toString(16)}`,
    },
  ),
  'asks for a permit in the way of DAI': write(
    TOKEN,
    'Permit',
    { Permit: 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed' },
    { holder: account, spender: PERMIT2, nonce: '0', expiry: DEADLINE, allowed: true },
  ),
  'asks Permit2 for an allowance': write(
    CONTRACT,
    'PermitSingle',
    { PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline', PermitDetails: DETAILS },
    { details: APPROVED, spender: receiver, sigDeadline: DEADLINE },
  ),
  'asks Permit2 for many allowances': write(
    CONTRACT,
    'PermitBatch',
    { PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline', PermitDetails: DETAILS },
    { details: [APPROVED], spender: receiver, sigDeadline: DEADLINE },
  ),
  'asks Permit2 for many transfers': write(
    CONTRACT,
    'PermitBatchTransferFrom',
    {
      PermitBatchTransferFrom: 'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline',
      TokenPermissions: TOKEN_PERMISSIONS,
    },
    { permitted: [PERMITTED, PERMITTED], spender: receiver, nonce: '1', deadline: DEADLINE },
  ),
  'adds an order to a transfer by Permit2': write(
    CONTRACT,
    'PermitWitnessTransferFrom',
    {
      PermitWitnessTransferFrom:
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness',
      TokenPermissions: TOKEN_PERMISSIONS,
      Order: 'address swapper,uint256 input',
    },
    {
      permitted: PERMITTED,
      spender: receiver,
      nonce: '1',
      deadline: DEADLINE,
      witness: { swapper: account, input: UNLIMITED.toString() },
    },
  ),
  'asks for a vote': write(
    TOKEN,
    'Delegation',
    { Delegation: 'address delegatee,uint256 nonce,uint256 expiry' },
    { delegatee: receiver, nonce: '0', expiry: DEADLINE },
  ),
  'asks for a call by a relayer': write(
    CONTRACT,
    'ForwardRequest',
    { ForwardRequest: 'address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data' },
    { from: account, to: token, value: '0', gas: '100000', nonce: String(chainId), data: '0xa9059cbb' },
  ),
};
