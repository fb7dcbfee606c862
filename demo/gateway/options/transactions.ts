import { PERMIT2 } from '../rails/permit2.js';
import { hex, type Transfer } from './typed-data.js';

/** A transaction as `eth_sendTransaction` takes it. */
export interface Transaction {
  readonly from: string;
  readonly to: string;
  readonly value?: string;
  readonly data: string;
}

/** `approve(address,uint256)` of a token. */
const APPROVE = '0x095ea7b3';
const MAX_UINT256 = 'f'.repeat(64);

/** Approves Permit2 for every later payment with the token, as the public service asks for it. */
export const approve = ({ asset, from }: Transfer): Transaction => ({
  from,
  to: asset.contract,
  data: `${APPROVE}${PERMIT2.slice(2).toLowerCase().padStart(64, '0')}${MAX_UINT256}`,
});

/** Pays in the native coin, by a call of the recipient. */
export const payNative = ({ from, recipient, value, call }: Transfer): Transaction => {
  if (!call) throw new Error('The rail has no call for its native coin');
  return { from, to: recipient, value: hex(value), data: call };
};
