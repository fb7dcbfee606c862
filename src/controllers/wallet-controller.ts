import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { AnnouncedWallet } from '../browser/wallets/announced-wallets.js';
import { adaptWallet } from '../browser/wallets/find-wallets.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import type { WalletMessages } from '../locales/wallet-messages.js';
import { loadWalletLocale } from '../locales/load-wallet-locale.js';
import type { PaymentFlowOptions } from '../wallet/engine/context.js';
import { createPaymentFlow, type PaymentFlow } from '../wallet/engine/payment-flow.js';
import type { PaymentFlowState } from '../wallet/engine/state.js';
import type { CheckoutWallet, WalletPorts } from '../wallet/ports.js';
import type { ListedWallet, WalletListController } from './wallet-list-controller.js';

/** The payment and the settings of the page. */
export interface WalletSource extends Omit<PaymentFlowOptions, 'records' | 'offers' | 'preferredUnit' | 'findWallet'> {
  /** The latest status, if it is known. */
  readonly payment: PaymentStatusResponse | undefined;
  /** Lists the wallets that the app around the page provides now. */
  readonly listWallets: () => readonly CheckoutWallet[];
  /** The wallets from which the buyer picks. */
  readonly list: WalletListController;
  /** The texts of the page's language when the controller is created. */
  readonly messages: WalletMessages;
  readonly onState: (state: PaymentFlowState, previous: PaymentFlowState) => void;
}

const isAnnounced = (listed: ListedWallet): listed is AnnouncedWallet =>
  (listed as Partial<AnnouncedWallet>).provider !== undefined;

/** Returns the wallet that can pay. */
export const toWallet = (listed: ListedWallet): CheckoutWallet => (isAnnounced(listed) ? adaptWallet(listed) : listed);

/** Runs the flow of paying one payment with a wallet. */
export class WalletController implements ReactiveController {
  readonly flow: PaymentFlow;
  readonly #host: ReactiveControllerHost;
  readonly #source: WalletSource;
  #messages: WalletMessages;
  #locale: string | undefined;
  #stop = (): void => undefined;
  /** The ids of the wallets that the page offered at the last update. */
  #offeredIds: readonly string[] = [];

  constructor(host: ReactiveControllerHost, source: WalletSource, ports: WalletPorts) {
    this.#host = host;
    this.#source = source;
    this.#messages = source.messages;
    this.flow = createPaymentFlow({
      ...source,
      records: ports.records,
      preferredUnit: source.list.lastChoice?.unit,
      offers: ports.offers,
      findWallet: (id) =>
        [...source.listWallets(), ...source.list.found.map(toWallet)].find(
          (wallet) => wallet.id === id && !wallet.isAmbiguous,
        ),
    });
    // Before a stored confirmation is sent again.
    if (source.payment) this.flow.setPayment(source.payment);
    host.addController(this);
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
      this.#remember(state);
      this.#source.onState(state, previous);
      previous = state;
      this.#host.requestUpdate();
    });
    this.#stop = () => {
      unsubscribe();
      this.flow.stop();
    };
    this.#offeredIds = this.#listIds();
    this.flow.resume();
  }

  /** The wallet of the app around the page may be announced late, and be the one that an earlier page has asked. */
  hostUpdate(): void {
    const ids = this.#listIds();
    if (ids.some((id) => !this.#offeredIds.includes(id))) this.flow.recall();
    this.#offeredIds = ids;
  }

  hostDisconnected(): void {
    this.#stop();
  }

  #listIds(): readonly string[] {
    return this.#source.listWallets().map(({ id }) => id);
  }

  /** Remembers what the buyer has paid with, once the gateway has it. */
  #remember(state: PaymentFlowState): void {
    if (state.kind !== 'sent' || !state.used) return;
    const { wallet, option } = state.used;
    if (!wallet.isAmbiguous) this.#source.list.remember({ walletId: wallet.id, unit: option.amount.unit });
  }
}
