import { PNG } from 'pngjs';
import type { Pixels } from './pixels.js';

/** Decodes a PNG, such as a browser's screenshot. */
export const readPng = (png: Buffer): Pixels => {
  const { data, width, height } = PNG.sync.read(png);
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height };
};
