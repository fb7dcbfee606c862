import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { numberName } from '../core/number-name.js';
import { withFields } from '../core/with-fields.js';
import type { WalletMessages } from '../locales/wallet-messages.js';
import { loadWalletLocale } from '../locales/load-wallet-locale.js';
import type { PaymentFlowOptions } from '../wallet/engine/context.js';
import { createPaymentFlow, type PaymentFlow } from '../wallet/engine/payment-flow.js';
import type { PaymentFlowState } from '../wallet/engine/state.js';
import type { CheckoutWallet, LastChoice, WalletPorts } from '../wallet/ports.js';

/** The payment and the settings of the page. */
export interface WalletSource extends Omit<PaymentFlowOptions, 'records' | 'offers' | 'preferredUnit' | 'findWallet'> {
  /** The latest status, if it is known. */
  readonly payment: PaymentStatusResponse | undefined;
  /** Lists the wallets that the app around the page provides now; shown before those of the browser. */
  readonly listWallets: () => readonly CheckoutWallet[];
  /** The wallet apps that the page offers. */
  readonly listApps: () => readonly OfferedApp[];
  /** The texts of the page's language when the controller is created. */
  readonly messages: WalletMessages;
  /** False if nothing is remembered of the buyer's choice. */
  readonly remembers: boolean;
  readonly onState: (state: PaymentFlowState, previous: PaymentFlowState) => void;
}

/** A wallet app whose link has passed the URL policy. */
export interface OfferedApp {
  readonly id: string;
  /** Untrusted text. */
  readonly name: string;
  readonly icon: string | undefined;
  readonly url: string;
}

interface Row {
  /** True if the buyer has paid with it last, or has opened it since. */
  readonly isLastUsed: boolean;
}

/** A wallet app that the buyer can open. */
export interface AppRow extends Row {
  readonly app: OfferedApp;
}

/** A wallet that the buyer can pick. */
export interface WalletRow extends Row {
  readonly wallet: CheckoutWallet;
  /** True if the browser has it, rather than the app around the page. */
  readonly isInstalled: boolean;
}

const getId = (row: WalletRow | AppRow): string => ('app' in row ? row.app.id : row.wallet.id);

/** Returns the key of each row: its id, and a number for each further row with the same id. */
const toKeys = (rows: readonly (WalletRow | AppRow)[]): ReadonlyMap<WalletRow | AppRow, string> =>
  new Map(
    rows.map((row, index) => {
      const id = getId(row);
      return [row, `${id} ${rows.slice(0, index).filter((other) => getId(other) === id).length}`];
    }),
  );

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
  /** The ids of the wallets that the page offered at the last update. */
  #offeredIds: readonly string[] = [];
  #lastChoice: LastChoice | undefined;
  /** The keys of the wallets and apps in the order of the list: it does not change under the buyer's pointer. */
  readonly #order: string[] = [];
  /** The wallets whose names are numbered. */
  readonly #renamed = new WeakMap<CheckoutWallet, CheckoutWallet>();

  constructor(host: ReactiveControllerHost, source: WalletSource, ports: WalletPorts) {
    this.#host = host;
    this.#source = source;
    this.#ports = ports;
    this.#messages = source.messages;
    this.#lastChoice = source.remembers ? ports.lastChoice?.read() : undefined;
    this.flow = createPaymentFlow({
      ...source,
      records: ports.records,
      preferredUnit: this.#lastChoice?.unit,
      offers: ports.offers,
      findWallet: (id) =>
        [...source.listWallets(), ...this.#found].find((wallet) => wallet.id === id && !wallet.isAmbiguous),
    });
    // Before a stored confirmation is sent again.
    if (source.payment) this.flow.setPayment(source.payment);
    host.addController(this);
  }

  /**
   * Lists what the buyer can pick: the last one, the wallets of the page, those of the browser, and the apps that are not among
   * them. Late ones are appended.
   */
  listRows(): readonly (WalletRow | AppRow)[] {
    const wallets = this.#source.listWallets();
    const isLastUsed = ({ id, isAmbiguous }: Pick<CheckoutWallet, 'id' | 'isAmbiguous'>): boolean =>
      id === this.#lastChoice?.walletId && !isAmbiguous;
    const known = [...wallets, ...this.#found.filter(({ id }) => !wallets.some((own) => own.id === id))];
    const apps = this.#listApps().filter(({ id }) => !known.some((wallet) => wallet.id === id));
    const rows = [
      ...known.map((wallet) => ({
        wallet,
        isInstalled: !wallets.some(({ id }) => id === wallet.id),
        isLastUsed: isLastUsed(wallet),
      })),
      ...apps.map((app) => ({ app, isLastUsed: isLastUsed(app) })),
    ];
    const sorted = [...rows.filter((row) => row.isLastUsed), ...rows.filter((row) => !row.isLastUsed)];
    const keys = toKeys(sorted);
    for (const [, key] of keys) if (!this.#order.includes(key)) this.#order.push(key);
    const getPlace = (row: WalletRow | AppRow): number => this.#order.indexOf(keys.get(row) ?? '');
    return this.#numberNames(sorted.sort((one, other) => getPlace(one) - getPlace(other)));
  }

  /** Numbers rows with equal names, in list order, so that no name changes while the list is shown. */
  #numberNames(rows: readonly (WalletRow | AppRow)[]): readonly (WalletRow | AppRow)[] {
    const names: string[] = [];
    return rows.map((row) => {
      const { name } = 'app' in row ? row.app : row.wallet;
      const numbered = numberName(name, names);
      names.push(numbered);
      if (numbered === name) return row;
      if ('app' in row) return { ...row, app: { ...row.app, name: numbered } };
      return { ...row, wallet: this.#rename(row.wallet, numbered) };
    });
  }

  /** A wallet stays the same one from update to update. */
  #rename(wallet: CheckoutWallet, name: string): CheckoutWallet {
    const known = this.#renamed.get(wallet);
    const renamed = known?.name === name ? known : withFields(wallet, { name });
    this.#renamed.set(wallet, renamed);
    return renamed;
  }

  /** The apps of the page, on a device where their links open them. */
  #listApps(): readonly OfferedApp[] {
    const { opensApps } = this.#ports;
    return opensApps && !opensApps() ? [] : this.#source.listApps();
  }

  /** Remembers the app that the buyer opens, so that a page that the system ends meanwhile offers it again. */
  rememberApp({ id }: OfferedApp): void {
    if (!this.#source.remembers) return;
    this.#lastChoice = { ...this.#lastChoice, walletId: id, openedFor: this.#source.paymentId };
    this.#ports.lastChoice?.write(this.#lastChoice);
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
    const stopFinding = this.#ports.findWallets((wallets) => {
      this.#found = wallets;
      this.#host.requestUpdate();
    });
    this.#stop = () => {
      unsubscribe();
      stopFinding();
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
    if (state.kind !== 'sent' || !state.used || !this.#source.remembers) return;
    const { wallet, option } = state.used;
    if (!wallet.isAmbiguous) this.#ports.lastChoice?.write({ walletId: wallet.id, unit: option.amount.unit });
  }
}
