import { toHex } from '../random.js';
import type { Asset } from './assets.js';
import { permit, permitTransferFrom, receiveWithAuthorization, type Transfer, type TypedData } from './typed-data.js';

/** A request that a wallet answers. The wire writes `chain_id` like that, alone among its neighbours. */
export interface WalletRpc {
  readonly chain_id: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What a wallet does to pay: answer a request, or first have the gateway build one from this data (`/fetch`). */
export type Action =
  | { readonly type: 'walletRpc'; readonly data: WalletRpc }
  | { readonly type: 'build'; readonly data: { readonly data: string } };

interface Step {
  /** Whether the request is handed out by `/fetch` only. */
  readonly isBuilt: boolean;
  readonly typedData: TypedData;
}

/** What its holder signs, in this order. */
const STEPS: Readonly<Record<Asset['way'], (transfer: Transfer) => readonly Step[]>> = {
  authorization: (transfer) => [{ isBuilt: false, typedData: receiveWithAuthorization(transfer) }],
  permit: (transfer) => [
    { isBuilt: false, typedData: permit(transfer) },
    { isBuilt: true, typedData: permitTransferFrom(transfer) },
  ],
  allowance: (transfer) => [{ isBuilt: true, typedData: permitTransferFrom(transfer) }],
};

const rpcOf = ({ asset, from }: Transfer, { typedData }: Step): WalletRpc => ({
  chain_id: asset.chain,
  method: 'eth_signTypedData_v4',
  params: [from, JSON.stringify(typedData)],
});

/** Hexadecimal JSON of the request: there are wallets that read it themselves and never ask for it. */
const buildDataOf = (rpc: WalletRpc): string => toHex(new TextEncoder().encode(JSON.stringify(rpc)));

/** The actions of an option. */
export const actionsOf = (transfer: Transfer): readonly Action[] =>
  STEPS[transfer.asset.way](transfer).map((step) => {
    const rpc = rpcOf(transfer, step);
    return step.isBuilt ? { type: 'build', data: { data: buildDataOf(rpc) } } : { type: 'walletRpc', data: rpc };
  });

/** What `/fetch` answers for the data of one `build` action, or without data for the whole option; undefined for other data. */
export const builtActionsOf = (transfer: Transfer, data: string): readonly Action[] | undefined => {
  const rpcs = STEPS[transfer.asset.way](transfer).map((step) => rpcOf(transfer, step));
  const asked = data === '' ? rpcs : rpcs.filter((rpc) => buildDataOf(rpc) === data);
  return asked.length ? asked.map((rpc) => ({ type: 'walletRpc', data: rpc })) : undefined;
};
