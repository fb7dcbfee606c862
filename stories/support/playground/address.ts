// The theme as the fragment of an address: short, readable, and never sent to a server.
import { TOKENS } from '../../../src/theme/tokens.js';
import { DENSITIES, SHAPES } from '../elements/look.js';
import { DEFAULT_THEME, isHexColor, NO_PRESET, type Theme } from './theme.js';
import { isLogo } from './logo.js';

/** Longer addresses are cut by programs for mail and chat. Characters of a logo as a data URL. */
export const MAX_LOGO_LENGTH = 4_000;

/** Returns false for a logo that is too large for an address. */
export const fitsAddress = (logo: string): boolean => !logo.startsWith('data:') || logo.length <= MAX_LOGO_LENGTH;

/** Returns the fragment of a theme, without `#`: what differs from the default. A logo that is too large is left out. */
export const toFragment = (theme: Theme): string => {
  const fields = new URLSearchParams();
  for (const name of ['preset', 'brand', 'shape', 'density'] as const)
    if (theme[name] !== DEFAULT_THEME[name]) fields.set(name, theme[name]);
  if (theme.logo && fitsAddress(theme.logo)) fields.set('logo', theme.logo);
  for (const { name } of TOKENS) {
    const css = theme.tokens.get(name);
    if (css) fields.set(name, css);
  }
  return fields.toString();
};

/**
 * Returns true if the value stays within its declaration and loads nothing. An address can come from anyone.
 */
const isPlainValue = (css: string): boolean => !/[{};\\@]|\/\*|url\(|image-set\(/i.test(css);

const pick = <Value extends string>(allowed: readonly Value[], text: string | null, otherwise: Value): Value =>
  allowed.find((value) => value === text) ?? otherwise;

/** Reads a theme from a fragment. Whatever it does not know is ignored. */
export const readFragment = (fragment: string, presets: readonly string[]): Theme => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const brand = fields.get('brand') ?? '';
  const logo = fields.get('logo') ?? '';
  return {
    preset: pick([NO_PRESET, ...presets], fields.get('preset'), DEFAULT_THEME.preset),
    brand: isHexColor(brand) ? brand : DEFAULT_THEME.brand,
    logo: isLogo(logo) ? logo : '',
    shape: pick(SHAPES, fields.get('shape'), DEFAULT_THEME.shape),
    density: pick(DENSITIES, fields.get('density'), DEFAULT_THEME.density),
    tokens: new Map(
      TOKENS.flatMap(({ name }) => {
        const css = fields.get(name);
        return css && isPlainValue(css) ? [[name, css] as const] : [];
      }),
    ),
  };
};
