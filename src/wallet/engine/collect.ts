import type { FlowContext, FlowRun } from './context.js';
import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { chooseFirst, isSameOffer, loadOptions } from './options.js';
import { prepareOption } from './prepare.js';
import type { PaymentFlowState } from './state.js';

type Collecting = Extract<PaymentFlowState, { readonly kind: 'collecting' }>;

/**
 * Asks the gateway whether it has the details of the buyer, by loading the options again. The form stays until it has them.
 * Resolves to the option that has to be prepared, if the chosen one is not offered any more.
 */
export const checkCollected = async (
  { wallet, form }: Collecting,
  addresses: readonly string[],
  previous: PaymentOption,
  context: FlowContext,
  run: FlowRun,
): Promise<PaymentOption | undefined> => {
  const loaded = await loadOptions(wallet, addresses, context, run.signal);
  if (loaded.kind === 'none') {
    const { event } = loaded;
    // The buyer can ask again.
    if (event.type === 'left')
      run.dispatch({ type: 'incomplete', optionId: previous.id, form, problem: event.problem });
    else run.dispatch(event);
    return undefined;
  }
  const { options } = loaded.offer;
  const option = chooseFirst(options, previous, context);
  if (option && isSameOffer(option, previous)) {
    run.dispatch({ type: 'renewed', options, option });
    run.dispatch(await prepareOption(option, context, run.signal, true));
    return undefined;
  }
  run.dispatch({ type: 'offered', offer: loaded.offer, problem: null });
  return option;
};
