import { nothing } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import { getKnownStatus, isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { CopyController } from '../../controllers/copy-controller.js';
import type { DelayController } from '../../controllers/delay-controller.js';
import type { DetailsController } from '../../controllers/details-controller.js';
import type { LocaleController } from '../../controllers/locale-controller.js';
import type { RedirectMode } from '../../controllers/redirect-controller.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { Messages } from '../../locales/messages.js';
import { returnsToShop } from '../shared/returns-to-shop.js';
import { stateName } from '../shared/state-name.js';
import { getErrorDetails, supportView, type SupportContext } from '../shared/support.view.js';
import type { Cancellation } from './cancellation.js';
import { cancelView } from './cancel.view.js';
import type { CheckedInputs } from './checked-inputs.js';
import { HELP_LINES, helpFooter } from './help.view.js';
import { countItemLines } from './items.view.js';
import { nextStepsView } from './next-steps.view.js';
import { layout, type Layout } from './pay-checkout.view.js';
import type { PaymentLinkSection } from './payment-link-section.js';
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
  readonly successUrl: string | undefined;
  readonly errorUrl: string | undefined;
  readonly host: CheckoutHost | undefined;
}

/** The inputs of {@link renderCheckout}. */
export interface CheckoutParts {
  readonly inputs: PartInputs;
  readonly locale: LocaleController;
  readonly ports: CheckoutPorts;
  readonly payment: PaymentStatusResponse | null;
  readonly checked: CheckedInputs;
  readonly details: DetailsController;
  readonly paymentLink: PaymentLinkSection;
  readonly wallet: WalletSection;
  readonly receipt: ReceiptSection;
  readonly cancel: Cancellation;
  readonly copySupport: CopyController;
  /** Whether the first answer takes so long that the payment options are shown without it. */
  readonly unanswered: DelayController;
  readonly onChange: Layout['onChange'];
  readonly onRetry: (event: Event) => void;
  readonly onCancel: () => void;
  readonly kept: Layout['kept'];
}

type Parts = Omit<Layout, 'returns' | 'offersWallet' | 'lines' | 'onChange' | 'kept'>;

/** True once the code of `<pay-status>` is loaded. */
const hasStatus = (): boolean => customElements.get('pay-status') !== undefined;

/** Renders the parts of the page that this state has. */
const renderParts = (parts: CheckoutParts, messages: Messages): Parts => {
  const { inputs, ports, payment, checked, details, paymentLink, wallet, cancel, unanswered } = parts;
  const isUnanswered = !payment && unanswered.isOver;
  const { links, items } = checked;
  const summary = readSummary(inputs, items, details.known);
  const detailsKind = summary.amount ? 'none' : details.state.kind;
  const status = payment && getKnownStatus(payment);
  const isOpen = payment !== null && isPayable(payment);
  const isOver = payment !== null && !isOpen;
  const isIncomplete = !isOver && (wallet.isMissing || (isUnanswered && !hasStatus()));
  // While a wallet may be paying, nothing else may.
  const isFree = !wallet.isCommitted;
  const offersPay = (isOpen || isUnanswered) && isFree;
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
    summary: summaryView(summary, { isPending: detailsKind === 'pending', isPayable: !isOver }, messages),
    onDetails: detailsKind === 'failed' ? details.retry : undefined,
    onReload: isIncomplete ? () => ports.navigation.reload() : undefined,
    wallet: isOpen || wallet.hasLate ? wallet.render(messages, links) : nothing,
    pay: offersPay ? paymentLink.render(links, { messages, ports, host: inputs.host }) : nothing,
    isOver,
    slot: payment ? stateName(status ?? undefined) : undefined,
    nextSteps: payment ? nextStepsView(payment, nextSteps, messages) : nothing,
    receipt: payment && status === 'succeeded' ? parts.receipt.render({ ...facts, payment }, messages, ports) : nothing,
    cancel: isOpen && isFree && cancel.isPossible ? cancelView(cancel.controller, support, parts.onCancel) : nothing,
    footer: helpFooter(payment, links, messages),
    support: linkError && supportView(getErrorDetails(linkError), support),
  };
};

/** Renders the page. While the messages are loading, the inner element polls, and the space is reserved. */
export const renderCheckout = (parts: CheckoutParts): unknown => {
  const { inputs, locale, checked, wallet, onChange, kept } = parts;
  // Undefined while loading.
  const { messages } = locale;
  return layout({
    ...(messages && renderParts(parts, messages)),
    returns: returnsToShop(inputs),
    offersWallet: wallet.isOffered,
    lines: countItemLines(checked.items) + (checked.links.helpUrl ? HELP_LINES : 0),
    helps: Boolean(checked.links.helpUrl),
    onChange,
    kept,
  });
};
