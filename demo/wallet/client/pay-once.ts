import type { CheckoutWallet, PaymentFlowState } from 'pay-status/wallet';
import {
  BLOCKED,
  CHECK_WALLET,
  describeEnd,
  describeProblem,
  NO_ACCOUNT,
  NO_FUNDS,
  UNANSWERED,
} from './descriptions.js';
import { openOwnWallet } from './own-wallet.js';
import { createPaymentSession, type PaymentSession, type SessionPorts } from './payment-session.js';

export const PAID = 'Paid: signed, and confirmed at the gateway.';

/** Describes the result of a payment that can no longer be paid; null until it is known. */
const getClosedEnd = ({ payment, ownConfirmation }: PaymentSession): string | null => {
  if (!payment || ownConfirmation === 'pending') return null;
  const isPaid = payment.status === 'processing' || payment.status === 'succeeded';
  return isPaid && ownConfirmation === 'accepted' ? PAID : describeEnd(payment, ownConfirmation);
};

/** How the attempt ended, as a sentence; null while it goes on. */
const getEnd = (session: PaymentSession): string | null => {
  const { state } = session.flow;
  switch (state.kind) {
    case 'no_account':
      return NO_ACCOUNT;
    case 'no_options':
      return NO_FUNDS;
    case 'blocked':
      return BLOCKED;
    case 'busy':
      return 'This payment is being paid elsewhere in this browser.';
    case 'check_wallet':
      return CHECK_WALLET;
    case 'unsent':
      return UNANSWERED;
    case 'sent':
      return PAID;
    case 'closed':
      return getClosedEnd(session);
    default:
      return 'problem' in state && state.problem ? describeProblem(state.problem) : null;
  }
};

const isReady = (state: PaymentFlowState): boolean =>
  state.kind === 'choosing' && state.choice?.preparation.kind === 'ready';

/** Another page has asked for options of the same account, which ends the earlier ones; the amount is still the same. */
const isRenewed = (state: PaymentFlowState): boolean => 'problem' in state && state.problem?.code === 'offer_renewed';

/**
 * Pays with the first option that the wallet can afford, or sends a stored confirmation again. Resolves to what happened, as a
 * sentence. A payment that is being paid is followed until it is final.
 *
 * @param renewals how often it starts again if the options have ended meanwhile
 */
export const payWith = (
  paymentId: string,
  wallet: CheckoutWallet,
  ports?: SessionPorts,
  renewals = 1,
): Promise<string> =>
  new Promise((resolve) => {
    const onChange = (): void => {
      const { flow } = session;
      const { state } = flow;
      const end = getEnd(session);
      if (end === null) {
        if (isReady(state)) flow.pay();
        return;
      }
      // Until the payment is final, its confirmation stays stored.
      if (state.kind !== 'sent' && state.kind !== 'closed') session.stop();
      resolve(renewals && isRenewed(state) ? payWith(paymentId, wallet, ports, renewals - 1) : end);
    };
    const session: PaymentSession = createPaymentSession(paymentId, wallet, onChange, ports);
    session.begin();
  });

/** Like {@link payWith}, with the account of this browser. */
export const payOnce = (paymentId: string): Promise<string> => payWith(paymentId, openOwnWallet().wallet);
