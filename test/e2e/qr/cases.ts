import { createRandom } from '../../support/random.js';

/** Conditions between a QR code and a camera. */
export interface Case {
  readonly theme: 'light' | 'dark' | 'forced light' | 'forced dark';
  readonly direction: 'ltr' | 'rtl';
  /** CSS pixels. */
  readonly width: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** Bytes of the URL. */
  readonly length: number;
  readonly page: 'calm' | 'hostile';
}

/** Each value of each condition, and the longest URL on the narrowest pages. */
export const CASES: readonly Case[] = [
  { theme: 'light', direction: 'ltr', width: 375, ratio: 2, length: 40, page: 'calm' },
  { theme: 'dark', direction: 'rtl', width: 768, ratio: 1.25, length: 80, page: 'hostile' },
  { theme: 'forced light', direction: 'ltr', width: 1280, ratio: 1.5, length: 120, page: 'hostile' },
  { theme: 'forced dark', direction: 'rtl', width: 320, ratio: 3, length: 200, page: 'calm' },
  { theme: 'light', direction: 'rtl', width: 1280, ratio: 1, length: 300, page: 'hostile' },
  { theme: 'dark', direction: 'ltr', width: 320, ratio: 1, length: 300, page: 'calm' },
  { theme: 'forced dark', direction: 'ltr', width: 320, ratio: 1.25, length: 300, page: 'hostile' },
];

export const getName = ({ theme, direction, width, ratio, length, page }: Case): string =>
  `${length} bytes, ${theme}, ${direction}, ${width} px wide, ratio ${ratio}, on a ${page} page`;

const START = 'https://gateway.example/?pid=';
const LETTERS = 'ABCXYZabcxyz0189-._~:/?#[]@!$&()*+,;=%2F';

/** Returns a URL of `length` bytes. */
export const getUrl = (length: number): string => {
  const random = createRandom(length);
  const rest = Array.from({ length: length - START.length }, () => random.pick([...LETTERS]));
  return START + rest.join('');
};
