import { LitElement, css, html, type TemplateResult } from 'lit';

/** A minimal Lit element: a shadow root, a style sheet, one line of text. */
class PlainElement extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  protected override render(): TemplateResult {
    return html`<p>Waiting for your payment</p>`;
  }
}

customElements.define('plain-element', PlainElement);
