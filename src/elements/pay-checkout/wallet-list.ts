import type { LitElement } from 'lit';
import { DelayController } from '../../controllers/delay-controller.js';
import {
  WalletListController,
  type AppRow,
  type ListedWallet,
  type WalletRow,
} from '../../controllers/wallet-list-controller.js';
import type { Messages } from '../../locales/messages.js';
import { PayStatusErrorEvent } from '../pay-status/pay-status.events.js';
import { NO_LINKS, type Links } from './links.js';
import { createAppReader } from './read-apps.js';
import { listPageWallets } from './read-wallets.js';
import type { WalletElement, WalletSectionContext } from './wallet-inputs.js';
import { getPrompt, lateRowsView, walletListView, type ListLayout, type WalletListProps } from './wallet-list.view.js';

/** The time in which wallets announce themselves before the layout is chosen, milliseconds. */
const ANNOUNCE_MS = 100;

/** From this number of rows on, there is a search field. */
const SEARCHABLE = 8;

/** Capitals and accents make no difference. */
const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const getName = (row: WalletRow | AppRow): string => ('app' in row ? row.app : row.wallet).name;

/** The state of what was picked, and its event handlers. */
export interface WalletListHandlers extends Pick<
  WalletListProps,
  'problem' | 'onIntent' | 'onPick' | 'onOpen' | 'busy'
> {
  /** True if the browser blocks the storage that wallets need, so that the payment is paid once. */
  readonly isBlocked: boolean;
}

/** The list of wallets and apps from which the buyer picks. */
export class WalletList {
  readonly controller: WalletListController;
  readonly #element: LitElement;
  readonly #announced: DelayController;
  readonly #isOffered: () => boolean;
  /** A server knows no device, and renders the link. It stays where no wallet is looked for, so that nothing moves. */
  readonly #isServerRendered: boolean;
  #links = NO_LINKS;
  #layout: ListLayout | undefined;
  /** Chosen with the layout: the field does not appear above the rows later. */
  #isSearchable = false;
  /** True if the apps were folded away when the layout was chosen: they do not move under the buyer's pointer later. */
  #isFoldable = false;
  /** The wallet in whose browser the page is: the only one beside the apps when the layout was chosen. */
  #browserWallet: ListedWallet | undefined;
  #search = '';
  #isUnfolded = false;

  /** @param isOffered returns true if the page lets its buyer pay with a wallet */
  constructor(element: WalletElement, { getPorts }: WalletSectionContext, isOffered: () => boolean) {
    this.#element = element;
    this.#isOffered = isOffered;
    this.#isServerRendered = element.shadowRoot !== null;
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
    const { opensApps, isInAppBrowser } = this.controller;
    const onPhone = isInAppBrowser ? 'elsewhere' : 'link';
    const other = opensApps ? onPhone : 'code';
    if (!this.#isOffered()) return this.#isServerRendered ? 'link' : other;
    if (this.#layout || !this.#announced.isOver) return this.#layout;
    const rows = this.controller.listRows();
    this.#isSearchable = rows.length >= SEARCHABLE;
    const wallets = rows.filter((row) => 'wallet' in row);
    const isElsewhere = isInAppBrowser && !wallets.length;
    this.#isFoldable = (isElsewhere || wallets.length > 0) && wallets.length < rows.length;
    this.#browserWallet = this.#isFoldable && wallets.length === 1 ? wallets[0]?.wallet : undefined;
    this.#layout = rows.length && !isElsewhere ? 'wallets' : other;
    return this.#layout;
  }

  /** True in the browser of a wallet: other ways to pay are behind a button. */
  get isFolded(): boolean {
    return this.layout === 'wallets' && this.#isFoldable && !this.#isUnfolded;
  }

  /** The buyer chooses anew: the layout may be another one. */
  reset(): void {
    this.#layout = undefined;
    this.#search = '';
  }

  /** Returns what is announced when the list is shown at first. */
  getPrompt(messages: Messages, handlers: WalletListHandlers): string {
    return getPrompt(this.#getProps(messages, handlers));
  }

  /** Renders the headline of the layout, and the list. */
  render(messages: Messages, handlers: WalletListHandlers): unknown {
    return walletListView(this.#getProps(messages, handlers));
  }

  /** Renders the rows of what has announced itself after the layout was chosen without any: at the end, so that nothing moves. */
  renderLate(messages: Messages, handlers: WalletListHandlers): unknown {
    return lateRowsView(this.#getProps(messages, handlers));
  }

  #getProps(messages: Messages, handlers: WalletListHandlers): WalletListProps {
    const { layout } = this;
    const listed = this.#isOffered() ? this.controller.listRows() : [];
    // Apps pay on their own: they need no storage of this browser.
    const rows = handlers.isBlocked ? listed.filter((row) => 'app' in row) : listed;
    const query = normalize(this.#search.trim());
    return {
      ...handlers,
      messages,
      layout,
      hasLooked: this.#isOffered(),
      hasLink: this.#links.gatewayUrl !== undefined,
      rows: rows.filter((row) => normalize(getName(row)).includes(query)),
      search: this.#search,
      isSearchable: this.#isSearchable,
      isFoldable: this.#isFoldable,
      isUnfolded: this.#isUnfolded,
      browserWallet: this.#isUnfolded ? undefined : this.#browserWallet,
      onSearch: (search) => {
        this.#search = search;
        this.#element.requestUpdate();
      },
      onUnfold: () => {
        this.#isUnfolded = !this.#isUnfolded;
        this.#search = '';
        this.#element.requestUpdate();
      },
    };
  }
}
