import { html, LitElement, type TemplateResult } from 'lit';

const SHOWN_MS = 2_000;

/** Text to copy, by hand or by a button. */
export class CopyBlock extends LitElement {
  static override properties = { label: {}, text: {} };

  declare label: string;
  declare text: string;

  #word = 'Copy';

  /** Without a tree of its own: the page's styles apply. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  async #copy(): Promise<void> {
    this.#word = await navigator.clipboard.writeText(this.text).then(
      () => 'Copied',
      () => 'Select it to copy',
    );
    this.requestUpdate();
    setTimeout(() => {
      this.#word = 'Copy';
      this.requestUpdate();
    }, SHOWN_MS);
  }

  protected override render(): TemplateResult {
    return html`<div class="studio-head">
        <b>${this.label}</b>
        <button class="studio-button" aria-label="Copy the ${this.label}" @click=${() => void this.#copy()}>
          <span role="status">${this.#word}</span>
        </button>
      </div>
      <pre class="studio-code" tabindex="0" aria-label=${this.label}><code>${this.text}</code></pre>`;
  }
}
