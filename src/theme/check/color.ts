/** A colour of sRGB: red, green, blue and how much it covers, each 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

export const BLACK: Color = [0, 0, 0, 1];
export const WHITE: Color = [1, 1, 1, 1];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Mixes as a screen does: `share` of `top`, and the rest of `bottom`. */
export const mix = (top: Color, bottom: Color, share: number): Color => {
  const channel = (index: 0 | 1 | 2): number => top[index] * share + bottom[index] * (1 - share);
  return [channel(0), channel(1), channel(2), 1];
};

/** What is seen where a colour covers an opaque one. */
export const over = (top: Color, bottom: Color): Color => mix(top, bottom, top[3]);

/** Reads `color(srgb 0.5 0 none / 0.5)`, as browsers write the colours of sRGB; undefined for any other text. */
export const parseSrgb = (text: string): Color | undefined => {
  const [, channels] = /^color\(srgb ([^()]+)\)$/.exec(text) ?? [];
  if (!channels) return undefined;
  // Some browsers write `none` for a channel that does not count: it is 0.
  const [red, green, blue, alpha = 1] = channels.split(/[\s/]+/).map((word) => clamp(parseFloat(word) || 0));
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue, alpha];
};

/** `#3550d8`; for an opaque colour. */
export const toHex = ([red, green, blue]: Color): string =>
  `#${[red, green, blue]
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Relative luminance of an opaque colour, by the definition of WCAG 2.2. */
export const luminance = ([red, green, blue]: Color): number => {
  const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of two opaque colours, by the definition of WCAG 2.2: 1 to 21. */
export const contrastRatio = (one: Color, other: Color): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
