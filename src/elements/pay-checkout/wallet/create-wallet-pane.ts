import type { CheckoutPorts } from '../../../browser/checkout-ports.js';
import { createPayUrlClient } from '../../../client/pay-url-client.js';
import { createPayingClient, type PayingClient } from '../../../client/paying-client.js';
import { createStatusUrlClient } from '../../../client/status-url-client.js';
import type { PaymentStatusResponse } from '../../../contract/schemas/payment-status-response.js';
import { isPayError, type PayError } from '../../../core/errors/pay-error.js';
import { assertText } from '../../../core/assert-text.js';
import type { WalletMessages } from '../../../locales/wallet-messages.js';
import type { PaymentFlowState } from '../../../wallet/engine/state.js';
import { toInternalError } from '../../../wallet/to-wallet-error.js';
import type { OfferedApp, WalletListController } from '../../../controllers/wallet-list-controller.js';
import { PayStatusErrorEvent } from '../../pay-status/pay-status.events.js';
import { readPaySource, type PaySource } from '../gateway-caller.js';
import type { WalletElement, WalletSectionContext } from '../wallet-inputs.js';
import {
  PayCheckoutNoFundsEvent,
  PayCheckoutOptionEvent,
  PayCheckoutSentEvent,
  PayCheckoutSignEvent,
  PayCheckoutWalletConnectEvent,
} from '../wallet.events.js';
import { listPageWallets } from '../read-wallets.js';
import { WalletPane } from './wallet-pane.js';

export { loadWalletLocale } from '../../../locales/load-wallet-locale.js';

/** The chains that are asked for without `chains`: those on which the public service takes stablecoins. */
const DEFAULT_CHAINS = ['eip155:1', 'eip155:8453', 'eip155:10', 'eip155:42161', 'eip155:137', 'eip155:56'];

/** Reads an attribute with several values; undefined if there are none. Throws `ConfigurationError` for anything but text. */
const readList = (text: string | null | undefined, name: string): readonly string[] | undefined => {
  assertText(text, name);
  const list = text?.split(/\s+/).filter(Boolean) ?? [];
  return list.length ? list : undefined;
};

const getProblemError = (state: PaymentFlowState): PayError | null => {
  if (state.kind === 'unsent' || state.kind === 'check_wallet') return state.error;
  return 'problem' in state ? (state.problem?.error ?? null) : null;
};

const getOption = (state: PaymentFlowState) => ('choice' in state ? state.choice?.option : undefined);

/** Dispatches the events of a change of the flow. */
const dispatchEvents = (element: EventTarget, state: PaymentFlowState, previous: PaymentFlowState): void => {
  if (state.kind === 'asking' && previous.kind === 'connecting')
    element.dispatchEvent(new PayCheckoutWalletConnectEvent(state.wallet));
  const option = getOption(state);
  if (option && option !== getOption(previous)) element.dispatchEvent(new PayCheckoutOptionEvent(option.amount));
  if (state.kind === 'no_options') element.dispatchEvent(new PayCheckoutNoFundsEvent(state.accounts));
  if (state.kind === 'sent') element.dispatchEvent(new PayCheckoutSentEvent());
  const error = getProblemError(state);
  if (error && error !== getProblemError(previous)) element.dispatchEvent(new PayStatusErrorEvent(error));
};

/** Creates the client that pays; throws `ConfigurationError` for an invalid source. */
const createClient = (paymentId: string, source: PaySource, { clock, navigation }: CheckoutPorts): PayingClient => {
  if (source.kind === 'gateway') return createPayingClient(paymentId, source.caller, clock);
  const { payUrl, status } = source;
  const pageUrl = navigation.currentUrl();
  const statusClient = typeof status === 'string' ? createStatusUrlClient({ statusUrl: status, pageUrl }) : status;
  return createPayUrlClient(paymentId, { payUrl, pageUrl, status: statusClient }, clock);
};

/** What the section gives to the pane. */
interface PaneContext {
  readonly payment: PaymentStatusResponse | undefined;
  readonly list: WalletListController;
  /** Called when the buyer goes back to the list. */
  readonly onBack: () => void;
  readonly onOpen: (app: OfferedApp) => void;
}

const createPane = (
  element: WalletElement,
  { getPorts, now, getExpiresAt }: WalletSectionContext,
  messages: WalletMessages,
  { payment, list, onBack, onOpen }: PaneContext,
): WalletPane | undefined => {
  const { paymentId, recipients, callRecipients, chains, chainParameters } = element;
  const paySource = readPaySource(element);
  if (!paymentId || !paySource) return undefined;
  const ports = getPorts();
  const { clock, random, page, wallet } = ports;
  const source = {
    paymentId,
    payment,
    client: createClient(paymentId, paySource, ports),
    clock,
    random,
    now,
    getExpiresAt,
    chains: readList(chains, 'chains') ?? DEFAULT_CHAINS,
    recipients: readList(recipients, 'recipients'),
    callRecipients: readList(callRecipients, 'callRecipients'),
    chainParameters: chainParameters ?? undefined,
    listWallets: () => listPageWallets(element.wallets),
    list,
    messages,
    onSign: (method: string, step: number) => element.dispatchEvent(new PayCheckoutSignEvent(method, step)),
    onState: (state: PaymentFlowState, previous: PaymentFlowState) => {
      dispatchEvents(element, state, previous);
    },
  };
  return new WalletPane(element, source, { page, onBack, onOpen }, wallet);
};

/**
 * Creates the pane of an element; undefined if the page names no gateway, and no server of its own to pay through.
 *
 * @throws PayError
 */
export const createWalletPane: typeof createPane = (...given) => {
  try {
    return createPane(...given);
  } catch (error) {
    throw isPayError(error) ? error : toInternalError(error);
  }
};
