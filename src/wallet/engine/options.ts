import { readGatewayFields } from '../../core/errors/is-refusal.js';
import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { throwIfAborted } from '../../core/abortable.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { isPaidOnce, MIN_CALL_TIME_S } from '../check/transactions.js';
import type { CheckoutWallet } from '../ports.js';
import { isTransactionRequest, type WalletRequest } from '../wallet-request.js';
import type { FlowContext, PreparationContext } from './context.js';
import { getChain } from './option-chain.js';
import { isClearRefusal, requirePayError, toGatewayProblem } from './problems.js';
import type { LoadedOffer, PaymentFlowEvent } from './reducer.js';
import type { PaymentProblem } from './state.js';

/** The options of a wallet's accounts, or what their absence means for the flow. */
type LoadedOptions =
  { readonly kind: 'offer'; readonly offer: LoadedOffer } | { readonly kind: 'none'; readonly event: PaymentFlowEvent };

/** The accounts as CAIP-10, on each chain on which the buyer may pay. */
const toAccountIds = (addresses: readonly string[], chains: readonly string[]): readonly string[] =>
  addresses.flatMap((address) => chains.map((chain) => `${chain}:${address}`));

/** Drops options with a duplicate id: their confirmations could not be told apart. */
const dropRepeated = (options: readonly PaymentOption[]): readonly PaymentOption[] => {
  const ids = new Set<string>();
  return options.filter(({ id }) => !ids.has(id) && ids.add(id));
};

/** An offer of the same asset to the same account has another id each time. */
export const toOfferKey = ({ account, amount }: PaymentOption): string => `${account} ${amount.unit}`;

/** True if the gateway has not accepted the approval of this account for this asset, and will accept no other one. */
export const isRefusedOffer = (option: PaymentOption, { refusedOffers }: Pick<FlowContext, 'refusedOffers'>): boolean =>
  refusedOffers.has(toOfferKey(option));

/** Puts the options that were refused, and those on chains that the wallet does not have, behind the others. */
export const orderOptions = (
  options: readonly PaymentOption[],
  { chains }: Pick<CheckoutWallet, 'chains'>,
  context: Pick<FlowContext, 'missingChains' | 'refusedOffers'>,
): readonly PaymentOption[] => {
  const isMissing = (option: PaymentOption): boolean => {
    const chain = getChain(option);
    const isElsewhere = context.missingChains.has(chain) || chains?.includes(chain) === false;
    return isElsewhere || isRefusedOffer(option, context);
  };
  return [...options.filter((option) => !isMissing(option)), ...options.filter(isMissing)];
};

/** Loads the options of these addresses of the wallet. Rejects with the signal's reason. */
export const loadOptions = async (
  wallet: CheckoutWallet,
  addresses: readonly string[],
  context: FlowContext,
  signal: AbortSignal,
): Promise<LoadedOptions> => {
  const { client, chains, details, ownOffers, setOfferedExpiresAt } = context;
  const accounts = toAccountIds(addresses, chains);
  // The gateway would answer that no account has enough funds.
  if (!accounts.length) return { kind: 'none', event: { type: 'unlisted', wallet } };
  try {
    ownOffers.claim();
    const response = await client.getOptions(accounts, signal);
    const { options, info } = response;
    details.setOffered(response);
    setOfferedExpiresAt(info?.expiresAt ?? undefined);
    // The payment is final.
    if (options === null) return { kind: 'none', event: { type: 'closed' } };
    if (!options) throw new ContractError('The answer to /options has no options.');
    return {
      kind: 'offer',
      offer: { wallet, accounts, options: orderOptions(dropRepeated(options), wallet, context) },
    };
  } catch (cause) {
    throwIfAborted(signal);
    const error = requirePayError(cause);
    if (isClearRefusal(error) && readGatewayFields(error).status === 451)
      return { kind: 'none', event: { type: 'blocked', wallet } };
    return { kind: 'none', event: { type: 'left', problem: toGatewayProblem(error) } };
  }
};

/** A quote or a payment that ends sooner is not signed for, seconds: the signature would come too late. */
const MIN_TIME_LEFT_S = 10;

/**
 * Returns why an option must not be signed for: its quote or the payment is about to end.
 *
 * @param requests the requests of the option, if they are known: a call that is not understood needs more time
 */
export const findShortage = (
  { expiresAt }: PaymentOption,
  context: PreparationContext,
  requests: readonly WalletRequest[] = [],
): PaymentProblem | null => {
  const nowS = context.now() / 1_000;
  const last = requests[requests.length - 1];
  const isOwnCall = isTransactionRequest(last) && !isPaidOnce(last, context);
  const paymentEnd = Math.min(context.getExpiresAt() ?? Infinity, context.getOfferedExpiresAt() ?? Infinity);
  if (paymentEnd < nowS + (isOwnCall ? MIN_CALL_TIME_S : MIN_TIME_LEFT_S)) return { code: 'expires_soon', error: null };
  return expiresAt != null && expiresAt < nowS + MIN_TIME_LEFT_S ? { code: 'price_renewed', error: null } : null;
};

/** True if the page has all that the check before signing needs. */
const canPay = (option: PaymentOption, { recipients, callRecipients, details }: FlowContext): boolean =>
  details.findForm(option) !== null &&
  ((recipients ?? callRecipients) !== undefined || !option.amount.unit.includes('/slip44:'));

/** True if both are of the same asset and account: each request for options gives them new ids. */
export const isSameOffer = (one: PaymentOption, other: PaymentOption): boolean => toOfferKey(one) === toOfferKey(other);

/** True if the buyer sees the same in both. */
export const isSamePrice = (one: PaymentOption, other: PaymentOption): boolean => {
  const [amount, otherAmount] = [one.amount, other.amount];
  const isSameDisplay =
    amount.display.decimals === otherAmount.display.decimals &&
    amount.display.assetSymbol === otherAmount.display.assetSymbol;
  return isSameOffer(one, other) && amount.value === otherAmount.value && isSameDisplay;
};

/**
 * Returns the option to choose for the buyer: the same as before, or of the preferred asset, or the gateway's first that asks for no
 * details, or its first. None that was refused; undefined if there is no other.
 */
export const chooseFirst = (
  offered: readonly PaymentOption[],
  previous: PaymentOption | undefined,
  context: FlowContext,
): PaymentOption | undefined => {
  const options = offered.filter((option) => !isRefusedOffer(option, context));
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
