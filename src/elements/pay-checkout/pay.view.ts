import { html, nothing, type TemplateResult } from 'lit';
import type { CopyState } from '../../controllers/copy-controller.js';
import type { QrCode } from '../../core/format/qr-code.js';
import type { Messages } from '../../locales/messages.js';
import { newTab } from '../shared/new-tab.view.js';
import { block, phrase } from '../shared/rendering/block.js';
import { qrCode } from './qr.view.js';

/** The payment options and their handlers. */
export interface PayViewProps {
  readonly messages: Messages;
  readonly gatewayUrl: string;
  /** Undefined if the URL policy refused it. */
  readonly walletUrl: string | undefined;
  readonly onWallet: (event: Event) => void;
  /** Undefined if the link is too long for a QR code. */
  readonly qr: QrCode | undefined;
  /** True if the QR code is visible on a narrow page. */
  readonly isUnfolded: boolean;
  readonly onFold: () => void;
  readonly copyState: CopyState;
  readonly onCopy: () => void;
  /** Undefined if the platform cannot share. */
  readonly onShare: (() => void) | undefined;
}

const walletLink = ({ walletUrl, onWallet, messages }: PayViewProps): TemplateResult | typeof nothing => {
  if (!walletUrl) return nothing;
  // An app link in a new tab would leave an empty tab behind.
  const isPage = /^https?:/i.test(walletUrl);
  return html`<a
    part="wallet-link"
    class="button"
    href=${walletUrl}
    target=${isPage ? '_blank' : nothing}
    rel="noreferrer"
    @click=${onWallet}
    >${phrase(messages.checkout.openWallet)}${isPage ? newTab(messages) : nothing}</a
  >`;
};

const COPY_RESULTS = { copied: 'linkCopied', failed: 'linkCopyFailed' } as const;

/** Renders the payment options: scan with another device, open a wallet on this one, copy or share the link. */
export const payView = (props: PayViewProps): unknown => {
  const { gatewayUrl, qr, isUnfolded, onFold, copyState, onCopy, onShare } = props;
  const messages = props.messages.checkout;
  return block(
    html`<div part="pay" class=${isUnfolded ? 'unfolded' : ''}>
      <div part="actions">
        ${walletLink(props)}
        ${
          qr
            ? html`<button part="fold-button" aria-expanded=${isUnfolded} @click=${onFold}>
                ${phrase(messages.otherDevice)}
              </button>`
            : nothing
        }
        <span class="row">
          <span class="copy ${copyState}">
            <button part="copy-button" @click=${onCopy}>${phrase(messages.copyLink)}</button>
            <span role="status">${phrase(copyState === 'idle' ? nothing : messages[COPY_RESULTS[copyState]])}</span>
          </span>
          ${onShare ? html`<button part="share-button" @click=${onShare}>${phrase(messages.share)}</button>` : nothing}
        </span>
        ${copyState === 'failed' ? block(html`<bdi part="link">${gatewayUrl}</bdi>`) : nothing}
      </div>
      ${qr ? html`<div part="scan">${qrCode(qr, messages.qrCode)}${block(html`<small>${messages.scan}</small>`)}</div>` : nothing}
    </div>`,
  );
};
