import { nothing } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import { getKnownStatus, isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { CopyController } from '../../controllers/copy-controller.js';
import type { DetailsController } from '../../controllers/details-controller.js';
import type { LocaleController } from '../../controllers/locale-controller.js';
import type { RedirectMode } from '../../controllers/redirect-controller.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import type { Messages } from '../../locales/messages.js';
import type { StatusProgress } from '../pay-status/checkout-context.js';
import { stateName } from '../shared/state-name.js';
import { getErrorDetails, supportView, type SupportContext } from '../shared/support.view.js';
import type { Cancellation } from './cancellation.js';
import { cancelButton, cancelDialog } from './cancel.view.js';
import type { CheckedInputs } from './checked-inputs.js';
import { footerView } from './footer.view.js';
import type { DialogContext } from './outline.js';
import { nextStepsView } from './next-steps.view.js';
import { layout, type Layout } from './pay-checkout.view.js';
import type { PaymentLinkSection } from './payment-link-section.js';
import type { ReceiptSection } from './receipt-section.js';
import { getStage, type Stage } from './stage.js';
import { readSummary, summaryView, type SummaryInputs } from './summary.view.js';
import type { WalletSection } from './wallet-section.js';

/** The wait for the first answer after which the ways to pay are offered without it, so that nobody is stuck. */
export const UNANSWERED_MS = 8_000;

/** The inputs of the element that its parts show. */
interface PartInputs extends SummaryInputs {
  readonly paymentId: string | undefined;
  readonly explorerUrl: string | undefined;
  readonly settledAt: number | undefined;
  readonly refundedAt: number | undefined;
  /** False in the first update, which matches the server render. */
  readonly hasUpdated: boolean;
  readonly redirect: RedirectMode | undefined;
  readonly successUrl: string | undefined;
  readonly errorUrl: string | undefined;
  readonly host: CheckoutHost | undefined;
  readonly dialog: DialogContext | undefined;
}

/** The inputs of {@link renderCheckout}. */
export interface CheckoutParts {
  readonly inputs: PartInputs;
  readonly locale: LocaleController<Messages>;
  readonly ports: CheckoutPorts;
  readonly payment: PaymentStatusResponse | null;
  readonly progress: StatusProgress;
  readonly isGiven: boolean;
  readonly wasProcessing: boolean;
  readonly checked: CheckedInputs;
  readonly details: DetailsController;
  readonly paymentLink: PaymentLinkSection;
  readonly wallet: WalletSection;
  readonly receipt: ReceiptSection;
  readonly cancel: Cancellation;
  readonly copySupport: CopyController;
  /** True if the first answer takes so long that the ways to pay are offered without it. */
  readonly isUnanswered: boolean;
  readonly onChange: Layout['onChange'];
  readonly onRetry: (event: Event) => void;
  readonly onCancel: () => void;
  readonly kept: Layout['kept'];
}

type Parts = Omit<Layout, 'onChange' | 'kept'>;

/** True once the code of `<pay-status>` is loaded. */
const hasStatus = (): boolean => customElements.get('pay-status') !== undefined;

/** The classes that decide on the layout of the card. */
const getClasses = ({ stage, parts }: { readonly stage: Stage; readonly parts: CheckoutParts }): readonly string[] => {
  const { checked, payment, wallet, paymentLink } = parts;
  const isPaid = payment !== null && getKnownStatus(payment) === 'succeeded';
  const isBeside =
    stage.showsWallet && stage.showsPay && paymentLink.hasCode && wallet.layout !== 'code' && !stage.isLink;
  return [
    checked.items.length ? 'items' : '',
    stage.hasHeadline ? 'covered' : '',
    isBeside ? 'halves' : '',
    isPaid || (stage.hasHeadline && wallet.isForm) ? 'dense' : '',
    isPaid ? 'paid' : '',
  ].filter(Boolean);
};

/** Renders the parts of the page that this state has. */
const renderParts = (parts: CheckoutParts, messages: Messages): Parts => {
  const { inputs, ports, payment, progress, checked, details, paymentLink, wallet, cancel, isUnanswered } = parts;
  const stage = getStage(parts);
  const { links, items } = checked;
  const summary = readSummary(inputs, items, details.known);
  const detailsKind = summary.amount ? 'none' : details.state.kind;
  const status = payment && getKnownStatus(payment);
  const isOver = payment !== null && !isPayable(payment);
  const isIncomplete = !isOver && (wallet.isMissing || (isUnanswered && !hasStatus()));
  const support: SupportContext<Messages> = { messages, copy: parts.copySupport, ports };
  const { navigation } = ports;
  const nextSteps = {
    redirect: inputs.redirect,
    links,
    pageUrl: navigation.currentUrl(),
    onBack: parts.wasProcessing ? undefined : navigation.goBack?.(),
    onRetry: parts.onRetry,
    isInDialog: inputs.dialog !== undefined,
  };
  const { paymentId, explorerUrl, settledAt, refundedAt, hasUpdated, host, dialog } = inputs;
  const marks = { settledAt, refundedAt, hasTimes: hasUpdated };
  const facts = { summary, paymentId, explorerUrl, payer: wallet.payer, ...marks };
  const [linkError] = links.errors;
  const mayCancel = stage.mayCancel && cancel.isPossible;
  const link = {
    messages,
    ports,
    host,
    isFirst: stage.isLink,
    hasApps: wallet.hasApps,
    isElsewhere: wallet.isElsewhere,
    asksToScan: wallet.asksToScan,
  };
  return {
    messages,
    classes: getClasses({ stage, parts }),
    isUnanswered,
    summary: summaryView(
      summary,
      {
        isPending: detailsKind === 'pending',
        remainingMs: stage.isOpen && wallet.isUnpaid ? progress.remainingMs : undefined,
      },
      messages,
    ),
    onDetails: detailsKind === 'failed' ? details.retry : undefined,
    onReload: isIncomplete ? () => navigation.reload() : undefined,
    wallet: stage.showsWallet ? wallet.render(messages) : nothing,
    pay: stage.showsPay ? paymentLink.render(links, link) : nothing,
    late: stage.showsWallet ? wallet.renderLate(messages) : nothing,
    slot: payment ? stateName(status ?? undefined) : undefined,
    // Nothing leads to a second payment while the first one may have taken money.
    nextSteps: payment && !stage.hasHeadline ? nextStepsView(payment, nextSteps, messages) : nothing,
    receipt: payment && status === 'succeeded' ? parts.receipt.render({ ...facts, payment }, messages, ports) : nothing,
    footer: footerView(
      links.helpUrl,
      mayCancel ? cancelButton(cancel.controller, support) : nothing,
      messages,
      dialog?.isAsking,
    ),
    dialog,
    cancel: mayCancel ? cancelDialog(cancel.controller, support, wallet, parts.onCancel) : nothing,
    support: linkError ? supportView(getErrorDetails(linkError), support) : nothing,
  };
};

/** Renders the page. While the messages are loading, the inner element polls. */
export const renderCheckout = (parts: CheckoutParts): unknown => {
  const { locale, checked, onChange, kept } = parts;
  // Undefined while loading.
  const { messages } = locale;
  const classes = checked.items.length ? ['items'] : [];
  return layout({ ...(messages ? renderParts(parts, messages) : { classes }), onChange, kept });
};
