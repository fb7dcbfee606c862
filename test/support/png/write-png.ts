import { crc32, deflateSync } from 'node:zlib';
import { toIndexed } from './palette.js';
import type { Pixels } from './pixels.js';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const EIGHT_BITS = 8;
const WITH_PALETTE = 3;

const uint32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

const chunk = (type: string, body: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  return Buffer.concat([uint32(body.length), typed, uint32(crc32(typed))]);
};

/** Encodes opaque pixels as a PNG with at most 256 colours (RFC 2083). */
export const writePng = (pixels: Pixels): Buffer => {
  const { width, height } = pixels;
  const { palette, indexes } = toIndexed(pixels);
  const colours = Buffer.from(palette.flatMap((colour) => [colour, colour >>> 8, colour >>> 16]));
  // Each line starts with its filter type: 0 is none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) lines.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width, height), Buffer.from([EIGHT_BITS, WITH_PALETTE, 0, 0, 0])])),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
