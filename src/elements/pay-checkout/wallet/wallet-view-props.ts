import type { CollectedField } from '../../../contract/schemas/collect-data.js';
import type { PaymentOption } from '../../../contract/schemas/payment-options.js';
import type { OpenedAppState } from '../../../controllers/opened-app-controller.js';
import type { OfferedApp } from '../../../controllers/wallet-list-controller.js';
import type { WalletMessages } from '../../../locales/wallet-messages.js';
import type { Messages } from '../../../locales/messages.js';
import type { DetailsForm } from '../../../wallet/details/form.js';
import type { PaymentFlowState } from '../../../wallet/engine/state.js';
import type { CheckoutWallet } from '../../../wallet/ports.js';
import type { DetailsInput } from './details-input.js';

/** The state of the pane, and its event handlers. */
export interface WalletViewProps {
  /** The app that the buyer has opened. */
  readonly opened: { readonly app: OfferedApp; readonly state: OpenedAppState } | undefined;
  readonly messages: WalletMessages;
  /** The texts of the page around it. */
  readonly page: Messages;
  readonly theme: 'light' | 'dark';
  readonly state: PaymentFlowState;
  readonly paymentId: string;
  /** True once the buyer has been told that the time to pay is over. */
  readonly isTimeUp: boolean;
  readonly onOpenAgain: (app: OfferedApp) => void;
  readonly onPick: (wallet: CheckoutWallet) => void;
  readonly onChoose: (optionId: string) => void;
  readonly onPay: () => void;
  readonly onBack: () => void;
  readonly onResend: () => void;
  /** The buyer says that they have declined the transaction. */
  readonly onDecline: () => void;
  /** See `PaymentFlow.findForm`. */
  readonly getForm: (option: PaymentOption) => DetailsForm | null | undefined;
  /** See `PaymentFlow.isRefused`. */
  readonly isRefused: (option: PaymentOption) => boolean;
  readonly details: DetailsInput;
  readonly onSubmitDetails: (fields: readonly CollectedField[]) => void;
  readonly onCheckDetails: () => void;
}
