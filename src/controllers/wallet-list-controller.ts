import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { findAnnouncements, type AnnouncedWallet } from '../browser/wallets/announced-wallets.js';
import { isInAppBrowser } from '../browser/wallets/in-app-browser.js';
import { browserLastChoice } from '../browser/wallets/last-choice.js';
import { opensApps } from '../browser/wallets/opens-apps.js';
import { numberName } from '../core/number-name.js';
import { withFields } from '../core/with-fields.js';
import type { CheckoutWallet, LastChoice, WalletPorts } from '../wallet/ports.js';

/** A wallet app whose link has passed the URL policy. */
export interface OfferedApp {
  readonly id: string;
  /** Untrusted text. */
  readonly name: string;
  readonly icon: string | undefined;
  readonly url: string;
  /** The page from which the buyer gets the app. */
  readonly store: string | undefined;
}

/** A wallet that can be listed: one of the browser, before the code that asks it is loaded, or one that can pay. */
export type ListedWallet = AnnouncedWallet | CheckoutWallet;

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
  readonly wallet: ListedWallet;
  /** True if the browser has it, rather than the app around the page. */
  readonly isInstalled: boolean;
}

/** What the list is made of. */
export interface WalletListSource {
  readonly getPaymentId: () => string | null | undefined;
  /** Wallets and storage; those of the browser if undefined. */
  readonly getPorts: () => WalletPorts | undefined;
  /** Lists the wallets that the app around the page provides now; shown before those of the browser. */
  readonly listWallets: () => readonly CheckoutWallet[];
  /** The wallet apps that the page offers. */
  readonly listApps: () => readonly OfferedApp[];
  /** False if nothing is remembered of the buyer's choice. */
  readonly remembers: () => boolean;
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

/** Finds the wallets of the browser, and lists what the buyer can pick. */
export class WalletListController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #source: WalletListSource;
  #found: readonly ListedWallet[] = [];
  #stop: (() => void) | undefined;
  #isConnected = false;
  #lastChoice: LastChoice | undefined;
  /** The keys of the wallets and apps in the order of the list: it does not change under the buyer's pointer. */
  readonly #order: string[] = [];
  /** The wallets whose names are numbered. */
  readonly #renamed = new WeakMap<ListedWallet, ListedWallet>();

  constructor(host: ReactiveControllerHost, source: WalletListSource) {
    this.#host = host;
    this.#source = source;
    host.addController(this);
  }

  /** The wallets that the browser has, in the order in which they were found. */
  get found(): readonly ListedWallet[] {
    return this.#found;
  }

  /** What the buyer has paid with last. */
  get lastChoice(): LastChoice | undefined {
    return this.#lastChoice;
  }

  get #store() {
    const ports = this.#source.getPorts();
    return ports ? ports.lastChoice : browserLastChoice;
  }

  /** True on a device whose links open apps, such as a phone. */
  get opensApps(): boolean {
    const ports = this.#source.getPorts();
    return ports ? (ports.opensApps?.() ?? true) : opensApps();
  }

  /** True on such a device in the browser inside of an app that opens no other apps. */
  get isInAppBrowser(): boolean {
    const ports = this.#source.getPorts();
    return this.opensApps && (ports ? (ports.isInAppBrowser?.() ?? false) : isInAppBrowser());
  }

  /** Begins to look for wallets, once. */
  start(): void {
    if (this.#stop || !this.#isConnected) return;
    this.#lastChoice = this.#source.remembers() ? this.#store?.read() : undefined;
    const onChange = (wallets: readonly ListedWallet[]): void => {
      this.#found = wallets;
      this.#host.requestUpdate();
    };
    const ports = this.#source.getPorts();
    this.#stop = ports ? ports.findWallets(onChange) : findAnnouncements(onChange);
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
    const listed = this.opensApps ? this.#source.listApps() : [];
    const apps = listed.filter(({ id }) => !known.some((wallet) => wallet.id === id));
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
  #rename(wallet: ListedWallet, name: string): ListedWallet {
    const known = this.#renamed.get(wallet);
    const renamed = known?.name === name ? known : withFields(wallet, { name });
    this.#renamed.set(wallet, renamed);
    return renamed;
  }

  /** Remembers the app that the buyer opens, so that a page that the system ends meanwhile offers it again. */
  rememberApp({ id }: OfferedApp): void {
    const openedFor = this.#source.getPaymentId() ?? undefined;
    this.remember({ ...this.#lastChoice, walletId: id, openedFor });
  }

  /** Remembers what the buyer has chosen. */
  remember(choice: LastChoice): void {
    if (!this.#source.remembers()) return;
    this.#lastChoice = choice;
    this.#store?.write(choice);
  }

  hostConnected(): void {
    this.#isConnected = true;
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#stop?.();
    this.#stop = undefined;
  }
}
