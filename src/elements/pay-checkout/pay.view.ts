import { html, nothing, type TemplateResult } from 'lit';
import type { CopyState } from '../../controllers/copy-controller.js';
import type { QrCode } from '../../core/format/qr-code.js';
import type { CheckoutMessages } from '../../locales/messages.js';
import { qrCode } from './qr.view.js';

/** The ways to pay, and what they do. */
export interface Ways {
  readonly messages: CheckoutMessages;
  readonly gatewayUrl: string;
  /** Undefined where the page's own is refused. */
  readonly walletUrl: string | undefined;
  readonly onWallet: (event: Event) => void;
  /** Undefined for a link that fits no code. */
  readonly qr: QrCode | undefined;
  /** Whether a narrow page shows the code. */
  readonly isUnfolded: boolean;
  readonly onFold: () => void;
  readonly copyState: CopyState;
  readonly onCopy: () => void;
  /** Undefined where the platform has no way to share. */
  readonly onShare: (() => void) | undefined;
}

const walletLink = ({ walletUrl, onWallet, messages }: Ways): TemplateResult | typeof nothing => {
  if (!walletUrl) return nothing;
  // An empty page would stay behind an app.
  const target = /^https?:/i.test(walletUrl) ? '_blank' : nothing;
  return html`<a
    part="wallet-link"
    class="button"
    href=${walletUrl}
    target=${target}
    rel="noreferrer"
    @click=${onWallet}
    >${messages.openWallet}</a
  >`;
};

const COPY_RESULTS = { copied: 'linkCopied', failed: 'linkCopyFailed' } as const;

/** How the buyer pays: by scanning with another device, or in a wallet on this one. The link is there as text, too. */
export const payView = (ways: Ways): TemplateResult => {
  const { messages, gatewayUrl, qr, isUnfolded, onFold, copyState, onCopy, onShare } = ways;
  return html`<div part="pay" class=${isUnfolded ? 'unfolded' : ''}>
    <div part="actions">
      ${walletLink(ways)}
      ${
        qr
          ? html`<button part="fold-button" aria-expanded=${isUnfolded} @click=${onFold}>
              ${messages.otherDevice}
            </button>`
          : nothing
      }
      <span class="row">
        <span class="copy ${copyState}">
          <button part="copy-button" @click=${onCopy}><span>${messages.copyLink}</span></button>
          <span role="status">${copyState === 'idle' ? nothing : messages[COPY_RESULTS[copyState]]}</span>
        </span>
        ${onShare ? html`<button part="share-button" @click=${onShare}>${messages.share}</button>` : nothing}
      </span>
      ${copyState === 'failed' ? html`<bdi part="link">${gatewayUrl}</bdi>` : nothing}
    </div>
    ${qr ? html`<div part="scan">${qrCode(qr, messages.qrCode)}<small>${messages.scan}</small></div>` : nothing}
  </div>`;
};
