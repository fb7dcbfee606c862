import { html, LitElement, type TemplateResult } from 'lit';

const SHOWN_MS = 2_000;

/** A code block with a copy button. */
export class CopyBlock extends LitElement {
  static override properties = { label: {}, text: {} };

  declare label: string;
  declare text: string;

  #label = 'Copy';

  /** Renders without a shadow root, so that the page's styles apply. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  async #copy(): Promise<void> {
    this.#label = await navigator.clipboard.writeText(this.text).then(
      () => 'Copied',
      () => 'Select the text to copy it',
    );
    this.requestUpdate();
    setTimeout(() => {
      this.#label = 'Copy';
      this.requestUpdate();
    }, SHOWN_MS);
  }

  protected override render(): TemplateResult {
    return html`<div class="studio-head">
        <b>${this.label}</b>
        <button class="studio-button" aria-label="Copy the ${this.label}" @click=${() => void this.#copy()}>
          <span role="status">${this.#label}</span>
        </button>
      </div>
      <pre class="studio-code" tabindex="0" aria-label=${this.label}><code>${this.text}</code></pre>`;
  }
}
