/** An sRGB colour: red, green, blue and alpha, each 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

export const BLACK: Color = [0, 0, 0, 1];
export const WHITE: Color = [1, 1, 1, 1];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Mixes gamma-encoded channels, as browsers do: `share` of `top`, and the rest of `bottom`. */
export const mix = (top: Color, bottom: Color, share: number): Color => {
  const channel = (index: 0 | 1 | 2): number => top[index] * share + bottom[index] * (1 - share);
  return [channel(0), channel(1), channel(2), 1];
};

/** Composites a colour over an opaque one. */
export const over = (top: Color, bottom: Color): Color => mix(top, bottom, top[3]);

/** Parses `color(srgb 0.5 0 none / 0.5)`, the browsers' serialization of sRGB; undefined for any other text. */
export const parseSrgb = (text: string): Color | undefined => {
  const [, channels] = /^color\(srgb ([^()]+)\)$/.exec(text) ?? [];
  if (!channels) return undefined;
  // `none` is a missing channel, which counts as 0.
  const [red, green, blue, alpha = 1] = channels.split(/[\s/]+/).map((word) => clamp(parseFloat(word) || 0));
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue, alpha];
};

/** Formats an opaque colour as `#3550d8`. */
export const toHexColor = ([red, green, blue]: Color): string =>
  `#${[red, green, blue]
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The relative luminance of an opaque colour (WCAG 2.2). */
export const luminance = ([red, green, blue]: Color): number => {
  const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export const contrastRatio = (one: Color, other: Color): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
