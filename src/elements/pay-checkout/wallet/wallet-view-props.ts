import type { CollectedField } from '../../../contract/schemas/collect-data.js';
import type { PaymentOption } from '../../../contract/schemas/payment-options.js';
import type { OpenedAppState } from '../../../controllers/opened-app-controller.js';
import type { AppRow, OfferedApp, WalletRow } from '../../../controllers/wallet-controller.js';
import type { WalletMessages } from '../../../locales/wallet-messages.js';
import type { Messages } from '../../../locales/messages.js';
import type { DetailsForm } from '../../../wallet/details/form.js';
import type { PaymentFlowState } from '../../../wallet/engine/state.js';
import type { CheckoutWallet } from '../../../wallet/ports.js';
import type { DetailsInput } from './details-input.js';

/** The list of the wallets and apps, and its event handlers. */
export interface ListProps {
  /** The app that the buyer has opened. */
  readonly opened: { readonly app: OfferedApp; readonly state: OpenedAppState } | undefined;
  /** True if there is anything to pick, whether the buyer's search has found it or not. */
  readonly hasRows: boolean;
  readonly rows: readonly (WalletRow | AppRow)[];
  readonly search: string;
  readonly isSearchable: boolean;
  /** True if the apps are behind a button: the browser has a wallet. */
  readonly isFoldable: boolean;
  readonly isUnfolded: boolean;
  readonly onSearch: (search: string) => void;
  readonly onUnfold: () => void;
}

/** The state of the pane, and its event handlers. */
export interface WalletViewProps extends ListProps {
  readonly messages: WalletMessages;
  /** The texts of the page around it. */
  readonly page: Messages;
  readonly theme: 'light' | 'dark';
  readonly state: PaymentFlowState;
  readonly paymentId: string;
  /** True once the buyer has been told that the time to pay is over. */
  readonly isTimeUp: boolean;
  readonly onOpen: (app: OfferedApp) => void;
  readonly onPick: (wallet: CheckoutWallet) => void;
  readonly onChoose: (optionId: string) => void;
  readonly onPay: () => void;
  readonly onBack: () => void;
  readonly onResend: () => void;
  /** The buyer says that they have declined the transaction. */
  readonly onDecline: () => void;
  /** See `PaymentFlow.findForm`. */
  readonly getForm: (option: PaymentOption) => DetailsForm | null | undefined;
  readonly details: DetailsInput;
  readonly onSubmitDetails: (fields: readonly CollectedField[]) => void;
  readonly onCheckDetails: () => void;
}
