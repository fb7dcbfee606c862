import { html, nothing, type TemplateResult } from 'lit';
import type { CopyState } from '../../controllers/copy-controller.js';
import type { QrCode } from '../../core/format/qr-code.js';
import type { Messages } from '../../locales/messages.js';
import { icon } from '../shared/icon.view.js';
import * as icons from '../shared/icons.js';
import { block, phrase } from '../shared/rendering/block.js';
import { qrCode } from './qr.view.js';

/** The payment options and their handlers. */
export interface PayViewProps {
  readonly messages: Messages;
  /** The link to copy and to share. */
  readonly link: string;
  /** Undefined if the URL policy refused it, or if the wallets have a better one. */
  readonly walletUrl: string | undefined;
  /** True if the link is the first way to pay: on a phone without a wallet. */
  readonly isFirst: boolean;
  /** True if the link to copy is the first way to pay: in another browser. */
  readonly isElsewhere: boolean;
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

/** The icon of a way to pay. On a narrow page, each way is a row. */
const tile = (path: string): TemplateResult => html`<span class="icon-tile">${icon(path)}</span>`;

/** Renders the link that opens a wallet of this device. */
export const walletLink = ({
  walletUrl,
  isFirst,
  onWallet,
  messages,
}: PayViewProps): TemplateResult | typeof nothing => {
  if (!walletUrl) return nothing;
  // An app link in a new tab would leave an empty tab behind.
  const isPage = /^https?:/i.test(walletUrl);
  const label = phrase(messages.checkout.openWallet);
  return html`<a
    part="wallet-link"
    class=${isFirst ? 'button' : 'quiet way'}
    href=${walletUrl}
    target=${isPage ? '_blank' : nothing}
    rel="noreferrer"
    @click=${onWallet}
    >${isFirst ? html`${label}${icon(icons.external)}` : html`${tile(icons.external)}${label}`}${
      isPage ? html`<span class="spoken"> ${phrase(messages.newTab)}</span>` : nothing
    }</a
  >`;
};

const COPY_RESULTS = { copied: 'linkCopied', failed: 'linkCopyFailed' } as const;

const copyButton = ({ messages: { checkout }, copyState, onCopy }: PayViewProps): TemplateResult =>
  html`<span class="copy ${copyState}">
    <button part="copy-button" class="quiet way" @click=${onCopy}>
      ${tile(copyState === 'copied' ? icons.done : icons.link)}${phrase(checkout.copyLink)}
    </button>
    <span role="status">${phrase(copyState === 'idle' ? nothing : checkout[COPY_RESULTS[copyState]])}</span>
  </span>`;

/** Renders the payment options: scan with another device, open a wallet on this one, copy or share the link. */
export const payView = (props: PayViewProps): unknown => {
  const { link, isFirst, isElsewhere, qr, isUnfolded, onFold, copyState, onShare } = props;
  const messages = props.messages.checkout;
  return block(
    html`${isFirst ? walletLink(props) : nothing}
      <div part="pay" class=${isUnfolded ? 'unfolded' : ''}>
        <div part="actions">
          ${isFirst ? nothing : walletLink(props)} ${isElsewhere ? copyButton(props) : nothing}
          ${
            qr
              ? html`<button part="fold-button" class="quiet way" aria-expanded=${isUnfolded} @click=${onFold}>
                  ${tile(icons.code)}${phrase(messages.otherDevice)}${icon(icons.fold)}
                </button>`
              : nothing
          }
          ${isElsewhere ? nothing : copyButton(props)}
          ${
            onShare
              ? html`<button part="share-button" class="quiet way" @click=${onShare}>
                  ${tile(icons.share)}${phrase(messages.share)}
                </button>`
              : nothing
          }
          ${copyState === 'failed' ? block(html`<bdi part="link" class="id">${link}</bdi>`) : nothing}
        </div>
        ${
          qr
            ? html`<div part="scan">
                ${qrCode(qr, messages.qrCode)}${block(html`<small part="scan-text">${messages.scan}</small>`)}
              </div>`
            : nothing
        }
      </div>`,
  );
};
