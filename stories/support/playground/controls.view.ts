import { html, nothing, type TemplateResult } from 'lit';
import type { ColorToken, Token } from '../../../src/theme/tokens.js';
import { defaultCss } from '../../../src/theme/tokens.js';
import { readPair, writePair, type ColorPair, type Theme } from './theme.js';

export type Change = (css: string) => void;

export const getValue = ({ target }: Event): string => (target as HTMLInputElement).value;

export const withoutPrefix = (name: string): string => name.replace('--pay-', '').replaceAll('-', ' ');

/** Renders a group of radio buttons. */
export const choice = <Value extends string>(
  title: string,
  values: readonly Value[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult =>
  html`<fieldset class="studio-group">
    <legend>${title}</legend>
    <div class="studio-row">
      ${values.map(
        (value) =>
          html`<label class="studio-choice"
            ><input
              type="radio"
              name=${title}
              .checked=${value === chosen}
              @change=${() => {
                choose(value);
              }}
            />${value}</label
          >`,
      )}
    </div>
  </fieldset>`;

const undo = (name: string, change: Change): TemplateResult =>
  html`<button
    class="studio-undo"
    aria-label="Reset ${name}"
    title="Reset"
    @click=${() => {
      change('');
    }}
  >
    ×
  </button>`;

export const colorInput = (label: string, value: string, change: Change): TemplateResult =>
  html`<input
    type="color"
    aria-label=${label}
    .value=${value}
    @input=${(event: Event) => {
      change(getValue(event));
    }}
  />`;

/** Renders the inputs of a colour, light and dark. `seen` are the current colours of the elements. */
export const colorControl = (
  { name, purpose }: ColorToken,
  { tokens }: Theme,
  seen: ColorPair,
  change: Change,
): TemplateResult => {
  const css = tokens.get(name);
  const pair = readPair(css) ?? seen;
  return html`<div class="studio-token" title=${purpose}>
    <span>${withoutPrefix(name)}</span>
    ${colorInput(`${name}, light`, pair.light, (light) => {
      change(writePair({ ...pair, light }));
    })}
    ${colorInput(`${name}, dark`, pair.dark, (dark) => {
      change(writePair({ ...pair, dark }));
    })}
    ${css ? undo(name, change) : nothing}
  </div>`;
};

/** Renders the input of any other token, as CSS text. */
export const textControl = (token: Token, { tokens }: Theme, change: Change): TemplateResult => {
  const { name, purpose } = token;
  return html`<div class="studio-token" title=${purpose}>
    <label for=${name}>${withoutPrefix(name)}</label>
    <input
      id=${name}
      type="text"
      spellcheck="false"
      autocomplete="off"
      placeholder=${defaultCss(token) ?? 'automatic'}
      .value=${tokens.get(name) ?? ''}
      @input=${(event: Event) => {
        change(getValue(event).trim());
      }}
    />
    ${tokens.get(name) ? undo(name, change) : nothing}
  </div>`;
};
