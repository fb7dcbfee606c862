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
const ZERO = '0'.repeat(64);

const approvePermit2 = ({ asset, from }: Transfer, allowance: string): Transaction => ({
  from,
  to: asset.contract,
  data: `${APPROVE}${PERMIT2.slice(2).toLowerCase().padStart(64, '0')}${allowance}`,
});

/** Approves Permit2 for every later payment with the token, as the public service asks for it. */
export const approve = (transfer: Transfer): Transaction => approvePermit2(transfer, MAX_UINT256);

/** Takes back an earlier approval of Permit2, without which some tokens accept no other one. */
export const resetApproval = (transfer: Transfer): Transaction => approvePermit2(transfer, ZERO);

/** Pays in the native coin, by a call of the recipient. */
export const payNative = ({ from, recipient, value, call }: Transfer): Transaction => {
  if (!call) throw new Error('The rail has no call for its native coin');
  return { from, to: recipient, value: hex(value), data: call };
};
