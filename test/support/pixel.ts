import type { Rgb } from './contrast.js';

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** What layers of colours come to on a screen, the lowest first; they are as `getComputedStyle` gives them. */
export const readPixel = (...layers: readonly string[]): Rgb => {
  context.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) throw new Error(`Something shines through ${layers.join()}.`);
  return [red!, green!, blue!];
};
