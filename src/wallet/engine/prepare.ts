import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { checkRequests, MAX_REQUESTS } from '../check/check-requests.js';
import { readOffer } from '../check/offer.js';
import { require } from '../check/refuse.js';
import type { WalletRequest } from '../wallet-request.js';
import { getOfferContext, type FlowContext } from './context.js';

/** Returns the data of a `build` action; undefined for any other action. */
const getBuildData = (action: unknown): string | undefined => {
  const { type, data } = (action ?? {}) as { readonly type?: unknown; readonly data?: { readonly data?: unknown } };
  return type === 'build' && typeof data?.data === 'string' ? data.data : undefined;
};

/** Returns the actions of an option, those that the gateway has to build included. */
export const loadActions = async (
  { id, actions }: PaymentOption,
  { client }: FlowContext,
  signal: AbortSignal,
): Promise<readonly unknown[]> => {
  // Before the gateway is asked to build any number of them.
  require(actions.length <= MAX_REQUESTS, 'a payment has one or two requests.');
  const loaded: unknown[] = [];
  // One after another: the order of the results is that of the actions.
  for (const action of actions) {
    const data = getBuildData(action);
    if (data === undefined) loaded.push(action);
    else loaded.push(...(await client.fetchActions(id, data, signal)));
  }
  return loaded;
};

/** @throws WalletError `refused_request` */
export const checkActions = (
  option: PaymentOption,
  actions: readonly unknown[],
  context: FlowContext,
): readonly WalletRequest[] => checkRequests(actions, readOffer(option, getOfferContext(context)));
