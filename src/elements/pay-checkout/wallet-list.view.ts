import { html, nothing } from 'lit';
import type { AppRow, ListedWallet, OfferedApp, WalletRow } from '../../controllers/wallet-list-controller.js';
import type { Messages } from '../../locales/messages.js';
import { hideBroken } from '../shared/hide-broken.js';
import { icon } from '../shared/icon.view.js';
import * as icons from '../shared/icons.js';
import { noteView } from '../shared/note.view.js';
import { block, phrase } from '../shared/rendering/block.js';

/**
 * How the ways to pay are laid out: wallets beside the code, the code as the only way, the link to a wallet of this device, or
 * the link for another browser where this one opens no apps.
 * It stays until the next step, however late a wallet announces itself.
 */
export type ListLayout = 'wallets' | 'code' | 'link' | 'elsewhere';

type Rows = readonly (WalletRow | AppRow)[];

/** The live region of a step, whose text is set later: a block of its own, so that it stays. */
export const STEP_REGION = block(html`<p role="status" class="spoken"></p>`);

/** The list of the wallets and apps, and its event handlers. */
export interface WalletListProps {
  readonly messages: Messages;
  /** Undefined while wallets announce themselves. */
  readonly layout: ListLayout | undefined;
  /** True if wallets were looked for. */
  readonly hasLooked: boolean;
  /** True if there is a payment link, which the code contains. */
  readonly hasLink: boolean;
  readonly rows: Rows;
  readonly search: string;
  readonly isSearchable: boolean;
  /** True if the apps are behind a button: the browser has a wallet, or opens no apps. */
  readonly isFoldable: boolean;
  readonly isUnfolded: boolean;
  /** The wallet in whose browser the page is, while the apps are folded away. */
  readonly browserWallet: ListedWallet | undefined;
  /** Why the buyer has to choose again; empty if they need not. */
  readonly problem: string;
  /** The wallet or app whose code is loading. */
  readonly busy: ListedWallet | OfferedApp | undefined;
  readonly onSearch: (search: string) => void;
  readonly onUnfold: () => void;
  /** Called when the pointer or the focus comes to the rows. */
  readonly onIntent: () => void;
  readonly onPick: (wallet: ListedWallet) => void;
  readonly onOpen: (app: OfferedApp) => void;
}

const getTag = (row: WalletRow | AppRow, props: WalletListProps): string | undefined => {
  const { checkout } = props.messages;
  // In its own browser, the buyer who has just opened it need not be told that they have.
  const isOwn = 'wallet' in row && row.wallet.id === props.browserWallet?.id;
  if (row.isLastUsed && !isOwn) return checkout.lastUsed;
  return 'wallet' in row && row.isInstalled ? checkout.installed : undefined;
};

/** Renders the icon of a wallet; the first letter of its name where there is none. */
export const walletIcon = ({ name, icon: url }: { readonly name: string; readonly icon?: string | undefined }) =>
  html`<span part="wallet-icon" aria-hidden="true"
    >${[...name][0]}${url ? html`<img src=${url} alt="" @error=${hideBroken} />` : nothing}</span
  >`;

const walletButton = (row: WalletRow | AppRow, props: WalletListProps): unknown => {
  const entry = 'app' in row ? row.app : row.wallet;
  const tag = getTag(row, props);
  const press = (): void => {
    if (props.busy) return;
    if ('app' in row) props.onOpen(row.app);
    else props.onPick(row.wallet);
  };
  return block(
    html`<li>
      <button part="wallet-button" class="row" aria-disabled=${props.busy ? 'true' : nothing} @click=${press}>
        ${walletIcon(entry)}
        <span class="row-text">
          ${block(html`<b><bdi>${entry.name}</bdi></b>`)}
          ${tag ? block(html`<small part="wallet-tag"><span>${tag}</span></small>`) : nothing}
        </span>
        ${icon(icons.go, 'go')}
      </button>
    </li>`,
  );
};

const list = (rows: Rows, props: WalletListProps): unknown =>
  rows.length
    ? block(
        html`<ul part="wallets" class="rows" role="list" @pointerenter=${props.onIntent} @focusin=${props.onIntent}>
          ${rows.map((row) => walletButton(row, props))}
        </ul>`,
      )
    : nothing;

/** Two rows of the list before it is known, as a server renders it. */
const skeleton = html`<div class="rows skeletons" aria-hidden="true">
  ${[0, 1].map(() => html`<div class="row"><span class="skeleton round"></span><span class="skeleton"></span></div>`)}
</div>`;

const searchField = ({ isSearchable, search, messages, onSearch }: WalletListProps): unknown =>
  isSearchable
    ? block(
        html`<input
          part="wallet-search"
          type="search"
          aria-label=${messages.checkout.searchWallets}
          placeholder=${messages.checkout.searchWallets}
          autocomplete="off"
          .value=${search}
          @input=${({ target }: InputEvent) => {
            onSearch((target as HTMLInputElement).value);
          }}
        />`,
      )
    : nothing;

/** The most wallets of the browser that are listed at once: a script can announce any number. */
const MAX_SHOWN = 20;

/** Splits the rows into those that are shown and those behind a button. */
const splitRows = (rows: Rows, isFoldable: boolean): readonly [shown: Rows, more: Rows] => {
  const more = rows.filter((row) => 'wallet' in row && row.isInstalled).slice(MAX_SHOWN);
  const shown = rows.filter((row) => !more.includes(row));
  if (!isFoldable) return [shown, more];
  return [shown.filter((row) => 'wallet' in row), [...more, ...shown.filter((row) => 'app' in row)]];
};

/** Renders the rows. In the browser of a wallet, and of an app that opens none, the apps are behind a button. */
const rowsView = (props: WalletListProps): unknown => {
  const { layout, isFoldable, isUnfolded, messages, onUnfold, rows } = props;
  if (!layout) return skeleton;
  const [shown, more] = splitRows(rows, isFoldable);
  if (!isFoldable && !more.length) return html`${searchField(props)}${list(shown, props)}`;
  return html`${isFoldable ? nothing : searchField(props)}${list(shown, props)}
    <button part="wallet-more-button" class="quiet" aria-expanded=${isUnfolded} @click=${onUnfold}>
      ${phrase(messages.checkout.otherWallet)}${icon(icons.fold)}
    </button>
    ${isUnfolded ? html`${isFoldable ? searchField(props) : nothing}${list(more, props)}` : nothing}`;
};

/** True if the layout was chosen without rows: late ones come after what was there first. */
const isAtEnd = (layout: ListLayout | undefined): boolean => layout !== undefined && layout !== 'wallets';

const getWording = (props: WalletListProps): readonly [title: string, text: string] => {
  const { layout, hasLooked, hasLink, rows, search, messages, browserWallet } = props;
  const { checkout } = messages;
  if (browserWallet) return [checkout.openedApp[0].replace('{wallet}', () => browserWallet.name), ''];
  // Nothing is below the headline: the buyer may have the payment in a wallet nevertheless.
  if (isAtEnd(layout) && !hasLink && !rows.length) return messages.statuses.requires_action;
  if (layout === 'code' && hasLooked) return [checkout.phoneTitle, rows.length ? checkout.scan : checkout.phoneText];
  if (layout === 'code') return [checkout.phoneTitle, ''];
  if (layout === 'elsewhere') return [checkout.inAppBrowser, ''];
  return [checkout.pickWallet, search && !rows.length ? checkout.notFound : ''];
};

/** Returns what is announced when the list is shown at first. */
export const getPrompt = (props: WalletListProps): string => {
  const [title, text] = getWording({ ...props, search: '' });
  return text ? `${title}. ${text}` : title;
};

/** Renders the headline, and the wallets and apps below it. */
export const walletListView = (props: WalletListProps): unknown => {
  const { layout, problem } = props;
  const [title, text] = getWording(props);
  return block(
    html`<div part="wallet" class="unpaid ${layout === 'code' ? 'scans' : ''}">
      <div class="wallet-status">
        <h2 part="wallet-title" tabindex="-1" aria-describedby="wallet-problem wallet-text">${phrase(title)}</h2>
        ${text ? block(html`<p part="wallet-text" id="wallet-text">${text}</p>`) : nothing}
        ${problem ? html`<div id="wallet-problem">${noteView('wallet-problem', icons.info, problem, 'calm')}</div>` : nothing}
      </div>
      ${STEP_REGION} ${isAtEnd(layout) ? nothing : rowsView(props)}
    </div>`,
  );
};

/** Renders the rows after the code or the link, which were there first. */
export const lateRowsView = (props: WalletListProps): unknown =>
  isAtEnd(props.layout) && props.rows.length ? block(html`<div>${rowsView(props)}</div>`) : nothing;
