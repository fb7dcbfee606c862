import { toHex } from '../core/random.js';
import type { Asset } from '../rails/asset.js';
import type { Action, StrictWalletRpc, WalletRpcAction } from '../wire/payment-options.js';
import { approve, payNative, resetApproval, type Transaction } from './transactions.js';
import { permit, permitTransferFrom, receiveWithAuthorization, type Transfer, type TypedData } from './typed-data.js';

interface Step {
  /** True if only `/fetch` returns the request. */
  readonly isBuilt: boolean;
  readonly rpc: StrictWalletRpc;
}

const sign = ({ asset, from }: Transfer, typedData: TypedData): StrictWalletRpc => ({
  chain_id: asset.chain,
  method: 'eth_signTypedData_v4',
  params: [from, JSON.stringify(typedData)],
});

const send = ({ asset }: Transfer, transaction: Transaction): StrictWalletRpc => ({
  chain_id: asset.chain,
  method: 'eth_sendTransaction',
  params: [{ ...transaction }],
});

const signTransfer = (transfer: Transfer): Step => ({
  isBuilt: true,
  rpc: sign(transfer, permitTransferFrom(transfer)),
});

/** A transfer by Permit2, which needs an allowance first. */
const approveTransfer = (transfer: Transfer): readonly Step[] => [
  ...(transfer.needsReset ? [{ isBuilt: false, rpc: send(transfer, resetApproval(transfer)) }] : []),
  ...(transfer.needsApproval ? [{ isBuilt: false, rpc: send(transfer, approve(transfer)) }] : []),
  signTransfer(transfer),
];

/** What the holder of an asset answers to pay, in this order. */
const STEPS: Readonly<Record<Asset['method'], (transfer: Transfer) => readonly Step[]>> = {
  authorization: (transfer) => [{ isBuilt: false, rpc: sign(transfer, receiveWithAuthorization(transfer)) }],
  permit: (transfer) =>
    transfer.permitNonce === null
      ? approveTransfer(transfer)
      : [{ isBuilt: false, rpc: sign(transfer, permit(transfer, transfer.permitNonce)) }, signTransfer(transfer)],
  approval: approveTransfer,
  native: (transfer) => [{ isBuilt: true, rpc: send(transfer, payNative(transfer)) }],
};

const getSteps = (transfer: Transfer): readonly Step[] => STEPS[transfer.asset.method](transfer);

/** The request as hexadecimal JSON: some wallets read it themselves instead of calling `/fetch`. */
const toBuildData = (rpc: StrictWalletRpc): string => toHex(new TextEncoder().encode(JSON.stringify(rpc)));

/** The actions of an option. */
export const getActions = (transfer: Transfer): Action[] =>
  getSteps(transfer).map(({ isBuilt, rpc }) =>
    isBuilt ? { type: 'build', data: { data: toBuildData(rpc) } } : { type: 'walletRpc', data: rpc },
  );

/** Every request that the wallet answers to pay with an option, in their order. */
export const getRequests = (transfer: Transfer): readonly StrictWalletRpc[] => getSteps(transfer).map(({ rpc }) => rpc);

/** The response of `/fetch` to the data of one `build` action, or without data for the whole option; undefined for other data. */
export const getBuiltActions = (transfer: Transfer, data: string): WalletRpcAction[] | undefined => {
  const rpcs = getRequests(transfer);
  const requested = data === '' ? rpcs : rpcs.filter((rpc) => toBuildData(rpc) === data);
  return requested.length ? requested.map((rpc) => ({ type: 'walletRpc', data: rpc })) : undefined;
};
