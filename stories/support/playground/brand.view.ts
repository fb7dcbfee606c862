import { html, nothing, type TemplateResult } from 'lit';
import { fitsAddress } from './address.js';
import { colorInput, getValue, type Change } from './controls.view.js';
import { isLogo, LOGO_TYPES } from './logo.js';
import { isHexColor, type Theme } from './theme.js';

export interface BrandActions {
  readonly setBrand: Change;
  readonly setLogo: Change;
  readonly openFile: (file: File) => void;
}

const brandColor = ({ brand, preset }: Theme, { setBrand }: BrandActions): TemplateResult =>
  html`<div class="playground-brand">
      <label for="brand">Colour</label>
      <input
        id="brand"
        type="text"
        spellcheck="false"
        autocomplete="off"
        .value=${brand}
        @change=${(event: Event) => {
          const text = getValue(event).trim();
          const hex = text.startsWith('#') ? text : `#${text}`;
          if (isHexColor(hex)) setBrand(hex.toLowerCase());
          // An unusable text goes back to the colour that is shown.
          else (event.target as HTMLInputElement).value = brand;
        }}
      />
      ${colorInput('--pay-brand', brand, setBrand)}
    </div>
    ${preset === 'brand' ? nothing : html`<p class="playground-hint">A colour selects the preset "brand".</p>`}`;

const logoNote = (logo: string): TemplateResult => {
  if (!logo) return html`PNG, JPEG, SVG, WebP or AVIF; the checkout shows it.`;
  if (!logo.startsWith('data:')) return html`Shown by the checkout.`;
  if (fitsAddress(logo)) return html`Shown by the checkout. On your page, it needs an https address.`;
  const size = Math.ceil(logo.length / 1_000);
  return html`This logo is too large for the address below (${size} kB), which leaves it out. Publish it, and enter its
  https address.`;
};

const logoControl = ({ logo }: Theme, problem: string, { setLogo, openFile }: BrandActions): TemplateResult =>
  html`<div class="playground-brand">
      <label for="logo">Logo</label>
      <input
        id="logo"
        type="url"
        spellcheck="false"
        autocomplete="off"
        placeholder="https://…"
        .value=${logo.startsWith('data:') ? '' : logo}
        @change=${(event: Event) => {
          const text = getValue(event).trim();
          if (!text || isLogo(text)) setLogo(text);
        }}
      />
      ${
        logo
          ? html`<button
              class="studio-undo"
              aria-label="Remove the logo"
              title="Remove"
              @click=${() => {
                setLogo('');
              }}
            >
              ×
            </button>`
          : nothing
      }
    </div>
    <label class="studio-button playground-file"
      >${logo.startsWith('data:') ? html`<img src=${logo} alt="" />Another file` : 'From a file'}<input
        type="file"
        accept=${LOGO_TYPES}
        aria-label="Logo file"
        @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          const [file] = input.files ?? [];
          if (file) openFile(file);
          // The same file can be chosen again.
          input.value = '';
        }}
    /></label>
    <p class="playground-hint" role="status">${problem || logoNote(logo)}</p>`;

/** Renders the brand colour and the logo. `problem` is that of the last file. */
export const brandControls = (theme: Theme, problem: string, actions: BrandActions): TemplateResult =>
  html`<fieldset class="studio-group">
    <legend>Your brand</legend>
    ${brandColor(theme, actions)} ${logoControl(theme, problem, actions)}
  </fieldset>`;
