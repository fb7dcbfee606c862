import { html, nothing } from 'lit';
import type { ElementPorts } from '../../browser/element-ports.js';
import type { CopyController } from '../../controllers/copy-controller.js';
import type { PayError } from '../../core/errors/pay-error.js';
import type { StatusMessages } from '../../locales/messages.js';
import { icon } from './icon.view.js';
import * as icons from './icons.js';
import { block, phrase } from './rendering/block.js';

/** What support needs to know of an error. */
export const getErrorDetails = ({ code, message }: PayError): readonly string[] => [message, code];

/** The place of the details, and how they are copied. */
export interface SupportContext<Texts = StatusMessages> {
  readonly messages: Texts;
  readonly copy: CopyController;
  readonly ports: Pick<ElementPorts, 'copy' | 'clock'>;
}

const COPY_RESULTS = { copied: 'copied', failed: 'copySupportFailed' } as const;

/**
 * Renders technical details, such as an error and its code, which the buyer opens on request and sends to support. They are
 * in English, whatever the language of the page.
 */
export const supportView = (
  details: readonly (string | null | undefined)[],
  { messages, copy, ports }: SupportContext,
): unknown => {
  const lines = details.filter(Boolean);
  const onCopy = (): void => void copy.copy(lines.join('\n'), ports);
  return block(
    html`<details part="support">
      <summary part="support-summary">${phrase(messages.support)}${icon(icons.fold, 'chevron')}</summary>
      ${block(html`<p part="error" lang="en">${lines.map((line) => html`<bdi>${line}</bdi> `)}</p>`)}
      <button part="copy-support-button" class="quiet" @click=${onCopy}>
        ${icon(icons.copy)}${phrase(messages.copySupport)}
      </button>
      <small role="status">${phrase(copy.state === 'idle' ? nothing : messages[COPY_RESULTS[copy.state]])}</small>
    </details>`,
  );
};
