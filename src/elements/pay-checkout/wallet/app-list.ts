import type { LitElement } from 'lit';
import { OpenedAppController } from '../../../controllers/opened-app-controller.js';
import type { AppRow, OfferedApp, WalletRow } from '../../../controllers/wallet-controller.js';
import type { Clock } from '../../../core/clock.js';
import type { PageSignals } from '../../../tracker/ports.js';
import { NO_LINKS, type Links } from '../links.js';
import type { ListProps } from './wallet-view-props.js';

/** The page's side of wallet apps. */
export interface AppSource {
  readonly page: PageSignals;
  /** Reads the apps whose links have passed the URL policy. */
  readonly read: (links: Links) => readonly OfferedApp[];
  readonly open: (url: string) => void;
}

/** From this number of rows on, there is a search field. */
const SEARCHABLE = 8;

/** Capitals and accents make no difference. */
const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const getName = (row: WalletRow | AppRow): string => ('app' in row ? row.app : row.wallet).name;

/** View state of the list of wallets and apps: the search query, whether the apps are expanded, and the opened app. */
export class AppList {
  readonly #element: LitElement;
  readonly #source: AppSource;
  readonly #opened: OpenedAppController;
  #links = NO_LINKS;
  #app: OfferedApp | undefined;
  #search = '';
  /** True if the browser had a wallet when the apps were first listed: they do not move under the buyer's pointer later. */
  #isFoldable: boolean | undefined;
  #isUnfolded = false;

  constructor(element: LitElement, source: AppSource, clock: Clock) {
    this.#element = element;
    this.#source = source;
    this.#opened = new OpenedAppController(element, clock, source.page);
  }

  readonly list = (): readonly OfferedApp[] => this.#source.read(this.#links);

  setLinks(links: Links): void {
    this.#links = links;
  }

  /** Opens an app. The page follows whether it has opened. */
  open(app: OfferedApp): void {
    this.#app = app;
    this.#opened.begin();
    this.#source.open(app.url);
  }

  /** The buyer chooses anew. */
  close(): void {
    this.#app = undefined;
    this.#opened.end();
  }

  remove(): void {
    this.#element.removeController(this.#opened);
    this.#opened.hostDisconnected();
  }

  getProps(rows: readonly (WalletRow | AppRow)[]): ListProps {
    const hasApps = rows.some((row) => 'app' in row);
    if (hasApps) this.#isFoldable ??= rows.some((row) => 'wallet' in row);
    const query = normalize(this.#search.trim());
    const { state } = this.#opened;
    return {
      opened: this.#app && state ? { app: this.#app, state } : undefined,
      hasRows: rows.length > 0,
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
    };
  }
}
