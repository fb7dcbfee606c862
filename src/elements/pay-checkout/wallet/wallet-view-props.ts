import type { WalletRow } from '../../../controllers/wallet-controller.js';
import type { WalletMessages } from '../../../locales/wallet/wallet-messages.js';
import type { PaymentFlowState } from '../../../wallet/engine/state.js';
import type { CheckoutWallet } from '../../../wallet/ports.js';

/** The state of the pane, and its event handlers. */
export interface WalletViewProps {
  readonly messages: WalletMessages;
  readonly state: PaymentFlowState;
  readonly wallets: readonly WalletRow[];
  readonly onPick: (wallet: CheckoutWallet) => void;
  readonly onChoose: (optionId: string) => void;
  readonly onPay: () => void;
  readonly onBack: () => void;
  readonly onResend: () => void;
}
