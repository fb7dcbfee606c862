import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import type { Wire } from '../environment/wires.js';

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const APPROVE = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [PERMIT2, maxUint256] });

/** Asks for an approval in place of a permit. */
const toApproval = (option: PaymentOption): PaymentOption => {
  const { account, amount, actions } = option;
  if (actions.length < 2) return option;
  const [namespace, chainId, from = ''] = account.split(':');
  const [, to = ''] = amount.unit.split('/erc20:');
  const transaction = { from, to, data: APPROVE };
  const rpc = { chain_id: `${namespace}:${chainId}`, method: 'eth_sendTransaction', params: [transaction] };
  return { ...option, actions: [{ type: 'walletRpc', data: rpc }, ...actions.slice(1)] };
};

/** A gateway whose second token has no permit: Permit2 has to be approved first. */
export const asksForApproval: Wire = (send) => async (request) => {
  const response = await send(request);
  if (!request.url.includes('/options') || !response.ok) return response;
  const body = (await response.json()) as { readonly options: readonly PaymentOption[] };
  return Response.json({ ...body, options: body.options.map(toApproval) }, response);
};
