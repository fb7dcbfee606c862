import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { abortable } from '../../core/abortable.js';
import { ContractError } from '../../core/errors/contract-error.js';
import type { CheckoutWallet } from '../ports.js';
import type { FlowContext } from './context.js';
import { getRefusal, requirePayError, toGatewayProblem } from './problems.js';
import type { PaymentFlowEvent } from './reducer.js';

/** The options of a wallet's accounts, and what they mean for the flow. */
interface LoadedOptions {
  readonly options: readonly PaymentOption[];
  readonly event: PaymentFlowEvent;
}

/** The accounts as CAIP-10, on each chain on which the buyer may pay. */
const toAccountIds = (addresses: readonly string[], chains: readonly string[]): readonly string[] =>
  addresses.flatMap((address) => chains.map((chain) => `${chain}:${address}`));

/** Loads the options of all accounts of the wallet. Rejects with the wallet's error, or with the signal's reason. */
export const loadOptions = async (
  wallet: CheckoutWallet,
  { client, chains, setOfferedExpiresAt }: FlowContext,
  signal: AbortSignal,
): Promise<LoadedOptions> => {
  const addresses = await abortable(wallet.accounts(false), signal);
  try {
    const { options, info } = await client.getOptions(toAccountIds(addresses, chains), signal);
    setOfferedExpiresAt(info?.expiresAt ?? undefined);
    // The payment is final.
    if (options === null) return { options: [], event: { type: 'closed' } };
    if (!options) throw new ContractError('The answer to /options has no options.');
    return { options, event: { type: 'offered', wallet, options } };
  } catch (cause) {
    signal.throwIfAborted();
    const error = requirePayError(cause);
    if (getRefusal(error).status === 451) return { options: [], event: { type: 'blocked', wallet } };
    return { options: [], event: { type: 'left', problem: toGatewayProblem(error) } };
  }
};

/** True if the page has all that the check before signing needs. */
const canPay = ({ amount, collectData }: PaymentOption, { recipients }: FlowContext): boolean =>
  !collectData && (recipients !== undefined || !amount.unit.includes('/slip44:'));

/** Returns the option to choose for the buyer: the same as before, or of the preferred asset, or the gateway's first. */
export const chooseFirst = (
  options: readonly PaymentOption[],
  previous: PaymentOption | undefined,
  context: FlowContext,
): PaymentOption | undefined => {
  const isSame = ({ account, amount }: PaymentOption): boolean =>
    account === previous?.account && amount.unit === previous.amount.unit;
  const payable = options.filter((option) => canPay(option, context));
  const preferred = payable.find(({ amount }) => amount.unit === context.preferredUnit);
  return options.find(isSame) ?? preferred ?? payable[0] ?? options[0];
};
