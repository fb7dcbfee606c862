// The options of a gateway that asks for transactions, made of those of the sandbox's signatures.
import { encodeFunctionData, parseAbi } from 'viem';

/** The contract that takes the coins of a chain. */
export const SETTLEMENT = '0x5a1e00000000000000000000000000000000c0de';
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

interface Option {
  readonly account: string;
  readonly amount: {
    readonly unit: string;
    readonly value: string;
    readonly display: { readonly assetSymbol: string };
  };
  readonly actions: readonly unknown[];
}

const PAY_NATIVE = parseAbi(['function payNative(bytes32 payment, uint256 expiresAt, bytes quote)']);
const APPROVE = parseAbi(['function approve(address spender, uint256 amount)']);

/** The call of the settlement contract. */
export const encodePayNative = (expiresAt: number, quote: `0x${string}` = `0x${'9a'.repeat(65)}`): string =>
  encodeFunctionData({ abi: PAY_NATIVE, args: [`0x${'f1'.repeat(32)}`, BigInt(expiresAt), quote] });

export const encodeApprove = (spender: string = PERMIT2, amount = 2n ** 256n - 1n): string =>
  encodeFunctionData({ abi: APPROVE, args: [spender.toLowerCase() as `0x${string}`, amount] });

const splitAccount = (account: string): readonly [chain: string, address: string] => {
  const at = account.lastIndexOf(':');
  return [account.slice(0, at), account.slice(at + 1)];
};

const toAction = (chain: string, transaction: Readonly<Record<string, string>>) => ({
  type: 'walletRpc',
  data: { chain_id: chain, method: 'eth_sendTransaction', params: [transaction] },
});

/** The same option, with the coin of the chain. */
export const toCoinOption = <Given extends Option>(option: Given, expiresAt: number): Given => {
  const { account, amount } = option;
  const [chain, from] = splitAccount(account);
  const value = `0x${BigInt(amount.value).toString(16)}`;
  return {
    ...option,
    amount: { ...amount, unit: `caip19/${chain}/slip44:60`, display: { ...amount.display, assetSymbol: 'ETH' } },
    actions: [toAction(chain, { from, to: SETTLEMENT, value, data: encodePayNative(expiresAt) })],
  };
};

/** The option of a coin, with another call of the same contract. */
export const toCallOption = <Given extends Option>(option: Given): Given => {
  const [chain, from] = splitAccount(option.account);
  const value = `0x${BigInt(option.amount.value).toString(16)}`;
  return { ...option, actions: [toAction(chain, { from, to: SETTLEMENT, value, data: '0xc0ffee' })] };
};

/** The same option of a permit and a transfer, with an approval in place of the permit. */
export const toApprovalOption = <Given extends Option>(option: Given): Given => {
  const { account, amount, actions } = option;
  const [chain, from] = splitAccount(account);
  const [, token = ''] = amount.unit.split('/erc20:');
  const approval = toAction(chain, { from, to: token, value: '0x0', data: encodeApprove() });
  return { ...option, actions: [approval, ...actions.slice(1)] };
};

/** The same of an account with an old approval, which has to be revoked first. */
export const toRevocationOption = <Given extends Option>(option: Given): Given => {
  const [chain, from] = splitAccount(option.account);
  const [, token = ''] = option.amount.unit.split('/erc20:');
  const revocation = toAction(chain, { from, to: token, value: '0x0', data: encodeApprove(PERMIT2, 0n) });
  return { ...option, actions: [revocation, ...toApprovalOption(option).actions] };
};
