import type { Pixels } from './pixels.js';

/** The number of colours that an index of one byte can hold. */
const MOST_COLOURS = 256;

/** As bytes lie in memory: 0xAABBGGRR. */
type Colour = number;

/** Colours that are to become one. */
interface Box {
  readonly colours: readonly Colour[];
  readonly channel: number;
  /** The loss if its colours become one. */
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
  // Not by the number of pixels alone: the few of a thin edge would lose their colour.
  return { colours, channel: spans.indexOf(widest), weight: widest ** 2 * Math.sqrt(pixels) };
};

const cut = ({ colours, channel }: Box): readonly (readonly Colour[])[] => {
  const values = colours.map((colour) => getChannel(colour, channel));
  const middle = (values.reduce((a, b) => Math.max(a, b)) + values.reduce((a, b) => Math.min(a, b))) / 2;
  return [
    colours.filter((colour) => getChannel(colour, channel) <= middle),
    colours.filter((colour) => getChannel(colour, channel) > middle),
  ];
};

/** The one of the colours that most pixels have: large areas keep theirs exactly. */
const findMostCommon = ({ colours }: Box, counts: ReadonlyMap<Colour, number>): Colour =>
  colours.reduce((best, colour) => (counts.get(colour)! > counts.get(best)! ? colour : best));

/** A picture in few colours. */
export interface Indexed {
  readonly palette: readonly Colour[];
  /** A byte a pixel. */
  readonly indexes: Uint8Array;
}

/** The same picture in at most 256 colours. */
export const indexed = ({ data }: Pixels): Indexed => {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const counts = new Map<Colour, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const boxes = [createBox([...counts.keys()], counts)];
  while (boxes.length < MOST_COLOURS) {
    const box = boxes.reduce((worst, other) => (other.weight > worst.weight ? other : worst));
    if (!box.weight) break;
    boxes.splice(boxes.indexOf(box), 1, ...cut(box).map((colours) => createBox(colours, counts)));
  }
  const numbers = new Map(boxes.flatMap(({ colours }, number) => colours.map((colour) => [colour, number])));
  return {
    palette: boxes.map((box) => findMostCommon(box, counts)),
    indexes: Uint8Array.from(pixels, (pixel) => numbers.get(pixel)!),
  };
};
