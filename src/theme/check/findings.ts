import { COLOR_TOKENS, type ColorToken, type TintedBackground } from '../tokens.js';
import { BLACK, contrastRatio, luminance, mix, over, WHITE, type Color } from './color.js';

/** A colour with too little contrast to its background. The colours are composited and thus opaque. */
export interface Finding {
  readonly name: string;
  readonly color: Color;
  /** The token of the background. */
  readonly against: string;
  /** A name for the background: that token, or a tint of it in the elements. */
  readonly on: string;
  readonly background: Color;
  /** Contrast ratio, 1 to 21. */
  readonly actualRatio: number;
  /** The ratio that WCAG 2.2 AA requires. */
  readonly requiredRatio: number;
  /** The nearest colour, towards black or white, with enough contrast to all its backgrounds. */
  readonly suggestion: Color;
}

/** The colours of one element by token. */
type Colors = ReadonlyMap<string, Color>;

type Tint = TintedBackground['tints'][number];

/** A background on which a colour is used, and its contrast there. */
export type Placement = Pick<Finding, 'on' | 'background' | 'color' | 'actualRatio'>;

/** The luminance at which black and white have the same contrast. */
const MIDDLE_LUMINANCE = 0.179;
const STEPS = 100;

const rounded = ([red, green, blue, alpha]: Color): Color => {
  const byte = (share: number): number => Math.round(share * 255) / 255;
  return [byte(red), byte(green), byte(blue), alpha];
};

/** The backgrounds on which the colour of a token is used; none if a colour is unknown. */
export const getPlacements = ({ name, contrast }: ColorToken, colors: Colors, surface: Color): readonly Placement[] => {
  const own = colors.get(name);
  const { against = '', tinted = [] } = contrast ?? {};
  const behind = against === '--pay-surface' ? surface : colors.get(against);
  if (!own || !behind) return [];
  const place = (on: string, background: Color): Placement => {
    const color = over(own, background);
    return { on, background, color, actualRatio: contrastRatio(color, background) };
  };
  const plain = over(behind, surface);
  const tint = (below: Color, [name, share]: Tint): Color => {
    const [red, green, blue, alpha] = colors.get(name) ?? below;
    return over([red, green, blue, alpha * share], below);
  };
  return [place(against, plain), ...tinted.map(({ label, tints }) => place(label, tints.reduce(tint, plain)))];
};

/**
 * Finds the colours of one element with too little contrast, by the tokens' `contrast` entries. The surface is opaque, the
 * others may be translucent. Missing colours are skipped.
 */
export const findLowContrast = (colors: Colors, surface: Color): readonly Finding[] =>
  COLOR_TOKENS.flatMap((token) => {
    const { name, contrast } = token;
    if (!contrast) return [];
    const { against, ratio: requiredRatio } = contrast;
    const low = getPlacements(token, colors, surface).find(({ actualRatio: seen }) => seen < requiredRatio);
    if (!low) return [];
    const end = luminance(low.background) > MIDDLE_LUMINANCE ? BLACK : WHITE;
    // A colour may be used on tints of itself.
    const isEnough = (color: Color): boolean =>
      getPlacements(token, new Map(colors).set(name, color), surface).every(
        ({ actualRatio: seen }) => seen >= requiredRatio,
      );
    const nearer = Array.from({ length: STEPS - 1 }, (_, step) => rounded(mix(end, low.color, (step + 1) / STEPS)));
    return { name, against, requiredRatio, ...low, suggestion: nearer.find(isEnough) ?? end };
  });
