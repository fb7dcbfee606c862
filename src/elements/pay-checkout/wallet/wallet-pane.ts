import type { LitElement, ReactiveController } from 'lit';
import { browserWalletPorts } from '../../../browser/wallets/wallet-ports.js';
import { getColorScheme } from '../../../browser/color-scheme.js';
import type { PaymentStatusResponse } from '../../../contract/schemas/payment-status-response.js';
import { toWallet, WalletController, type WalletSource } from '../../../controllers/wallet-controller.js';
import type { ListedWallet, OfferedApp } from '../../../controllers/wallet-list-controller.js';
import { OpenedAppController } from '../../../controllers/opened-app-controller.js';
import type { Messages } from '../../../locales/messages.js';
import type { PageSignals } from '../../../tracker/ports.js';
import { FLOW_STATES, type PaymentFlowState } from '../../../wallet/engine/state.js';
import { showStyles } from '../../shared/show-styles.js';
import type { WalletPorts } from '../../../wallet/ports.js';
import { detailsStyles } from './details.styles.js';
import { DetailsInput } from './details-input.js';
import { StepAnnouncer } from './step-announcer.js';
import { walletStyles } from './wallet.styles.js';
import { getAnnouncement, getProblemText, getStepText, getTexts } from './wallet-texts.js';
import type { WalletViewProps } from './wallet-view-props.js';
import { asksToScan, isUnpaid, walletView } from './wallet.view.js';

/** What the page around the pane does. */
export interface PaneSource {
  readonly page: PageSignals;
  /** Called when the buyer goes back to the list. */
  readonly onBack: () => void;
  /** Opens the link of an app. */
  readonly onOpen: (app: OfferedApp) => void;
}

/** The lazily loaded part of `<pay-checkout>` on which the buyer pays with a wallet. */
export class WalletPane implements ReactiveController {
  readonly #element: LitElement;
  readonly #controller: WalletController;
  readonly #announcer: StepAnnouncer;
  readonly #opened: OpenedAppController;
  #app: OfferedApp | undefined;
  readonly #details: DetailsInput;
  readonly #pane: PaneSource;
  #connection = new AbortController();
  #announcement: readonly string[] = [];
  /** The headline that had the focus before the update. */
  #focused: Element | undefined;
  readonly #source: Pick<WalletSource, 'paymentId' | 'clock' | 'now' | 'getExpiresAt'>;
  #cancelEnd = (): void => undefined;

  constructor(element: LitElement, source: WalletSource, pane: PaneSource, ports: WalletPorts = browserWalletPorts) {
    this.#element = element;
    this.#source = source;
    this.#pane = pane;
    this.#details = new DetailsInput(() => {
      element.requestUpdate();
    });
    this.#opened = new OpenedAppController(element, source.clock, pane.page);
    this.#controller = new WalletController(element, source, ports);
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

  /** Name of the wallet, or of the app that was opened; undefined if it is not known. */
  get walletName(): string | undefined {
    const { state } = this.#controller.flow;
    if ('wallet' in state) return state.wallet.name;
    return ('used' in state ? state.used?.wallet.name : undefined) ?? this.#app?.name;
  }

  get stateKind(): PaymentFlowState['kind'] {
    return this.#controller.flow.state.kind;
  }

  /** True while the buyer pays in an app that the page has opened. */
  get hasOpenedApp(): boolean {
    return this.#app !== undefined && this.#opened.state !== undefined;
  }

  /** True if the buyer still sees the page although they have opened an app: then that may not be installed. */
  get isUnopened(): boolean {
    return this.hasOpenedApp && this.#opened.state === 'unopened';
  }

  /** False once a wallet may have sent a transaction that pays: that is not over when the time is up. */
  get isUnpaid(): boolean {
    return isUnpaid(this.#controller.flow.state);
  }

  /** True if the text asks to scan the code. */
  get asksToScan(): boolean {
    return asksToScan(this.#controller.flow.state);
  }

  /** True if the browser blocks the storage that wallets need. */
  get isBlocked(): boolean {
    const { state } = this.#controller.flow;
    return state.kind === 'picking' && state.problem?.code === 'storage_unavailable';
  }

  /** Connects a wallet that the buyer has picked. */
  pick(wallet: ListedWallet): void {
    this.#closeApp();
    this.#controller.flow.pick(toWallet(wallet));
  }

  /** Follows an app that was opened. */
  followApp(app: OfferedApp): void {
    this.#app = app;
    this.#opened.begin();
  }

  #closeApp(): void {
    this.#app = undefined;
    this.#opened.end();
  }

  /** Returns why the buyer has to choose again, which is announced; empty if they need not. */
  getProblem(page: Messages): string {
    const problem = getProblemText(this.#controller.flow.state, this.#controller.getMessages(page.locale));
    this.#announcement = [problem].filter(Boolean);
    return problem;
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
    this.#element.removeController(this.#opened);
    this.#opened.hostDisconnected();
    this.#controller.hostDisconnected();
    this.hostDisconnected();
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { signal: ended } = this.#connection;
    if (this.#element.shadowRoot) this.#details.followPointer(this.#element.shadowRoot, ended);
    const stop = this.#pane.page.subscribe((signal) => {
      // The buyer may come back from the page that asks for their details.
      if (signal === 'visible') this.#controller.flow.checkDetails();
    });
    ended.addEventListener('abort', stop);
  }

  hostUpdate(): void {
    this.#focused = this.#focusedTitle;
  }

  hostUpdated(): void {
    const region = this.#element.shadowRoot?.querySelector('[part="wallet"] > [role="status"]');
    this.#details.fillIn(this.#element.shadowRoot);
    this.#details.focusSummary(this.#element.shadowRoot);
    const focused = this.#focusedTitle;
    const isRead = focused !== undefined && focused !== this.#focused;
    if (region) this.#announcer.update(region, this.#announcement, isRead);
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

  render(page: Messages): unknown {
    const { flow } = this.#controller;
    const { state } = flow;
    const form = state.kind === 'collecting' ? state.form : undefined;
    this.#details.open(form?.kind === 'fields' ? form : undefined);
    const { state: openedState } = this.#opened;
    const props: WalletViewProps = {
      messages: this.#controller.getMessages(page.locale),
      page,
      theme: form ? getColorScheme(this.#element) : 'light',
      details: this.#details,
      state,
      paymentId: this.#source.paymentId,
      isTimeUp: this.#remainingMs === 0,
      opened: this.#app && openedState ? { app: this.#app, state: openedState } : undefined,
      onOpenAgain: (app) => {
        this.#pane.onOpen(app);
        this.followApp(app);
      },
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
        this.#closeApp();
        this.#pane.onBack();
        flow.back();
      },
      getForm: (option) => flow.findForm(option),
      isRefused: (option) => flow.isRefused(option),
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
    this.#announcement = getAnnouncement(texts, getStepText(props));
    return walletView(props, texts);
  }

  /** The headline, if it has the focus: then screen readers read all of the step. */
  get #focusedTitle(): Element | undefined {
    const { activeElement } = this.#element.shadowRoot ?? {};
    return activeElement?.getAttribute('part') === 'wallet-title' ? activeElement : undefined;
  }
}
