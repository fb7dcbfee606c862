import type { Pixels } from './pixels.js';

/** The number of colours that an index of one byte can hold. */
const MAX_COLOURS = 256;

/** In the byte order of the image data: 0xAABBGGRR. */
type Colour = number;

/** Colours that will be replaced by one. */
interface Box {
  readonly colours: readonly Colour[];
  readonly channel: number;
  /** The loss of quality if they are replaced. */
  readonly weight: number;
}

const getChannel = (colour: Colour, channel: number): number => (colour >>> (channel * 8)) & 255;

const createBox = (colours: readonly Colour[], counts: ReadonlyMap<Colour, number>): Box => {
  const spans = [0, 1, 2].map((channel) => {
    const values = colours.map((colour) => getChannel(colour, channel));
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  });
  const widest = Math.max(...spans);
  const pixels = colours.reduce((sum, colour) => sum + counts.get(colour)!, 0);
  // Not only the number of pixels, or thin edges would lose their colour.
  return { colours, channel: spans.indexOf(widest), weight: widest ** 2 * Math.sqrt(pixels) };
};

const split = ({ colours, channel }: Box): readonly (readonly Colour[])[] => {
  const values = colours.map((colour) => getChannel(colour, channel));
  const middle = (values.reduce((a, b) => Math.max(a, b)) + values.reduce((a, b) => Math.min(a, b))) / 2;
  return [
    colours.filter((colour) => getChannel(colour, channel) <= middle),
    colours.filter((colour) => getChannel(colour, channel) > middle),
  ];
};

/** Returns the most frequent colour, so that large areas keep theirs exactly. */
const findMostCommon = ({ colours }: Box, counts: ReadonlyMap<Colour, number>): Colour =>
  colours.reduce((best, colour) => (counts.get(colour)! > counts.get(best)! ? colour : best));

/** A picture in few colours. */
export interface Indexed {
  readonly palette: readonly Colour[];
  /** One byte per pixel. */
  readonly indexes: Uint8Array;
}

/** Reduces a picture to at most 256 colours. */
export const toIndexed = ({ data }: Pixels): Indexed => {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const counts = new Map<Colour, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const boxes = [createBox([...counts.keys()], counts)];
  while (boxes.length < MAX_COLOURS) {
    const box = boxes.reduce((worst, other) => (other.weight > worst.weight ? other : worst));
    if (!box.weight) break;
    boxes.splice(boxes.indexOf(box), 1, ...split(box).map((colours) => createBox(colours, counts)));
  }
  const numbers = new Map(boxes.flatMap(({ colours }, number) => colours.map((colour) => [colour, number])));
  return {
    palette: boxes.map((box) => findMostCommon(box, counts)),
    indexes: Uint8Array.from(pixels, (pixel) => numbers.get(pixel)!),
  };
};
