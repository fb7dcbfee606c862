import type { Asset } from '../rails/asset.js';
import { PERMIT2 } from '../rails/permit2.js';
import type { AccountTerms, Binding } from '../rails/rail.js';

/** A request to sign as `eth_signTypedData_v4` takes it (EIP-712). Numbers are hexadecimal text. */
export interface TypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, string>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** One transfer that the buyer authorizes. */
export interface Transfer extends AccountTerms, Binding {
  readonly asset: Asset;
  /** The address that signs. */
  readonly from: string;
  /** Base units, digits. */
  readonly value: string;
  /** When the signature lapses, Unix seconds. */
  readonly until: number;
}

/** Hexadecimal digits without leading zeros, as JSON-RPC writes quantities. */
export const hex = (value: string | number): `0x${string}` => `0x${BigInt(value).toString(16)}`;

/** The fields of a type, from lines of `type name` as EIP-712 writes them. */
const fields = (...lines: readonly string[]) =>
  lines.map((line) => {
    const [type = '', name = ''] = line.split(' ');
    return { name, type };
  });

const getChainId = ({ chain }: Asset): string => hex(chain.split(':')[1] ?? '');

const DOMAIN = fields('string name', 'string version', 'uint256 chainId', 'address verifyingContract');

const tokenDomain = (asset: Asset) => ({
  ...asset.domain,
  chainId: getChainId(asset),
  verifyingContract: asset.contract,
});

/** Authorizes one transfer to the gateway, by the token itself (EIP-3009). */
export const receiveWithAuthorization = ({ asset, from, recipient, value, until, nonce }: Transfer): TypedData => ({
  types: {
    EIP712Domain: DOMAIN,
    ReceiveWithAuthorization: fields(
      'address from',
      'address to',
      'uint256 value',
      'uint256 validAfter',
      'uint256 validBefore',
      'bytes32 nonce',
    ),
  },
  primaryType: 'ReceiveWithAuthorization',
  domain: tokenDomain(asset),
  message: {
    from,
    to: recipient,
    value: hex(value),
    validAfter: '0x0',
    validBefore: hex(until),
    nonce,
  },
});

/** Approves Permit2 as the spender of the value, by the token itself (EIP-2612). */
export const permit = ({ asset, from, value, until }: Transfer, permitNonce: number): TypedData => ({
  types: {
    EIP712Domain: DOMAIN,
    Permit: fields('address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'),
  },
  primaryType: 'Permit',
  domain: tokenDomain(asset),
  message: { owner: from, spender: PERMIT2, value: hex(value), nonce: hex(permitNonce), deadline: hex(until) },
});

/** Authorizes one transfer by Permit2. */
export const permitTransferFrom = ({ asset, recipient, value, until, nonce }: Transfer): TypedData => ({
  types: {
    EIP712Domain: fields('string name', 'uint256 chainId', 'address verifyingContract'),
    TokenPermissions: fields('address token', 'uint256 amount'),
    PermitTransferFrom: fields('TokenPermissions permitted', 'address spender', 'uint256 nonce', 'uint256 deadline'),
  },
  primaryType: 'PermitTransferFrom',
  domain: { name: 'Permit2', chainId: getChainId(asset), verifyingContract: PERMIT2 },
  message: {
    permitted: { token: asset.contract, amount: hex(value) },
    spender: recipient,
    nonce,
    deadline: hex(until),
  },
});
