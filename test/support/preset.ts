import { fixtureSync } from '@open-wc/testing';
import { COLOR_TOKENS } from '../../src/theme/tokens.js';
import { getContrast } from './contrast.js';
import { readPixel } from './pixel.js';
import type { PRESETS } from './preset-names.js';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Puts a style sheet into the page until the test ends. */
export const useSheet = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** The same with a preset. */
export const usePreset = async (name: (typeof PRESETS)[number]): Promise<void> => {
  const response = await fetch(`/src/theme/presets/${name}.css`);
  useSheet(await response.text());
};

afterEach(() => {
  document.adoptedStyleSheets = [];
});

/** Colours that are read against another one, by the tokens' own list. */
export const PAIRS = COLOR_TOKENS.flatMap(({ name, contrast }) => (contrast ? [{ name, ...contrast }] : []));

/** A token that a preset leaves alone is what the elements make of it. */
const DERIVED = new Map<string, string | undefined>(COLOR_TOKENS.map(({ name, derived }) => [name, derived]));
const getValue = (name: string): string => {
  const derived = DERIVED.get(name);
  return `var(${name}${derived ? `, ${derived}` : ''})`;
};

/** The text colours that are used on a note. */
export const ON_NOTES = ['--pay-text', '--pay-text-muted', '--pay-accent'];
/** Notes stand on a tint of the surface. */
const NOTE = `color-mix(in srgb, ${getValue('--pay-text-muted')} 13%, transparent)`;

/**
 * An element that shows the colours it would inherit. Its tag must not be defined: nobody would see its content otherwise.
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

  /** The contrast of two tokens as the browser computes them. */
  contrast(name: string, against: string): number {
    this.#swatch.style.color = getValue(name);
    this.#swatch.style.backgroundColor = getValue(against);
    const { color, backgroundColor } = getComputedStyle(this.#swatch);
    const behind = [getComputedStyle(this.#page).backgroundColor, backgroundColor];
    return getContrast(readPixel(...behind, color), readPixel(...behind));
  }

  /** The same on a note. */
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
