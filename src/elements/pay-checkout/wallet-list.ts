import type { LitElement } from 'lit';
import { DelayController } from '../../controllers/delay-controller.js';
import { WalletListController, type AppRow, type WalletRow } from '../../controllers/wallet-list-controller.js';
import type { Messages } from '../../locales/messages.js';
import { PayStatusErrorEvent } from '../pay-status/pay-status.events.js';
import { NO_LINKS, type Links } from './links.js';
import { createAppReader } from './read-apps.js';
import { listPageWallets } from './read-wallets.js';
import type { WalletElement, WalletSectionContext } from './wallet-inputs.js';
import { walletListView, type WalletListProps } from './wallet-list.view.js';

/** The time in which wallets announce themselves before the layout is chosen, milliseconds. */
const ANNOUNCE_MS = 100;

/** From this number of rows on, there is a search field. */
const SEARCHABLE = 8;

/** Capitals and accents make no difference. */
const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const getName = (row: WalletRow | AppRow): string => ('app' in row ? row.app : row.wallet).name;

/**
 * How the ways to pay are laid out: wallets beside the code, the code as the only way, or the link to a wallet of this device.
 * It stays until the next step, however late a wallet announces itself.
 */
export type ListLayout = 'wallets' | 'code' | 'link';

/** The state of what was picked, and its event handlers. */
export interface WalletListHandlers extends Pick<WalletListProps, 'problem' | 'onPick' | 'onOpen' | 'busy'> {
  /** True if the browser blocks the storage that wallets need, so that the payment is paid once. */
  readonly isBlocked: boolean;
}

/** The list of wallets and apps from which the buyer picks. */
export class WalletList {
  readonly controller: WalletListController;
  readonly #element: LitElement;
  readonly #announced: DelayController;
  #links = NO_LINKS;
  #layout: ListLayout | undefined;
  #search = '';
  /** True if the browser had a wallet when the apps were first listed: they do not move under the buyer's pointer later. */
  #isFoldable: boolean | undefined;
  #isUnfolded = false;

  constructor(element: WalletElement, { getPorts }: WalletSectionContext) {
    this.#element = element;
    this.#announced = new DelayController(element, ANNOUNCE_MS, () => getPorts().clock);
    const readApps = createAppReader(element, (error) => element.dispatchEvent(new PayStatusErrorEvent(error)));
    this.controller = new WalletListController(element, {
      getPaymentId: () => element.paymentId,
      getPorts: () => getPorts().wallet,
      listWallets: () => listPageWallets(element.wallets),
      listApps: () => readApps(this.#links),
      remembers: () => element.remember !== 'none',
    });
  }

  setLinks(links: Links): void {
    this.#links = links;
  }

  /** Looks for wallets. Call it in a browser. */
  start(): void {
    this.controller.start();
    this.#announced.setReason('start');
  }

  /** The layout; undefined until wallets had the time to announce themselves. */
  get layout(): ListLayout | undefined {
    if (this.#layout || !this.#announced.isOver) return this.#layout;
    const other = this.controller.opensApps ? 'link' : 'code';
    this.#layout = this.controller.listRows().length ? 'wallets' : other;
    return this.#layout;
  }

  /** The buyer chooses anew: the layout may be another one. */
  reset(): void {
    this.#layout = undefined;
    this.#search = '';
  }

  /** Renders the list. Its headline is that of the layout. */
  render(messages: Messages, handlers: WalletListHandlers): unknown {
    const listed = this.controller.listRows();
    // Apps pay on their own: they need no storage of this browser.
    const rows = handlers.isBlocked ? listed.filter((row) => 'app' in row) : listed;
    const hasApps = rows.some((row) => 'app' in row);
    if (hasApps) this.#isFoldable ??= rows.some((row) => 'wallet' in row);
    const query = normalize(this.#search.trim());
    return walletListView({
      ...handlers,
      messages,
      layout: this.layout,
      rows: rows.filter((row) => normalize(getName(row)).includes(query)),
      search: this.#search,
      isSearchable: rows.length >= SEARCHABLE,
      isFoldable: hasApps && this.#isFoldable === true,
      isUnfolded: this.#isUnfolded,
      onSearch: (search) => {
        this.#search = search;
        this.#element.requestUpdate();
      },
      onUnfold: () => {
        this.#isUnfolded = !this.#isUnfolded;
        this.#search = '';
        this.#element.requestUpdate();
      },
    });
  }
}
