import { nothing } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { CopyController } from '../../controllers/copy-controller.js';
import type { DetailsController } from '../../controllers/details-controller.js';
import type { RedirectMode } from '../../controllers/redirect-controller.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { Messages } from '../../locales/messages.js';
import { stateName } from '../shared/state-name.js';
import { getErrorDetails, supportView, type SupportContext } from '../shared/support.view.js';
import type { Cancellation } from './cancellation.js';
import { cancelView } from './cancel.view.js';
import type { Links } from './links.js';
import { nextStepsView } from './next-steps.view.js';
import type { Layout } from './pay-checkout.view.js';
import type { PaymentOptions } from './payment-options.js';
import type { ReceiptSection } from './receipt-section.js';
import { readSummary, summaryView, type SummaryInputs } from './summary.view.js';
import type { WalletSection } from './wallet-section.js';

/** The wait for the first answer after which the payment options are shown without it, so that nobody is stuck. */
export const UNANSWERED_MS = 8_000;

/** The inputs of the element that its parts show. */
interface PartInputs extends SummaryInputs {
  readonly paymentId: string | undefined;
  readonly explorerUrl: string | undefined;
  readonly redirect: RedirectMode | undefined;
  readonly host: CheckoutHost | undefined;
}

/** The inputs of {@link renderParts}. */
export interface CheckoutParts {
  readonly inputs: PartInputs;
  readonly messages: Messages;
  readonly ports: CheckoutPorts;
  readonly payment: PaymentStatusResponse | null;
  readonly links: Links;
  readonly details: DetailsController;
  readonly options: PaymentOptions;
  readonly wallet: WalletSection;
  readonly receipt: ReceiptSection;
  readonly cancel: Cancellation;
  readonly copySupport: CopyController;
  /** True if the first answer takes so long that the payment options are shown without it. */
  readonly isUnanswered: boolean;
  readonly onRetry: (event: Event) => void;
  readonly onCancel: () => void;
}

/** Renders the parts of the page that this state has. */
export const renderParts = (parts: CheckoutParts): Omit<Layout, 'returns' | 'offersWallet' | 'onChange'> => {
  const { inputs, messages, ports, payment, links, details, options, wallet, cancel, isUnanswered } = parts;
  const summary = readSummary(inputs, details.known);
  const detailsKind = summary.amount ? 'none' : details.state.kind;
  const status = payment && getKnownStatus(payment);
  const isOpen = status === 'requires_action';
  const isPaid = status === 'succeeded';
  // While a wallet may be paying, nothing else may.
  const isFree = !wallet.isCommitted;
  const isPayable = (isOpen || isUnanswered) && isFree;
  const support: SupportContext = { messages, copy: parts.copySupport, ports };
  const { merchantName } = summary;
  const pageUrl = ports.navigation.currentUrl();
  const nextSteps = { redirect: inputs.redirect, links, pageUrl, merchantName, onRetry: parts.onRetry };
  const { paymentId, explorerUrl } = inputs;
  const facts = { summary, paymentId, explorerUrl, payer: wallet.payer };
  const [linkError] = links.errors;
  return {
    messages,
    isUnanswered,
    summary: summaryView(summary, { isPending: detailsKind === 'pending', isPaid }, messages),
    onDetails: detailsKind === 'failed' ? details.retry : undefined,
    wallet: isOpen ? wallet.render(messages) : nothing,
    pay: isPayable ? options.render(links, { messages: messages.checkout, ports, host: inputs.host }) : nothing,
    isOver: payment !== null && !isOpen,
    slot: payment ? stateName(status ?? undefined) : undefined,
    nextSteps: payment ? nextStepsView(payment, nextSteps, messages) : nothing,
    receipt: payment && isPaid ? parts.receipt.render({ ...facts, payment }, messages, ports) : nothing,
    cancel: isOpen && isFree && cancel.isPossible ? cancelView(cancel.controller, support, parts.onCancel) : nothing,
    support: linkError && supportView(getErrorDetails(linkError), support),
  };
};
