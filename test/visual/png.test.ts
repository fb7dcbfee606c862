import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare, TOLERANCE } from '../support/png/compare.js';
import { indexed } from '../support/png/palette.js';
import type { Pixels } from '../support/png/pixels.js';

const WHITE = [255, 255, 255] as const;
const BYTES_PER_PIXEL = 4;

type Rgb = readonly [number, number, number];

/** A picture of one line. */
const line = (...colours: readonly Rgb[]): Pixels => ({
  data: Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255])),
  width: colours.length,
  height: 1,
});

const repeat = (count: number, colour: Rgb): readonly Rgb[] => Array.from({ length: count }, () => colour);

describe('two pictures', () => {
  it('are the same when every pixel is', () => {
    assert.equal(compare(line(...repeat(10, WHITE)), line(...repeat(10, WHITE))).share, 0);
  });

  for (const channel of [0, 1, 2])
    it(`differ in a pixel whose ${['red', 'green', 'blue'][channel]} is further away than the tolerance`, () => {
      const [near, far] = [TOLERANCE, TOLERANCE + 1].map((by) =>
        WHITE.map((value, index) => (index === channel ? value - by : value)),
      ) as unknown as [Rgb, Rgb];
      const before = line(...repeat(10, WHITE));
      assert.equal(compare(before, line(near, ...repeat(9, WHITE))).share, 0);
      assert.equal(compare(before, line(far, ...repeat(9, WHITE))).share, 0.1);
    });

  it('differ as a whole when one is larger', () => {
    const { share, difference } = compare(line(WHITE), line(WHITE, WHITE));
    assert.equal(share, 1);
    assert.equal(difference, undefined);
  });

  it('are shown with what differs in red, on what there is', () => {
    const { difference } = compare(line(WHITE, WHITE), line(WHITE, [0, 0, 0]));
    assert.deepEqual([...(difference?.data ?? [])], [255, 255, 255, 255, 208, 0, 32, 255]);
  });
});

describe('a picture in few colours', () => {
  const colourAt = ({ palette, indexes }: ReturnType<typeof indexed>, pixel: number): readonly number[] => {
    const colour = palette[indexes[pixel] ?? 0] ?? 0;
    return [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255];
  };

  it('keeps every colour where there are few', () => {
    const colours = Array.from({ length: 256 }, (_, value): Rgb => [value, 255 - value, 7]);
    const few = indexed(line(...colours));
    assert.deepEqual(
      colours.map((_, pixel) => colourAt(few, pixel)),
      colours,
    );
  });

  it('has at most 256 where there are many, and keeps that of a large area', () => {
    const ground: Rgb = [18, 117, 63];
    const many = Array.from({ length: 4_096 }, (_, at): Rgb => [(at & 15) * 17, ((at >> 4) & 15) * 17, (at >> 8) * 17]);
    const few = indexed(line(...repeat(5_000, ground), ...many));
    assert.ok(few.palette.length <= 256);
    assert.deepEqual(colourAt(few, 0), ground);
  });

  it('has a byte for each pixel', () => {
    const picture = line(...repeat(3, WHITE));
    assert.equal(indexed(picture).indexes.length, picture.data.length / BYTES_PER_PIXEL);
  });
});
