import type { CheckoutWallet } from 'pay-status/wallet';
import { SandboxError } from '../../pages/client/sandbox.js';
import { NOT_FOUND } from './descriptions.js';
import { openOwnWallet } from './own-wallet.js';
import { createPaymentSession, type PaymentSession } from './payment-session.js';
import { findPayment, takeStep } from './sandbox-payment.js';
import { failed, LOADING, over, toScreen, type Screen } from './screen.js';
import type { WalletView } from './wallet-view.js';

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const toFailure = (error: unknown): Screen =>
  error instanceof SandboxError && error.code === 'payment_not_found' ? over(NOT_FOUND) : failed(describe(error));

/** Connects the session of a payment with the page. */
const runSession = (paymentId: string, wallet: CheckoutWallet, view: WalletView): void => {
  let hasRejected = false;

  const show = (session: PaymentSession): void => {
    view.showDetails(session.details);
    view.show(hasRejected ? over('Rejected. Nothing was paid.') : toScreen(session.flow.state, session));
  };

  const session: PaymentSession = createPaymentSession(paymentId, wallet, () => {
    show(session);
  });

  view.onChoose = (optionId) => {
    session.flow.choose(optionId);
  };
  view.onPay = () => {
    session.flow.pay();
  };
  view.onReject = async () => {
    view.show({ kind: 'pending', message: 'Rejecting…' });
    try {
      await takeStep(paymentId, 'decline');
      hasRejected = true;
      show(session);
    } catch (error) {
      show(session);
      view.showMessage(describe(error));
    }
  };
  view.onRetry = () => {
    const { state } = session.flow;
    if (state.kind === 'choosing' && state.choice) session.flow.choose(state.choice.option.id);
    else session.begin();
  };
  session.begin();
};

/** Opens the payment behind the link with this browser's account, and pays or rejects it at the buyer's choice. */
export const openPayment = async (link: string, view: WalletView): Promise<void> => {
  const { wallet, address } = openOwnWallet();
  view.showAccount(address);

  view.onRetry = async () => {
    view.show(LOADING);
    try {
      const { paymentId } = await findPayment(link);
      runSession(paymentId, wallet, view);
    } catch (error) {
      view.show(toFailure(error));
    }
  };
  await view.onRetry();
};
