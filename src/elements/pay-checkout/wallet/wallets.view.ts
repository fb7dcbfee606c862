import { html, nothing, type TemplateResult } from 'lit';
import type { WalletRow } from '../../../controllers/wallet-controller.js';
import { hideBroken } from '../../shared/hide-broken.js';
import type { WalletViewProps } from './wallet-view-props.js';

const getTag = ({ isLastUsed, isInstalled }: WalletRow, { messages }: WalletViewProps): string | undefined => {
  if (isLastUsed) return messages.lastUsed;
  return isInstalled ? messages.installed : undefined;
};

const walletButton = (row: WalletRow, props: WalletViewProps): TemplateResult => {
  const { name, icon } = row.wallet;
  const tag = getTag(row, props);
  return html`<li>
    <button
      part="wallet-button"
      @click=${() => {
        props.onPick(row.wallet);
      }}
    >
      <span part="wallet-icon" aria-hidden="true"
        >${[...name][0]}${icon ? html`<img src=${icon} alt="" @error=${hideBroken} />` : nothing}</span
      >
      <bdi>${name}</bdi>
      ${tag ? html`<small part="wallet-tag">${tag}</small>` : nothing}
    </button>
  </li>`;
};

/** Renders the wallets to pick from. */
export const walletsView = (props: WalletViewProps): TemplateResult | typeof nothing =>
  props.wallets.length
    ? html`<ul part="wallets" role="list">
        ${props.wallets.map((row) => walletButton(row, props))}
      </ul>`
    : nothing;
