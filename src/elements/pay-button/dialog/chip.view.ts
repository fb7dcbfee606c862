import { html, nothing } from 'lit';
import type { DialogMessages } from '../../../locales/dialog-messages.js';
import { markView } from '../../shared/mark.view.js';
import { block, phrase } from '../../shared/rendering/block.js';
import type { Chip } from './chip.model.js';

interface ChipProps {
  readonly chip: Chip;
  readonly merchantName: string | undefined;
  readonly texts: DialogMessages;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

const stroke = (path: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

export const CLOSE_ICON = stroke('m7 7 10 10M17 7 7 17');
const OPEN_ICON = stroke('m6 15 6-6 6 6');

/** Says whom the payment is to, and what is seen of it. */
const getName = ({ merchantName, texts }: ChipProps, state: string): string =>
  merchantName
    ? texts.open.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'state' ? state : merchantName))
    : state;

/** Renders what remains of the dialog. Only the state is announced: the time left changes each second. */
export const chipView = (props: ChipProps): unknown => {
  const { chip, onOpen, onDismiss, texts } = props;
  const { look, tone, ring, title, detail, isResult } = chip;
  const seen = [title, detail].filter(Boolean).join(' ');
  const turns = look.ring === 'turns' && ring !== undefined ? 'working' : '';
  return html`<div part="chip" class="${tone} ${turns}" role="group" aria-label=${getName(props, title)}>
      <button part="chip-button" aria-haspopup="dialog" aria-label=${getName(props, seen)} @click=${onOpen}>
        ${markView(look.symbol, ring)}
        <span class="words"
          ><span part="chip-title">${phrase(title)}</span> ${
            detail ? html`<span part="chip-detail">${block(html`<bdi>${detail}</bdi>`, true)}</span>` : nothing
          }</span
        >${OPEN_ICON}
      </button>
      ${
        isResult
          ? html`<button
              part="chip-dismiss-button"
              aria-label=${texts.dismiss}
              title=${texts.dismiss}
              @click=${onDismiss}
            >
              ${CLOSE_ICON}
            </button>`
          : nothing
      }
    </div>
    <p role="status" class="spoken">${phrase(getName(props, title))}</p>`;
};
