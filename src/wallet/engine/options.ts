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
  { client, chains, details, setOfferedExpiresAt }: FlowContext,
  signal: AbortSignal,
): Promise<LoadedOptions> => {
  const addresses = await abortable(wallet.accounts(false), signal);
  try {
    const response = await client.getOptions(toAccountIds(addresses, chains), signal);
    const { options, info } = response;
    details.setOffered(response);
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
const canPay = (option: PaymentOption, { recipients, details }: FlowContext): boolean =>
  details.findForm(option) !== null && (recipients !== undefined || !option.amount.unit.includes('/slip44:'));

/** True if both are of the same asset and account: each request for options gives them new ids. */
export const isSameOffer = (one: PaymentOption, other: PaymentOption): boolean =>
  one.account === other.account && one.amount.unit === other.amount.unit;

/** Returns the option to choose for the buyer: the same as before, or of the preferred asset, or the gateway's first that asks for no details, or its first. */
export const chooseFirst = (
  options: readonly PaymentOption[],
  previous: PaymentOption | undefined,
  context: FlowContext,
): PaymentOption | undefined => {
  const payable = options.filter((option) => canPay(option, context));
  const preferred = payable.find(({ amount }) => amount.unit === context.preferredUnit);
  const simplest = payable.find((option) => context.details.findForm(option) === undefined);
  return (
    options.find((option) => previous && isSameOffer(option, previous)) ??
    preferred ??
    simplest ??
    payable[0] ??
    options[0]
  );
};
