import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare } from '../support/png/compare.js';
import { toIndexed } from '../support/png/palette.js';
import type { Pixels } from '../support/png/pixels.js';

const WHITE = [255, 255, 255] as const;
const BYTES_PER_PIXEL = 4;

type Rgb = readonly [number, number, number];

/** Creates an image with one row of pixels. */
const line = (...colours: readonly Rgb[]): Pixels => ({
  data: Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255])),
  width: colours.length,
  height: 1,
});

const repeat = (count: number, colour: Rgb): readonly Rgb[] => Array.from({ length: count }, () => colour);

describe('compare', () => {
  it('finds no difference between equal pictures', () => {
    assert.equal(compare(line(...repeat(10, WHITE)), line(...repeat(10, WHITE))).share, 0);
  });

  for (const channel of [0, 1, 2])
    it(`counts a pixel whose ${['red', 'green', 'blue'][channel]} differs by more than 8 of 255`, () => {
      const far = WHITE.map((value, index) => (index === channel ? value - 9 : value)) as unknown as Rgb;
      assert.equal(compare(line(...repeat(10, WHITE)), line(far, ...repeat(9, WHITE))).share, 0.1);
    });

  it('treats pictures of different sizes as entirely different', () => {
    const { share, difference } = compare(line(WHITE), line(WHITE, WHITE));
    assert.equal(share, 1);
    assert.equal(difference, undefined);
  });

  it('shows the differing pixels in red', () => {
    const { difference } = compare(line(WHITE, WHITE), line(WHITE, [0, 0, 0]));
    assert.deepEqual([...(difference?.data ?? [])], [255, 255, 255, 255, 255, 0, 0, 255]);
  });
});

describe('quantization to 256 colours', () => {
  const colourAt = ({ palette, indexes }: ReturnType<typeof toIndexed>, pixel: number): readonly number[] => {
    const colour = palette[indexes[pixel] ?? 0] ?? 0;
    return [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255];
  };

  it('keeps every colour where there are few', () => {
    const colours = Array.from({ length: 256 }, (_, value): Rgb => [value, 255 - value, 7]);
    const few = toIndexed(line(...colours));
    assert.deepEqual(
      colours.map((_, pixel) => colourAt(few, pixel)),
      colours,
    );
  });

  it('reduces many colours to at most 256, and keeps that of a large area', () => {
    const ground: Rgb = [18, 117, 63];
    const many = Array.from({ length: 4_096 }, (_, at): Rgb => [(at & 15) * 17, ((at >> 4) & 15) * 17, (at >> 8) * 17]);
    const few = toIndexed(line(...repeat(5_000, ground), ...many));
    assert.ok(few.palette.length <= 256);
    assert.deepEqual(colourAt(few, 0), ground);
  });

  it('has one byte for each pixel', () => {
    const picture = line(...repeat(3, WHITE));
    assert.equal(toIndexed(picture).indexes.length, picture.data.length / BYTES_PER_PIXEL);
  });
});
