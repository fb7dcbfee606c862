import { compare } from '../support/png/compare.js';
import { readPng } from '../support/png/read-png.js';
import { writePng } from '../support/png/write-png.js';

/** The share of pixels that may differ: 0.1 %. */
export const MOST_DIFFERENT = 0.001;

/** The result of comparing a screenshot with its baseline. */
export interface Verdict {
  readonly name: string;
  readonly kind: 'same' | 'changed' | 'missing' | 'extra' | 'broken';
  /** A message for people. */
  readonly words: string;
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  readonly difference?: Buffer | undefined;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

/** Compares a screenshot with its baseline, which is undefined if there is none. */
export const judge = (name: string, before: Buffer | undefined, after: Buffer): Verdict => {
  if (!before) return { name, kind: 'missing', words: 'There is no baseline yet.', after };
  if (before.equals(after)) return { name, kind: 'same', words: 'Not a byte differs.' };
  const [was, is] = [readPng(before), readPng(after)];
  const { share, difference } = compare(was, is);
  const kind = share > MOST_DIFFERENT ? 'changed' : 'same';
  if (!difference) {
    const words = `${was.width} x ${was.height} pixels became ${is.width} x ${is.height}.`;
    return { name, kind, words, before, after };
  }
  return {
    name,
    kind,
    words: `${percent(share)} of the pixels differ.`,
    before,
    after,
    difference: writePng(difference),
  };
};
