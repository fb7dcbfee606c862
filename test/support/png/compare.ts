import pixelmatch from 'pixelmatch';
import type { Pixels } from './pixels.js';

/** The perceived difference above which pixels count as different, 0 to 1. Nine of 255 in blue alone are above it. */
export const THRESHOLD = 0.011;

export interface Comparison {
  /** The part of all pixels that differs, 0 to 1; 1 where the sizes differ. */
  readonly share: number;
  /** The later picture, pale, with the differences in red; undefined where the sizes differ. */
  readonly difference: Pixels | undefined;
}

export const compare = (before: Pixels, after: Pixels, threshold = THRESHOLD): Comparison => {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return { share: 1, difference: undefined };
  const data = new Uint8ClampedArray(after.data.length);
  // Smoothed edges count too: a moved letter differs only there.
  const count = pixelmatch(before.data, after.data, data, width, height, { threshold, includeAA: true });
  return { share: count / (width * height), difference: { data, width, height } };
};
