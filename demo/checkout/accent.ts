/** An sRGB colour: red, green and blue, each 0 to 1. */
type Color = readonly [red: number, green: number, blue: number];

/** A colour scheme of the checkout page. */
interface Scheme {
  readonly surface: Color;
  readonly tray: Color;
  /** The end towards which an accent is changed, and the opposite one for the text on it. */
  readonly readable: Color;
  readonly onAccent: Color;
}

/** The accent of a page, as CSS for both colour schemes. */
export interface Accent {
  readonly accent: string;
  readonly onAccent: string;
}

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [1, 1, 1];

const parseHex = (hex: string): Color => {
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const channel = (index: number): number => parseInt(digits.slice(index, index + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
};

const toHex = (color: Color): string =>
  `#${color
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const mix = (top: Color, bottom: Color, share: number): Color => {
  const channel = (index: 0 | 1 | 2): number => top[index] * share + bottom[index] * (1 - share);
  return [channel(0), channel(1), channel(2)];
};

/** Colours of `base.css`. */
const LIGHT: Scheme = { surface: WHITE, tray: parseHex('#f6f6f6'), readable: BLACK, onAccent: WHITE };
const DARK: Scheme = { surface: parseHex('#1b1d22'), tray: parseHex('#121316'), readable: WHITE, onAccent: BLACK };

/** The relative luminance (WCAG 2.2). */
const luminance = (color: Color): number => {
  const [red, green, blue] = color.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  ) as unknown as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Color, other: Color): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The ratio that WCAG 2.2 AA requires of text (1.4.3). */
const MIN_CONTRAST = 4.5;
/** The tint of the element behind a letter in the accent, where a coin has no icon. */
const BADGE_TINT = 0.12;
const STEPS = 100;

const isReadable = (color: Color, { surface, tray, onAccent }: Scheme): boolean =>
  [surface, tray, mix(color, surface, BADGE_TINT), onAccent].every(
    (background) => contrast(color, background) >= MIN_CONTRAST,
  );

/** The nearest colour, towards black or white, in which text can be read in this colour scheme. */
const makeReadable = (color: Color, scheme: Scheme): Color => {
  const { readable } = scheme;
  const candidates = Array.from({ length: STEPS }, (_, step) => mix(readable, color, step / STEPS));
  // Rounded, because the page gets the rounded one.
  return candidates.map((each) => parseHex(toHex(each))).find((each) => isReadable(each, scheme)) ?? readable;
};

/**
 * The accent of a shop for the checkout page, with the text on it. An accent is the colour of links as well as of buttons:
 * where it has too little contrast, it is made darker, or lighter in the dark colour scheme. The text on it is white, or black
 * in the dark colour scheme.
 *
 * @param hex `#rrggbb` or `#rgb`
 */
export const toAccent = (hex: string): Accent => {
  const color = parseHex(hex);
  const [light, dark] = [LIGHT, DARK].map((scheme) => toHex(makeReadable(color, scheme)));
  return {
    accent: `light-dark(${light}, ${dark})`,
    onAccent: `light-dark(${toHex(LIGHT.onAccent)}, ${toHex(DARK.onAccent)})`,
  };
};
