import { getLuminance, toContrastRatio, type Rgb } from '../../support/contrast.js';
import type { Pixels } from '../../support/png/pixels.js';

/** Parses `rgb(1, 2, 3)`, the format of `getComputedStyle`. */
export const parseRgb = (text: string): Rgb => {
  const [, red, green, blue] = /^rgba?\((\d+), (\d+), (\d+)/.exec(text) ?? [];
  if (!blue) throw new Error(`No colour: ${text}`);
  return [Number(red), Number(green), Number(blue)];
};

const getLuminances = ({ data }: Pixels): readonly number[] =>
  Array.from({ length: data.length / 4 }, (_, pixel) =>
    getLuminance([data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0]),
  );

const findMostCommon = (values: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
};

/** Returns the share of pixels that contrast with the background by at least 3 to 1 (WCAG 2.2, 1.4.11), 0 to 1. */
export const measureInk = (pixels: Pixels): number => {
  const values = getLuminances(pixels);
  const ground = findMostCommon(values);
  return values.filter((value) => toContrastRatio(value, ground) >= 3).length / values.length;
};

/** Returns the pixels that differ from the background, whatever their colours. */
const getShape = (pixels: Pixels): readonly boolean[] => {
  const values = getLuminances(pixels);
  const ground = findMostCommon(values);
  const distances = values.map((value) => Math.abs(value - ground));
  const half = Math.max(...distances) / 2;
  return distances.map((distance) => distance > half);
};

/** Returns the share of pixels whose shape differs in two pictures of the same size, ignoring colours, 0 to 1. */
export const measureDifference = (one: Pixels, other: Pixels): number => {
  const [first, second] = [getShape(one), getShape(other)];
  return first.filter((isInk, pixel) => isInk !== second[pixel]).length / first.length;
};
