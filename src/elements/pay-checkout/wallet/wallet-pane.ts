import type { LitElement, ReactiveController } from 'lit';
import { browserWalletPorts } from '../../../browser/wallets/wallet-ports.js';
import { getColorScheme } from '../../../browser/color-scheme.js';
import type { PaymentStatusResponse } from '../../../contract/schemas/payment-status-response.js';
import { WalletController, type WalletSource } from '../../../controllers/wallet-controller.js';
import type { Messages } from '../../../locales/messages.js';
import type { PageSignals } from '../../../tracker/ports.js';
import { FLOW_STATES, type PaymentFlowState } from '../../../wallet/engine/state.js';
import { showStyles } from '../../shared/show-styles.js';
import type { Links } from '../links.js';
import type { WalletPorts } from '../../../wallet/ports.js';
import { AppList, type AppSource } from './app-list.js';
import { detailsStyles } from './details.styles.js';
import { DetailsInput } from './details-input.js';
import { StepAnnouncer } from './step-announcer.js';
import { walletStyles } from './wallet.styles.js';
import { getAnnouncement, getTexts } from './wallet-texts.js';
import type { WalletViewProps } from './wallet-view-props.js';
import { walletView } from './wallet.view.js';

/** The lazily loaded part of `<pay-checkout>` on which the buyer pays with a wallet. */
export class WalletPane implements ReactiveController {
  readonly #element: LitElement;
  readonly #controller: WalletController;
  readonly #announcer: StepAnnouncer;
  readonly #apps: AppList;
  readonly #details: DetailsInput;
  readonly #page: PageSignals;
  #connection = new AbortController();
  #announcement: readonly string[] = [];
  /** True if the headline had the focus before the update. */
  #hadFocus = false;
  readonly #source: Pick<WalletSource, 'paymentId' | 'clock' | 'now' | 'getExpiresAt'>;
  #cancelEnd = (): void => undefined;

  constructor(
    element: LitElement,
    source: Omit<WalletSource, 'listApps'>,
    apps: AppSource,
    ports: WalletPorts = browserWalletPorts,
  ) {
    this.#element = element;
    this.#source = source;
    this.#page = apps.page;
    this.#details = new DetailsInput(() => {
      element.requestUpdate();
    });
    this.#apps = new AppList(element, apps, source.clock);
    this.#controller = new WalletController(element, { ...source, listApps: this.#apps.list }, ports);
    this.#announcer = new StepAnnouncer(source.clock);
    const { renderRoot } = element as LitElement & { readonly renderRoot: ShadowRoot };
    showStyles(renderRoot, [walletStyles, detailsStyles]);
    element.addController(this);
  }

  /** True once a wallet may have paid: no other way to pay may be offered. */
  get isCommitted(): boolean {
    return FLOW_STATES[this.stateKind].isCommitted;
  }

  /** True if a transaction may take money from the buyer although the payment has ended. */
  get hasLate(): boolean {
    const { state } = this.#controller.flow;
    return state.kind === 'closed' && state.late !== null;
  }

  /** The account (CAIP-10) of the confirmation that the gateway has taken; undefined if there is none, or it is not known. */
  get payer(): string | undefined {
    const { state } = this.#controller.flow;
    const isAccepted = state.kind === 'sent' || (state.kind === 'closed' && state.isAccepted);
    return isAccepted ? state.used?.option.account : undefined;
  }

  /** The usual time to success of what this page has sent, seconds; undefined if it is not known. */
  get etaS(): number | undefined {
    const { state } = this.#controller.flow;
    return 'used' in state ? (state.used?.option.etaS ?? undefined) : undefined;
  }

  get stateKind(): PaymentFlowState['kind'] {
    return this.#controller.flow.state.kind;
  }

  setPayment(payment: PaymentStatusResponse): void {
    this.#controller.setPayment(payment);
  }

  /** Loads the options again. */
  reloadOptions(): void {
    this.#controller.flow.reload();
  }

  /** Milliseconds until the buyer is told that the time is up; undefined without an expiry. */
  get #remainingMs(): number | undefined {
    const expiresAt = this.#source.getExpiresAt();
    return expiresAt === undefined ? undefined : Math.max(0, expiresAt * 1_000 - this.#source.now());
  }

  /** Removes the pane from its element: the payment has changed. */
  remove(): void {
    this.#element.removeController(this.#controller);
    this.#element.removeController(this);
    this.#apps.remove();
    this.#controller.hostDisconnected();
    this.hostDisconnected();
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { signal: ended } = this.#connection;
    if (this.#element.shadowRoot) this.#details.followPointer(this.#element.shadowRoot, ended);
    const stop = this.#page.subscribe((signal) => {
      // The buyer may come back from the page that asks for their details.
      if (signal === 'visible') this.#controller.flow.checkDetails();
    });
    ended.addEventListener('abort', stop);
  }

  hostUpdate(): void {
    this.#hadFocus = this.#hasFocus;
  }

  hostUpdated(): void {
    const region = this.#element.shadowRoot?.querySelector('[part="wallet"] > [role="status"]');
    this.#details.focusSummary(this.#element.shadowRoot);
    if (region) this.#announcer.update(region, this.#announcement, this.#hasFocus && !this.#hadFocus);
    this.#followEnd();
  }

  /** What is said of an open request changes when the time is up. */
  #followEnd(): void {
    this.#cancelEnd();
    const remainingMs = this.#remainingMs;
    if (!remainingMs || !['signing', 'check_wallet'].includes(this.stateKind)) return;
    this.#cancelEnd = this.#source.clock.setTimeout(() => {
      this.#element.requestUpdate();
    }, remainingMs);
  }

  hostDisconnected(): void {
    this.#announcer.stop();
    this.#cancelEnd();
    this.#connection.abort();
  }

  render(page: Messages, links: Links): unknown {
    const { flow } = this.#controller;
    const { state } = flow;
    const form = state.kind === 'collecting' ? state.form : undefined;
    this.#details.open(form?.kind === 'fields' ? form : undefined);
    this.#apps.setLinks(links);
    const props: WalletViewProps = {
      messages: this.#controller.getMessages(page.locale),
      page,
      theme: form ? getColorScheme(this.#element) : 'light',
      details: this.#details,
      state,
      paymentId: this.#source.paymentId,
      isTimeUp: this.#remainingMs === 0,
      ...this.#apps.getProps(this.#controller.listRows()),
      onOpen: (app) => {
        this.#controller.rememberApp(app);
        this.#apps.open(app);
      },
      onPick: (wallet) => {
        this.#apps.close();
        flow.pick(wallet);
      },
      onChoose: (optionId) => {
        flow.choose(optionId);
      },
      onPay: () => {
        flow.pay();
      },
      onBack: () => {
        this.#apps.close();
        flow.back();
      },
      getForm: (option) => flow.findForm(option),
      onSubmitDetails: (fields) => {
        flow.submitDetails(fields);
      },
      onCheckDetails: () => {
        flow.checkDetails();
      },
      onResend: () => {
        flow.resume();
      },
      onDecline: () => {
        flow.decline();
      },
    };
    const texts = getTexts(props);
    this.#announcement = getAnnouncement(texts);
    return walletView(props, texts);
  }

  /** True if the headline has the focus. */
  get #hasFocus(): boolean {
    return this.#element.shadowRoot?.activeElement?.getAttribute('part') === 'wallet-title';
  }
}
