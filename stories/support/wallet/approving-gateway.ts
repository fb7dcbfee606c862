import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import type { Wire } from '../environment/wires.js';

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const approve = (value: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [PERMIT2, value] });

/** Asks for approvals of these values, one after the other, in place of a permit. */
const toApprovals = (option: PaymentOption, values: readonly bigint[]): PaymentOption => {
  const { account, amount, actions } = option;
  if (actions.length < 2) return option;
  const [namespace, chainId, from = ''] = account.split(':');
  const [, to = ''] = amount.unit.split('/erc20:');
  const approvals = values.map((value) => ({
    type: 'walletRpc' as const,
    data: {
      chain_id: `${namespace}:${chainId}`,
      method: 'eth_sendTransaction',
      params: [{ from, to, data: approve(value) }],
    },
  }));
  return { ...option, actions: [...approvals, ...actions.slice(1)] };
};

const asksFor =
  (values: readonly bigint[]): Wire =>
  (send) =>
  async (request) => {
    const response = await send(request);
    if (!request.url.includes('/options') || !response.ok) return response;
    const body = (await response.json()) as { readonly options: readonly PaymentOption[] };
    return Response.json({ ...body, options: body.options.map((option) => toApprovals(option, values)) }, response);
  };

/** A gateway whose second token has no permit: Permit2 has to be approved first. */
export const asksForApproval = asksFor([maxUint256]);

/** The same of a token that takes a new approval only after an old one was revoked. */
export const asksForRevocation = asksFor([0n, maxUint256]);
