import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import type { WalletMessages } from '../locales/wallet/wallet-messages.js';
import { loadWalletLocale } from '../locales/wallet/load-wallet-locale.js';
import type { PaymentFlowOptions } from '../wallet/engine/context.js';
import { createPaymentFlow, type PaymentFlow } from '../wallet/engine/payment-flow.js';
import type { PaymentFlowState } from '../wallet/engine/state.js';
import type { CheckoutWallet, WalletPorts } from '../wallet/ports.js';

/** The payment and the settings of the page. */
export interface WalletSource extends Omit<PaymentFlowOptions, 'records'> {
  /** The latest status, if it is known. */
  readonly payment: PaymentStatusResponse | undefined;
  /** Wallets that the app around the page provides; shown before those of the browser. */
  readonly wallets: readonly CheckoutWallet[];
  /** The texts of the page's language when the controller is created. */
  readonly messages: WalletMessages;
  readonly onState: (state: PaymentFlowState, previous: PaymentFlowState) => void;
}

/** Runs the flow of paying one payment with a wallet, and finds the wallets. */
export class WalletController implements ReactiveController {
  readonly flow: PaymentFlow;
  readonly #host: ReactiveControllerHost;
  readonly #source: WalletSource;
  readonly #ports: WalletPorts;
  #found: readonly CheckoutWallet[] = [];
  #messages: WalletMessages;
  #locale: string | undefined;
  #stop = (): void => undefined;

  constructor(host: ReactiveControllerHost, source: WalletSource, ports: WalletPorts) {
    this.#host = host;
    this.#source = source;
    this.#ports = ports;
    this.#messages = source.messages;
    this.flow = createPaymentFlow({ ...source, records: ports.records });
    // Before a stored confirmation is sent again.
    if (source.payment) this.flow.setPayment(source.payment);
    host.addController(this);
  }

  /** The wallets that the buyer can pick; those of the page first. */
  get wallets(): readonly CheckoutWallet[] {
    const { wallets } = this.#source;
    return [...wallets, ...this.#found.filter(({ id }) => !wallets.some((own) => own.id === id))];
  }

  /** The texts of the language, those of the last one until they are loaded. */
  getMessages(locale: string): WalletMessages {
    if (locale !== this.#locale) {
      this.#locale = locale;
      void loadWalletLocale(locale).then((messages) => {
        if (locale !== this.#locale) return;
        this.#messages = messages;
        this.#host.requestUpdate();
      });
    }
    return this.#messages;
  }

  setPayment(payment: PaymentStatusResponse): void {
    this.flow.setPayment(payment);
  }

  hostConnected(): void {
    let previous = this.flow.state;
    const unsubscribe = this.flow.subscribe((state) => {
      this.#source.onState(state, previous);
      previous = state;
      this.#host.requestUpdate();
    });
    const stopFinding = this.#ports.findWallets((wallets) => {
      this.#found = wallets;
      this.#host.requestUpdate();
    });
    this.#stop = () => {
      unsubscribe();
      stopFinding();
      this.flow.stop();
    };
    this.flow.resume();
  }

  hostDisconnected(): void {
    this.#stop();
  }
}
