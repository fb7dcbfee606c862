import { compare } from '../support/png/compare.js';
import { readPng } from '../support/png/read-png.js';
import { writePng } from '../support/png/write-png.js';

/** The share of pixels that may differ: 0.1 %. */
export const MAX_DIFFERENT_SHARE = 0.001;

/** The result of comparing a screenshot with its baseline. */
export interface Comparison {
  readonly name: string;
  readonly kind: 'same' | 'changed' | 'missing' | 'extra' | 'broken';
  readonly message: string;
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  readonly difference?: Buffer | undefined;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

/** Compares a screenshot with its baseline, which is undefined if there is none. */
export const compareScreenshots = (name: string, before: Buffer | undefined, after: Buffer): Comparison => {
  if (!before) return { name, kind: 'missing', message: 'There is no baseline.', after };
  if (before.equals(after)) return { name, kind: 'same', message: 'Identical.' };
  const [was, is] = [readPng(before), readPng(after)];
  const { share, difference } = compare(was, is);
  const kind = share > MAX_DIFFERENT_SHARE ? 'changed' : 'same';
  if (!difference) {
    const message = `${was.width} x ${was.height} pixels became ${is.width} x ${is.height} pixels.`;
    return { name, kind, message, before, after };
  }
  return {
    name,
    kind,
    message: `${percent(share)} of the pixels differ.`,
    before,
    after,
    difference: writePng(difference),
  };
};
