import type { Rgb } from './contrast.js';

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** Returns the visible colour of stacked layers, the lowest first, in the format of `getComputedStyle`. */
export const readPixel = (...layers: readonly string[]): Rgb => {
  context.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) throw new Error(`The layers are not opaque: ${layers.join()}.`);
  return [red!, green!, blue!];
};
