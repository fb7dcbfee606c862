/** Red, green and blue as a screen shows them, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Relative luminance, as WCAG 2.2 defines it: what is left of a colour on a grey screen. */
export const getLuminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two luminances, as WCAG 2.2 defines it: 1 to 21. */
export const toContrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast ratio of two colours. */
export const getContrast = (one: Rgb, other: Rgb): number => toContrastRatio(getLuminance(one), getLuminance(other));
