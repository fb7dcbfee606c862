import { toHex } from '../core/random.js';
import type { Action, StrictWalletRpc, WalletRpcAction } from '../wire/payment-options.js';
import type { Asset } from '../rails/asset.js';
import { permit, permitTransferFrom, receiveWithAuthorization, type Transfer, type TypedData } from './typed-data.js';

interface Step {
  /** True if only `/fetch` returns the request. */
  readonly isBuilt: boolean;
  readonly typedData: TypedData;
}

/** The messages that the holder of an asset signs to pay, in this order. */
const STEPS: Readonly<Record<Asset['method'], (transfer: Transfer) => readonly Step[]>> = {
  authorization: (transfer) => [{ isBuilt: false, typedData: receiveWithAuthorization(transfer) }],
  permit: (transfer) => [
    { isBuilt: false, typedData: permit(transfer) },
    { isBuilt: true, typedData: permitTransferFrom(transfer) },
  ],
};

const toWalletRpc = ({ asset, from }: Transfer, { typedData }: Step): StrictWalletRpc => ({
  chain_id: asset.chain,
  method: 'eth_signTypedData_v4',
  params: [from, JSON.stringify(typedData)],
});

/** The request as hexadecimal JSON: some wallets read it themselves instead of calling `/fetch`. */
const toBuildData = (rpc: StrictWalletRpc): string => toHex(new TextEncoder().encode(JSON.stringify(rpc)));

/** The actions of an option. */
export const getActions = (transfer: Transfer): Action[] =>
  STEPS[transfer.asset.method](transfer).map((step) => {
    const rpc = toWalletRpc(transfer, step);
    return step.isBuilt ? { type: 'build', data: { data: toBuildData(rpc) } } : { type: 'walletRpc', data: rpc };
  });

/** Every request that the wallet answers to pay with an option, in their order. */
export const getRequests = (transfer: Transfer): readonly StrictWalletRpc[] =>
  STEPS[transfer.asset.method](transfer).map((step) => toWalletRpc(transfer, step));

/** The response of `/fetch` to the data of one `build` action, or without data for the whole option; undefined for other data. */
export const getBuiltActions = (transfer: Transfer, data: string): WalletRpcAction[] | undefined => {
  const rpcs = getRequests(transfer);
  const requested = data === '' ? rpcs : rpcs.filter((rpc) => toBuildData(rpc) === data);
  return requested.length ? requested.map((rpc) => ({ type: 'walletRpc', data: rpc })) : undefined;
};
