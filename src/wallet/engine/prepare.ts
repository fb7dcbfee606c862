import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { throwIfAborted } from '../../core/abortable.js';
import { checkRequests, MAX_REQUESTS } from '../check/check-requests.js';
import { readOffer } from '../check/offer.js';
import { refuseUnless } from '../check/refuse.js';
import type { WalletRequest } from '../wallet-request.js';
import { getOfferContext, type PreparationContext } from './context.js';
import { findShortage } from './options.js';
import { lacksDetails, requirePayError, toGatewayProblem, toWalletProblem } from './problems.js';
import type { PreparationEvent } from './reducer.js';
import type { PaymentProblem } from './state.js';

/** Returns the data of a `build` action; undefined for any other action. */
const getBuildData = (action: unknown): string | undefined => {
  const { type, data } = (action ?? {}) as { readonly type?: unknown; readonly data?: { readonly data?: unknown } };
  return type === 'build' && typeof data?.data === 'string' ? data.data : undefined;
};

/** Returns the actions of an option, those that the gateway has to build included. */
const loadActions = async (
  { id, actions }: PaymentOption,
  { client, details }: PreparationContext,
  signal: AbortSignal,
): Promise<readonly unknown[]> => {
  // Before the gateway is asked to build any number of them.
  refuseUnless(actions.length <= MAX_REQUESTS, 'a payment has one to three requests.');
  const loaded: unknown[] = [];
  // One after another: the order of the results is that of the actions.
  for (const action of actions) {
    const data = getBuildData(action);
    if (data === undefined) loaded.push(action);
    else loaded.push(...(await client.fetchActions(id, data, signal, details.collectedData)));
  }
  return loaded;
};

/** @throws WalletError `refused_request` */
const checkActions = (
  option: PaymentOption,
  actions: readonly unknown[],
  context: PreparationContext,
): readonly WalletRequest[] => checkRequests(actions, readOffer(option, getOfferContext(context)));

/** The buyer has to give details, if this page can ask for them. */
const askForDetails = (
  option: PaymentOption,
  problem: PaymentProblem | null,
  { details }: PreparationContext,
): PreparationEvent => {
  const optionId = option.id;
  const form = details.findForm(option, problem !== null);
  if (form) return { type: 'incomplete', optionId, form, problem };
  return { type: 'unprepared', optionId, problem: { code: 'details_required', error: problem?.error ?? null } };
};

/**
 * Loads and checks the requests of an option, unless it requires details first. Rejects with the signal's reason.
 *
 * @param isCollected true if the buyer may have given the details on the gateway's page: then a gateway that builds the requests
 * has them, even if the option still requires them
 */
export const prepareOption = async (
  option: PaymentOption,
  context: PreparationContext,
  signal: AbortSignal,
  isCollected = false,
): Promise<PreparationEvent> => {
  const { id: optionId, actions } = option;
  const { details } = context;
  const tells = isCollected && actions.some((action) => getBuildData(action) !== undefined);
  if (!tells && details.findForm(option) !== undefined)
    return askForDetails(option, isCollected ? { code: 'details_missing', error: null } : null, context);
  const shortage = findShortage(option, context);
  if (shortage?.code === 'expires_soon') return { type: 'unprepared', optionId, problem: shortage };
  try {
    const loaded = await loadActions(option, context, signal);
    const requests = checkActions(option, loaded, context);
    const problem = findShortage(option, context, requests);
    if (problem?.code === 'expires_soon') return { type: 'unprepared', optionId, problem };
    return { type: 'prepared', optionId, requests };
  } catch (cause) {
    throwIfAborted(signal);
    const error = requirePayError(cause);
    if (lacksDetails(error)) {
      details.forget();
      return askForDetails(option, { code: 'details_missing', error }, context);
    }
    const problem = error.name === 'WalletError' ? toWalletProblem(error) : toGatewayProblem(error);
    return { type: 'unprepared', optionId, problem };
  }
};
