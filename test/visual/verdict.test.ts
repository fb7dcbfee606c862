import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { judge, MOST_DIFFERENT } from './verdict.js';

const PIXELS = 10_000;

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Without the checksum, which nobody here looks at. */
const chunk = (type: string, body: Buffer): Buffer =>
  Buffer.concat([uint32(body.length), Buffer.from(type), body, Buffer.alloc(4)]);

/** A white picture of one line, so many of whose pixels are black: eight bits for each of red, green and blue. */
const png = (black: number, width = PIXELS): Buffer => {
  const line = Buffer.alloc(1 + width * 3, 255).fill(0, 0, 1 + black * 3);
  const header = Buffer.concat([uint32(width), uint32(1), Buffer.from([8, 2, 0, 0, 0])]);
  return Buffer.concat([Buffer.alloc(8), chunk('IHDR', header), chunk('IDAT', deflateSync(line))]);
};

const kindOf = (before: Buffer | undefined, after: Buffer): string => judge('picture', before, after).kind;

describe('what becomes of a picture', () => {
  it('is the same up to a thousandth of its pixels, and changed above', () => {
    assert.equal(MOST_DIFFERENT, 0.001);
    assert.equal(kindOf(png(0), png(0)), 'same');
    assert.equal(kindOf(png(0), png(PIXELS / 1_000)), 'same');
    assert.equal(kindOf(png(0), png(PIXELS / 1_000 + 1)), 'changed');
  });

  it('is changed when it has another size', () => {
    assert.equal(kindOf(png(0), png(0, PIXELS + 1)), 'changed');
  });

  it('is missing as long as nobody has found one good', () => {
    assert.equal(kindOf(undefined, png(0)), 'missing');
  });

  it('is shown with what differs', () => {
    assert.ok(judge('picture', png(0), png(1)).difference);
  });
});
