import type { CheckoutOutline } from '../../pay-checkout/outline.js';

/** Why the buyer is asked before the dialog closes: `sent` is on its way, `asked` waits in a wallet, `unsure` may be either. */
export type LeaveReason = 'sent' | 'asked' | 'unsure';

const ASKED: readonly string[] = ['picking', 'switching', 'signing', 'check_wallet'];
const SENT: readonly string[] = ['sending', 'sent'];

/** Returns why the buyer is asked; undefined if nothing was sent, or the payment has ended. */
export const getLeaveReason = ({
  payment,
  walletState,
  walletName,
  mayBePaid,
}: CheckoutOutline): LeaveReason | undefined => {
  if (payment?.isFinal) return undefined;
  if (payment?.status === 'processing' || SENT.includes(walletState)) return 'sent';
  // A status that this version does not know may be one of a payment that is on its way.
  if (payment && payment.status !== 'requires_action') return 'unsure';
  if (!mayBePaid) return undefined;
  return walletName && ASKED.includes(walletState) ? 'asked' : 'unsure';
};
