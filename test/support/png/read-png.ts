import { inflateSync } from 'node:zlib';
import type { Pixels } from './pixels.js';

/** Bytes of a pixel by the colour type of the header: RGB and RGBA. */
const BYTES_PER_PIXEL: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** What a byte is predicted to be from those to its left, above, and above to the left (RFC 2083, 6). */
const PREDICTORS: readonly ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, upLeft) => {
    const [toLeft, toUp, toBoth] = [up - upLeft, left - upLeft, left + up - 2 * upLeft].map(Math.abs) as [
      number,
      number,
      number,
    ];
    if (toLeft <= toUp && toLeft <= toBoth) return left;
    return toUp <= toBoth ? up : upLeft;
  },
];

const chunksOf = (png: Buffer): readonly { readonly type: string; readonly body: Buffer }[] => {
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
};

/** The pixels of a PNG as browsers write screenshots: eight bits a colour, not interlaced. */
export const readPng = (png: Buffer): Pixels => {
  const chunks = chunksOf(png);
  const header = chunks[0]!.body;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const step = BYTES_PER_PIXEL[header[9]!];
  if (header[8] !== 8 || !step || header[12]) throw new Error('No PNG of the kind that a browser writes.');
  const packed = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body)));
  const stride = width * step;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1);
    const predict = PREDICTORS[packed[from]!]!;
    const line = new Uint8Array(stride);
    for (let x = 0; x < stride; x++) {
      const predicted = predict(x < step ? 0 : line[x - step]!, above[x]!, x < step ? 0 : above[x - step]!);
      line[x] = packed[from + 1 + x]! + predicted;
      data[(y * width + Math.floor(x / step)) * 4 + (x % step)] = line[x]!;
    }
    above = line;
  }
  return { data, width, height };
};
