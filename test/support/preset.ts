import { fixtureSync } from '@open-wc/testing';
import { COLOR_TOKENS } from '../../src/theme/tokens.js';
import { getContrast } from './contrast.js';
import { readPixel } from './pixel.js';
import type { PRESETS } from './preset-names.js';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Adds a style sheet to the page until the test ends. */
export const useSheet = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Adds a preset to the page until the test ends. */
export const usePreset = async (name: (typeof PRESETS)[number]): Promise<void> => {
  const response = await fetch(`/src/theme/presets/${name}.css`);
  useSheet(await response.text());
};

afterEach(() => {
  document.adoptedStyleSheets = [];
});

/** The tokens with a required contrast against another token. */
export const PAIRS = COLOR_TOKENS.flatMap(({ name, contrast }) => (contrast ? [{ name, ...contrast }] : []));

/** The elements derive the value of tokens that are not set. */
const DERIVED = new Map<string, string | undefined>(COLOR_TOKENS.map(({ name, derived }) => [name, derived]));
const getValue = (name: string): string => {
  const derived = DERIVED.get(name);
  return `var(${name}${derived ? `, ${derived}` : ''})`;
};

/** The text colours that are used on a note. */
export const ON_NOTES = ['--pay-text', '--pay-text-muted', '--pay-accent'];
/** The background of notes, over the surface. */
const NOTE = `color-mix(in srgb, ${getValue('--pay-warning')} 7%, transparent)`;

/**
 * Shows the colours that an element would inherit. The tag must not be defined, or its shadow root would hide the swatch.
 */
export class Swatches {
  readonly #page = fixtureSync<HTMLElement>('<div style="background: Canvas; color: CanvasText"></div>');
  readonly #element = this.#page.appendChild(document.createElement('pay-status'));
  readonly #swatch = this.#element.appendChild(document.createElement('i'));

  show(scheme: Scheme, brand = ''): void {
    this.#page.style.colorScheme = scheme;
    this.set('--pay-brand', brand);
  }

  set(name: string, value: string): void {
    this.#element.style.setProperty(name, value);
  }

  /** Returns the contrast of two tokens as the browser computes them. */
  contrast(name: string, against: string): number {
    this.#swatch.style.color = getValue(name);
    this.#swatch.style.backgroundColor = getValue(against);
    const { color, backgroundColor } = getComputedStyle(this.#swatch);
    const behind = [getComputedStyle(this.#page).backgroundColor, backgroundColor];
    return getContrast(readPixel(...behind, color), readPixel(...behind));
  }

  /** Returns the contrast of a token on a note. */
  contrastOnNote(name: string): number {
    this.#swatch.style.color = getValue(name);
    this.#swatch.style.backgroundColor = NOTE;
    const { color, backgroundColor: note } = getComputedStyle(this.#swatch);
    this.#swatch.style.backgroundColor = getValue('--pay-surface');
    const surface = getComputedStyle(this.#swatch).backgroundColor;
    const behind = [getComputedStyle(this.#page).backgroundColor, surface, note];
    return getContrast(readPixel(...behind, color), readPixel(...behind));
  }

  /** Returns the visible colour of a token, or of any other colour. */
  pixel(value: string): readonly number[] {
    this.#swatch.style.color = value.startsWith('--') ? getValue(value) : value;
    return readPixel(getComputedStyle(this.#page).backgroundColor, getComputedStyle(this.#swatch).color);
  }
}
