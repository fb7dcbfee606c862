import type { Pixels } from './pixels.js';

/** A pixel is another one when its red, green or blue is further away than this, of 255. */
export const TOLERANCE = 8;

const BYTES_PER_PIXEL = 4;
const [RED, PALE] = [
  [208, 0, 32],
  [0.25, 191],
] as const;

const differs = (before: Uint8ClampedArray, after: Uint8ClampedArray, at: number): boolean => {
  for (let channel = at; channel < at + 3; channel++)
    if (Math.abs(before[channel]! - after[channel]!) > TOLERANCE) return true;
  return false;
};

export interface Comparison {
  /** How many of all pixels differ, 0 to 1; 1 where the sizes do. */
  readonly share: number;
  /** What is there now, pale, and in red what was not there before; undefined where the sizes differ. */
  readonly difference: Pixels | undefined;
}

export const compare = (before: Pixels, after: Pixels): Comparison => {
  if (before.width !== after.width || before.height !== after.height) return { share: 1, difference: undefined };
  const data = new Uint8ClampedArray(after.data.length).fill(255);
  let count = 0;
  for (let at = 0; at < data.length; at += BYTES_PER_PIXEL) {
    if (differs(before.data, after.data, at)) {
      count++;
      data.set(RED, at);
    } else {
      for (let channel = at; channel < at + 3; channel++) data[channel] = after.data[channel]! * PALE[0] + PALE[1];
    }
  }
  const { width, height } = after;
  return { share: count / (width * height), difference: { data, width, height } };
};
