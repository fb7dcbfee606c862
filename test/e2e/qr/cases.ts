import { createRandom } from '../../support/random.js';
import type { Row } from './pairwise.js';

/** Conditions between a QR code and a camera. */
export const FACTORS = {
  theme: ['light', 'dark', 'forced light', 'forced dark'],
  direction: ['ltr', 'rtl'],
  /** CSS pixels. */
  width: [320, 375, 768, 1280],
  /** Device pixels per CSS pixel. */
  ratio: [1, 1.25, 1.5, 2, 3],
  /** Bytes of the URL. */
  length: [40, 80, 120, 200, 300],
  page: ['calm', 'hostile'],
} as const;

export type Case = Row<typeof FACTORS>;

export const getName = ({ theme, direction, width, ratio, length, page }: Case): string =>
  `${length} bytes, ${theme}, ${direction}, ${width} px wide, ratio ${ratio}, on a ${page} page`;

const START = 'https://gateway.example/?pid=';
const LETTERS = 'ABCXYZabcxyz0189-._~:/?#[]@!$&()*+,;=%2F';

/** Returns a URL of `length` bytes that is unique for each number. */
export const getUrl = (length: number, number: number): string => {
  const random = createRandom(number);
  const rest = Array.from({ length: length - START.length }, () => random.pick([...LETTERS]));
  return START + rest.join('');
};
