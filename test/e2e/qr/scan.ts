import { readFile } from 'node:fs/promises';
import jsQr from 'jsqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from '../../support/png/pixels.js';
import { readPng } from '../../support/png/read-png.js';

const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Requirements of the interface for a code. */
const LEVEL = 'M';
const QUIET_MODULES = 4;
const MIN_MODULE_PX = 3;

/** Minimum of each colour channel of a white pixel. */
const WHITE = 250;
/** Accuracy of a scanner for the position of a code, device pixels. */
const TOLERANCE_PX = 1.5;

/** Output of zxing for a code, besides its text. */
interface Extra {
  readonly ECLevel: string;
  readonly Version: string;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Counts the pixels around a box that are not white, up to a given distance. */
const countDarkAround = ({ data, width }: Pixels, [left, top, right, bottom]: Box, distance: number): number => {
  let dark = 0;
  for (let y = Math.ceil(top - distance); y <= bottom + distance; y++) {
    for (let x = Math.ceil(left - distance); x <= right + distance; x++) {
      const isInside = x > left && x < right && y > top && y < bottom;
      const at = (y * width + x) * 4;
      if (!isInside && !(Math.min(data[at]!, data[at + 1]!, data[at + 2]!) >= WHITE)) dark++;
    }
  }
  return dark;
};

/** Scans with both libraries, which accept only dark codes on light backgrounds. */
const scanTwice = async (png: Buffer, { data, width, height }: Pixels) => {
  const [zxing] = await readBarcodes(png, { formats: ['QRCode'], tryInvert: false, maxNumberOfSymbols: 1 });
  return { zxing, jsqr: jsQr.default(data, width, height, { inversionAttempts: 'dontInvert' }) };
};

/** Returns why two scanners cannot read exactly this text in a screenshot, and how the code breaks its requirements. */
export const findProblems = async (png: Buffer, text: string, ratio: number): Promise<readonly string[]> => {
  const pixels = readPng(png);
  const { zxing, jsqr } = await scanTwice(png, pixels);
  const bytes = Buffer.from(text);
  const problems: string[] = [];
  if (!jsqr) problems.push('jsqr finds no code');
  else if (!bytes.equals(Buffer.from(jsqr.binaryData))) problems.push(`jsqr reads ${jsqr.data}`);
  if (!zxing) return [...problems, 'zxing finds no code'];
  if (!bytes.equals(zxing.bytes)) problems.push(`zxing reads ${zxing.text}`);
  const { ECLevel: level, Version: version } = JSON.parse(zxing.extra) as Extra;
  if (level !== LEVEL) problems.push(`level ${level}`);
  const { topLeft, topRight, bottomRight } = zxing.position;
  const modulePx = (topRight.x - topLeft.x) / (17 + 4 * Number(version));
  if (!(modulePx / ratio > MIN_MODULE_PX - 0.05)) problems.push(`${modulePx / ratio} CSS pixels a module`);
  const box = [
    topLeft.x - TOLERANCE_PX,
    topLeft.y - TOLERANCE_PX,
    bottomRight.x + TOLERANCE_PX,
    bottomRight.y + TOLERANCE_PX,
  ] as const;
  const dark = countDarkAround(pixels, box, QUIET_MODULES * modulePx - 2 * TOLERANCE_PX);
  if (dark) problems.push(`${dark} pixels of the quiet zone are not white`);
  return problems;
};
