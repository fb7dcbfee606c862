import type { LitElement, TemplateResult } from 'lit';
import { browserWalletPorts } from '../../../browser/wallets/wallet-ports.js';
import type { PaymentStatusResponse } from '../../../contract/schemas/payment-status-response.js';
import { WalletController, type WalletSource } from '../../../controllers/wallet-controller.js';
import type { WalletPorts } from '../../../wallet/ports.js';
import { walletStyles } from './wallet.styles.js';
import { walletView } from './wallet.view.js';

/** The lazily loaded part of `<pay-checkout>` on which the buyer pays with a wallet. */
export class WalletPane {
  readonly #element: LitElement;
  readonly #controller: WalletController;
  #hadFocus = false;

  constructor(element: LitElement, source: WalletSource, ports: WalletPorts = browserWalletPorts) {
    this.#element = element;
    this.#controller = new WalletController(element, source, ports);
    const { renderRoot } = element as LitElement & { readonly renderRoot: ShadowRoot };
    const { styleSheet } = walletStyles;
    if (styleSheet && !renderRoot.adoptedStyleSheets.includes(styleSheet))
      renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, styleSheet];
    element.addController({ hostUpdate: this.#rememberFocus, hostUpdated: this.#restoreFocus });
  }

  /** True once a wallet may have paid: no other way to pay may be offered. */
  get isCommitted(): boolean {
    return ['switching', 'signing', 'busy', 'sending', 'unsent', 'sent'].includes(this.#controller.flow.state.kind);
  }

  setPayment(payment: PaymentStatusResponse): void {
    this.#controller.setPayment(payment);
  }

  /** Removes the pane from its element: the payment has changed. */
  remove(): void {
    this.#element.removeController(this.#controller);
    this.#controller.hostDisconnected();
  }

  render(locale: string): TemplateResult {
    const { flow, wallets } = this.#controller;
    return walletView({
      messages: this.#controller.getMessages(locale),
      state: flow.state,
      wallets,
      onPick: (wallet) => {
        flow.pick(wallet);
      },
      onChoose: (optionId) => {
        flow.choose(optionId);
      },
      onPay: () => {
        flow.pay();
      },
      onBack: () => {
        flow.back();
      },
      onResend: () => {
        flow.resume();
      },
    });
  }

  get #pane(): HTMLElement | null | undefined {
    return this.#element.shadowRoot?.querySelector('[part="wallet"]');
  }

  readonly #rememberFocus = (): void => {
    this.#hadFocus = this.#pane?.contains(this.#element.shadowRoot?.activeElement ?? null) ?? false;
  };

  /** The pressed button is gone in the next state: the focus goes to the headline, which says what to do. */
  readonly #restoreFocus = (): void => {
    if (!this.#hadFocus || this.#pane?.contains(this.#element.shadowRoot?.activeElement ?? null)) return;
    this.#pane?.querySelector<HTMLElement>('[part="wallet-title"]')?.focus();
  };
}
