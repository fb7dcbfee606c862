import { TOKENS, type Token } from '../../../src/theme/tokens.js';
import type { LookArgs } from '../elements/look.js';

/** A look that is being made. */
export interface Theme extends Required<LookArgs> {
  /** The name of a preset, or {@link NO_PRESET}. */
  readonly preset: string;
  /** The colour that the preset `brand` makes all others from, `#rrggbb`. */
  readonly brand: string;
  /** The changes, as CSS. */
  readonly tokens: ReadonlyMap<Token['name'], string>;
}

export const NO_PRESET = 'none';

export const DEFAULT_THEME: Theme = {
  preset: NO_PRESET,
  brand: '#0a7f5a',
  shape: 'card',
  density: 'normal',
  tokens: new Map(),
};

/** The theme with another value of a token; an empty one takes back what was changed. */
export const withToken = (theme: Theme, name: Token['name'], css: string): Theme => {
  const tokens = new Map(theme.tokens);
  if (css) tokens.set(name, css);
  else tokens.delete(name);
  return { ...theme, tokens };
};

/** Colours for the two schemes. */
export interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

/** The two colours in the value of a colour token that was written by {@link writePair}. */
export const readPair = (css: string | undefined): ColorPair | undefined => {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(css ?? '') ?? [];
  return light && dark ? { light, dark } : undefined;
};

export const writePair = ({ light, dark }: ColorPair): string => `light-dark(${light}, ${dark})`;

/** The elements as a page's style sheet names them. */
const ELEMENTS = 'pay-status,\npay-checkout';

/** The rule that a page writes, for the elements that the selector names; empty where nothing is changed. */
export const toCss = ({ preset, brand, tokens }: Theme, selector = ELEMENTS): string => {
  const changed = TOKENS.flatMap(({ name }) => {
    const css = tokens.get(name);
    return css ? [`${name}: ${css};`] : [];
  });
  const declarations = preset === 'brand' ? [`--pay-brand: ${brand};`, ...changed] : changed;
  return declarations.length ? `${selector} {\n${declarations.map((line) => `  ${line}\n`).join('')}}` : '';
};

/** The tags that a page writes. */
export const toHtml = ({ preset, shape, density }: Theme): string =>
  [
    ...(preset === NO_PRESET ? [] : [`<link rel="stylesheet" href="/pay-status/cdn/presets/${preset}.css" />`]),
    '<script type="module" src="/pay-status/cdn/pay-status.js"></script>',
    '<pay-status',
    '  payment-id="pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV"',
    '  base-url="https://gateway.example"',
    '  app-id="your_app_id"',
    ...(shape === DEFAULT_THEME.shape ? [] : [`  shape="${shape}"`]),
    ...(density === DEFAULT_THEME.density ? [] : [`  density="${density}"`]),
    '></pay-status>',
  ].join('\n');
