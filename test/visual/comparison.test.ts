import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PNG } from 'pngjs';
import { compareScreenshots, MAX_DIFFERENT_SHARE } from './comparison.js';

const PIXELS = 10_000;

/** Creates a white image with one row, which begins with `black` black pixels. */
const png = (black: number, width = PIXELS): Buffer => {
  const picture = new PNG({ width, height: 1 });
  picture.data.fill(255);
  for (let x = 0; x < black; x++) picture.data.fill(0, x * 4, x * 4 + 3);
  return PNG.sync.write(picture);
};

const getKind = (before: Buffer | undefined, after: Buffer): string =>
  compareScreenshots('picture', before, after).kind;

describe('the comparison of a screenshot with its baseline', () => {
  it('is "same" up to a thousandth of the pixels, and "changed" above', () => {
    assert.equal(MAX_DIFFERENT_SHARE, 0.001);
    assert.equal(getKind(png(0), png(0)), 'same');
    assert.equal(getKind(png(0), png(PIXELS / 1_000)), 'same');
    assert.equal(getKind(png(0), png(PIXELS / 1_000 + 1)), 'changed');
  });

  it('is "changed" when the size differs', () => {
    assert.equal(getKind(png(0), png(0, PIXELS + 1)), 'changed');
  });

  it('is "missing" without a baseline', () => {
    assert.equal(getKind(undefined, png(0)), 'missing');
  });

  it('has an image of the differences', () => {
    assert.ok(compareScreenshots('picture', png(0), png(1)).difference);
  });
});
