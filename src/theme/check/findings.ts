import { COLOR_TOKENS, type ColorToken, type TintedBackground } from '../tokens.js';
import { BLACK, contrastRatio, luminance, mix, over, WHITE, type Color } from './color.js';

/** A colour that cannot be read well enough on the one behind it. Colours are as they are seen: opaque. */
export interface Finding {
  readonly name: string;
  readonly color: Color;
  /** The token behind it. */
  readonly against: string;
  /** What it stands on there: that token alone, or what the elements make of it. */
  readonly on: string;
  readonly background: Color;
  /** Contrast ratio, 1 to 21. */
  readonly seen: number;
  /** The ratio that WCAG 2.2 AA wants. */
  readonly wanted: number;
  /** The nearest colour, towards black or white, that would do on all that it stands on. */
  readonly better: Color;
}

/** The colours of one element by token. */
type Colors = ReadonlyMap<string, Color>;

type Tint = TintedBackground['tints'][number];

/** Where a colour stands: what that is called, how it is seen, and how well the colour can be read on it. */
type Place = Pick<Finding, 'on' | 'background' | 'color' | 'seen'>;

/** Where black and white can be read equally well. */
const MIDDLE_LUMINANCE = 0.179;
const STEPS = 100;

const rounded = ([red, green, blue, alpha]: Color): Color => {
  const byte = (share: number): number => Math.round(share * 255) / 255;
  return [byte(red), byte(green), byte(blue), alpha];
};

/** Where the colour of a token stands; nowhere where that, or the token, is not known. */
const placesOf = ({ name, contrast }: ColorToken, colors: Colors, surface: Color): readonly Place[] => {
  const own = colors.get(name);
  const { against = '', tinted = [] } = contrast ?? {};
  const behind = against === '--pay-surface' ? surface : colors.get(against);
  if (!own || !behind) return [];
  const place = (on: string, background: Color): Place => {
    const color = over(own, background);
    return { on, background, color, seen: contrastRatio(color, background) };
  };
  const plain = over(behind, surface);
  const tint = (below: Color, [name, share]: Tint): Color => {
    const [red, green, blue, alpha] = colors.get(name) ?? below;
    return over([red, green, blue, alpha * share], below);
  };
  return [place(against, plain), ...tinted.map(({ called, tints }) => place(called, tints.reduce(tint, plain)))];
};

/**
 * Judges the colours of one element by the tokens' own list of what is read on what. The surface is opaque, the others may
 * let it shine through; a colour that is missing is not judged.
 */
export const findLowContrast = (colors: Colors, surface: Color): readonly Finding[] =>
  COLOR_TOKENS.flatMap((token) => {
    const { name, contrast } = token;
    if (!contrast) return [];
    const { against, ratio: wanted } = contrast;
    const low = placesOf(token, colors, surface).find(({ seen }) => seen < wanted);
    if (!low) return [];
    const end = luminance(low.background) > MIDDLE_LUMINANCE ? BLACK : WHITE;
    // A colour may stand on tints of itself.
    const isEnough = (color: Color): boolean =>
      placesOf(token, new Map(colors).set(name, color), surface).every(({ seen }) => seen >= wanted);
    const nearer = Array.from({ length: STEPS - 1 }, (_, step) => rounded(mix(end, low.color, (step + 1) / STEPS)));
    return { name, against, wanted, ...low, better: nearer.find(isEnough) ?? end };
  });
