import { COLOR_TOKENS, TOKENS, type Token } from '../../../src/theme/tokens.js';
import type { LookArgs } from '../elements/look.js';
import { toIconUrl } from './logo.js';

/** The theme that is being edited. */
export interface Theme extends Required<LookArgs> {
  /** The name of a preset, or {@link NO_PRESET}. */
  readonly preset: string;
  /** The colour from which the preset `brand` derives all others, `#rrggbb`. */
  readonly brand: string;
  /** The logo of the merchant, an https URL or an image as a data URL; empty without one. */
  readonly logo: string;
  /** The changed tokens, as CSS. */
  readonly tokens: ReadonlyMap<Token['name'], string>;
}

export const NO_PRESET = 'none';

export const DEFAULT_THEME: Theme = {
  preset: NO_PRESET,
  // The previews have it until another one is entered.
  brand: COLOR_TOKENS.find(({ name }) => name === '--pay-accent')?.light ?? '',
  logo: '',
  shape: 'card',
  density: 'normal',
  tokens: new Map(),
};

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Returns the theme with a brand colour, which the preset `brand` uses. */
export const withBrand = (theme: Theme, brand: string): Theme => ({ ...theme, brand, preset: 'brand' });

/** Returns the theme with a changed token. An empty value resets it. */
export const withToken = (theme: Theme, name: Token['name'], css: string): Theme => {
  const tokens = new Map(theme.tokens);
  if (css) tokens.set(name, css);
  else tokens.delete(name);
  return { ...theme, tokens };
};

/** The colours for both schemes. */
export interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

/** Parses a value written by {@link writePair}. */
export const readPair = (css: string | undefined): ColorPair | undefined => {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(css ?? '') ?? [];
  return light && dark ? { light, dark } : undefined;
};

export const writePair = ({ light, dark }: ColorPair): string => `light-dark(${light}, ${dark})`;

/** The selector of the elements in a page's style sheet. */
const ELEMENTS = 'pay-status,\npay-checkout';

/** Returns the CSS rule of a theme; empty if nothing has changed. */
export const toCss = ({ preset, brand, tokens }: Theme, selector = ELEMENTS): string => {
  const changed = TOKENS.flatMap(({ name }) => {
    const css = tokens.get(name);
    return css ? [`${name}: ${css};`] : [];
  });
  const declarations = preset === 'brand' ? [`--pay-brand: ${brand};`, ...changed] : changed;
  return declarations.length ? `${selector} {\n${declarations.map((line) => `  ${line}\n`).join('')}}` : '';
};

/** The address of a logo that the page has yet to publish. */
const LOGO_TO_COME = 'https://shop.example/logo.svg';

/** Returns the HTML that a page needs for the theme. A logo is shown by the checkout only. */
export const toHtml = ({ preset, shape, density, logo }: Theme): string => {
  const tag = logo ? 'pay-checkout' : 'pay-status';
  return [
    ...(preset === NO_PRESET ? [] : [`<link rel="stylesheet" href="/pay-status/cdn/presets/${preset}.css" />`]),
    `<script type="module" src="/pay-status/cdn/${tag}.js"></script>`,
    `<${tag}`,
    '  payment-id="pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV"',
    '  base-url="https://gateway.example"',
    '  app-id="your_app_id"',
    ...(logo ? [`  merchant-icon-url="${(toIconUrl(logo) ?? LOGO_TO_COME).replaceAll('"', '%22')}"`] : []),
    ...(shape === DEFAULT_THEME.shape ? [] : [`  shape="${shape}"`]),
    ...(density === DEFAULT_THEME.density ? [] : [`  density="${density}"`]),
    `></${tag}>`,
  ].join('\n');
};
