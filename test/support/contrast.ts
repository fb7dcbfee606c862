/** sRGB red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the relative luminance (WCAG 2.2), 0 to 1. */
export const getLuminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of two luminances (WCAG 2.2), 1 to 21. */
export const toContrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast ratio of two colours, 1 to 21. */
export const getContrast = (one: Rgb, other: Rgb): number => toContrastRatio(getLuminance(one), getLuminance(other));
