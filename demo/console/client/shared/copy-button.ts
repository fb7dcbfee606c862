import { html, LitElement, type TemplateResult } from 'lit';
import { NoticeEvent } from './notice.js';

/** Copies a text and reports the result. */
export class CopyButton extends LitElement {
  static override properties = { text: {}, what: {} };

  declare text: string;
  /** Name of the text, such as `payment id`. */
  declare what: string;

  constructor() {
    super();
    this.text = '';
    this.what = 'text';
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<button type="button" class="icon-button" aria-label="Copy the ${this.what}" @click=${this.#copy}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 9h11v11H9zM5 15H4V4h11v1" /></svg>
    </button>`;
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text);
      this.dispatchEvent(new NoticeEvent({ tone: 'done', text: `Copied the ${this.what}` }));
    } catch {
      this.dispatchEvent(new NoticeEvent({ tone: 'refused', text: 'The browser did not allow copying' }));
    }
  }
}
