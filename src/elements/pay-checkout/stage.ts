import { isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { StatusProgress } from '../pay-status/checkout-context.js';
import type { WalletSection } from './wallet-section.js';

/** What decides on the stage. */
export interface StageInputs {
  readonly payment: PaymentStatusResponse | null;
  /** True if the page has set the status, as a server has rendered it. */
  readonly isGiven: boolean;
  readonly progress: StatusProgress;
  /** True if the first answer takes so long that the ways to pay are offered without it. */
  readonly isUnanswered: boolean;
  readonly wallet: Pick<WalletSection, 'isUnpaid' | 'hasLate' | 'isPicking' | 'offersCode' | 'layout' | 'isCommitted'>;
}

/** Which parts of the page a state has. One of them has the headline. */
export interface Stage {
  /** True while the payment can be paid, and its status is checked. */
  readonly isOpen: boolean;
  /** True if the page says what the buyer has to do, rather than the status. */
  readonly hasHeadline: boolean;
  readonly showsWallet: boolean;
  /** True if the code and the links are shown. */
  readonly showsPay: boolean;
  /** True if the link is the first way to pay. */
  readonly isLink: boolean;
  readonly mayCancel: boolean;
}

/**
 * Returns the stage of the page. Once the time is up, or the status is not checked any more, nothing is offered that pays; what
 * was sent goes on.
 */
export const getStage = ({ payment, isGiven, progress, isUnanswered, wallet }: StageInputs): Stage => {
  const isStopped = progress.isStopped && wallet.isUnpaid;
  const isOpen = payment !== null && isPayable(payment) && !isStopped;
  const isLate = isStopped || (progress.remainingMs === 0 && wallet.isUnpaid);
  const isReady = isGiven || wallet.layout !== undefined || !wallet.isPicking;
  const hasSteps = (isOpen || isUnanswered) && !isLate && isReady;
  return {
    isOpen,
    hasHeadline: hasSteps || wallet.hasLate,
    showsWallet: hasSteps || wallet.hasLate,
    showsPay: hasSteps && wallet.offersCode && !wallet.isCommitted,
    isLink: wallet.isPicking && wallet.layout === 'link',
    mayCancel: isOpen && !isLate && !wallet.isCommitted,
  };
};
