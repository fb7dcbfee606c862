import { html, nothing } from 'lit';
import type { AppRow, WalletRow } from '../../../controllers/wallet-controller.js';
import { hideBroken } from '../../shared/hide-broken.js';
import { block, phrase } from '../../shared/rendering/block.js';
import type { WalletViewProps } from './wallet-view-props.js';
import { findBrowserWallet } from './wallet-texts.js';

type Rows = WalletViewProps['rows'];

const getTag = (row: WalletRow | AppRow, props: WalletViewProps): string | undefined => {
  const { messages } = props;
  // In its own browser, the buyer who has just opened it need not be told that they have.
  if (row.isLastUsed && row !== findBrowserWallet(props)) return messages.lastUsed;
  return 'wallet' in row && row.isInstalled ? messages.installed : undefined;
};

const walletButton = (row: WalletRow | AppRow, props: WalletViewProps): unknown => {
  const { name, icon } = 'app' in row ? row.app : row.wallet;
  const tag = getTag(row, props);
  return block(
    html`<li>
      <button
        part="wallet-button"
        @click=${() => {
          if ('app' in row) props.onOpen(row.app);
          else props.onPick(row.wallet);
        }}
      >
        <span part="wallet-icon" aria-hidden="true"
          >${[...name][0]}${icon ? html`<img src=${icon} alt="" @error=${hideBroken} />` : nothing}</span
        >
        ${block(html`<bdi>${name}</bdi>`)} ${tag ? block(html`<small part="wallet-tag">${tag}</small>`) : nothing}
      </button>
    </li>`,
  );
};

const list = (rows: Rows, props: WalletViewProps): unknown =>
  rows.length
    ? block(
        html`<ul part="wallets" role="list">
          ${rows.map((row) => walletButton(row, props))}
        </ul>`,
      )
    : nothing;

const searchField = ({ isSearchable, search, messages, onSearch }: WalletViewProps) =>
  isSearchable
    ? block(
        html`<input
          part="wallet-search"
          type="search"
          aria-label=${messages.searchWallets}
          placeholder=${messages.searchWallets}
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

/** Renders the wallets to pick from. In the browser of a wallet, the apps are behind a button. */
export const walletsView = (props: WalletViewProps): unknown => {
  const { state, isFoldable, isUnfolded, messages, onUnfold } = props;
  // Apps pay on their own: they need no storage of this browser.
  const isBlocked = state.kind === 'picking' && state.problem?.code === 'storage_unavailable';
  const rows = isBlocked ? props.rows.filter((row) => 'app' in row) : props.rows;
  const isFolded = isFoldable && !isBlocked;
  const [shown, more] = splitRows(rows, isFolded);
  if (!isFolded && !more.length) return html`${searchField(props)}${list(shown, props)}`;
  return html`${isFolded ? nothing : searchField(props)}${list(shown, props)}
    <button part="wallet-more-button" aria-expanded=${isUnfolded} @click=${onUnfold}>
      ${phrase(messages.otherWallet)}
    </button>
    ${isUnfolded ? html`${isFolded ? searchField(props) : nothing}${list(more, props)}` : nothing}`;
};

/** Renders the ways on while the buyer pays in an app, or if it has not opened. */
export const openedAppView = ({ opened, messages, onOpen, onBack }: WalletViewProps): unknown => {
  const isHere = opened && (opened.state === 'unopened' || opened.state === 'returned');
  return html`${
      isHere
        ? html`<button
            part="wallet-again-button"
            class="button"
            @click=${() => {
              onOpen(opened.app);
            }}
          >
            ${phrase(messages.tryAgain)}
          </button>`
        : nothing
    }<button part="wallet-back-button" @click=${onBack}>${phrase(messages.otherWallet)}</button>`;
};
