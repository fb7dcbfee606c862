/** A box on the stage, CSS pixels from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** Where a label is, beside the element, and the point of the box that it names. */
export interface Place<Item> {
  readonly item: Item;
  readonly side: Side;
  /** The vertical centre of the label. */
  readonly y: number;
  readonly anchor: { readonly x: number; readonly y: number };
}

/** The distance between two labels: also the height of one, enough to touch it (WCAG 2.2, 2.5.8). CSS pixels. */
export const LABEL_PX = 24;

/** High boxes contain others, whose labels would be at the same height. */
const MAX_DEPTH_PX = 12;

const getAnchor = ({ left, top, width, height }: Box, side: Side): Place<unknown>['anchor'] => ({
  x: side === 'left' ? left : left + width,
  y: top + Math.min(height / 2, MAX_DEPTH_PX),
});

/** Moves sorted positions apart, within `height` if they fit. */
const spread = (wanted: readonly number[], height: number): readonly number[] => {
  const down: number[] = [];
  for (const y of wanted) down.push(Math.max(y, (down.at(-1) ?? -Infinity) + LABEL_PX, LABEL_PX / 2));
  const up: number[] = [];
  for (const y of down.reverse()) up.push(Math.min(y, (up.at(-1) ?? height + LABEL_PX / 2) - LABEL_PX));
  return up.reverse();
};

/** Returns the height that the labels need. */
export const getLabelsHeight = (places: readonly Place<unknown>[]): number =>
  LABEL_PX * Math.max(0, ...SIDES.map((side) => places.filter((place) => place.side === side).length));

/** The share of the width, from the middle, in which a box belongs to neither side. */
const MIDDLE_SHARE = 0.08;

type Halves<Item> = Readonly<Record<Side, Item[]>>;

/** Divides boxes between the sides that they are nearer to; those in the middle go where there are fewer. */
const divide = <Item extends { readonly box: Box }>(items: readonly Item[], root: Box): Halves<Item> => {
  const getSide = ({ box }: Item): Side | undefined => {
    const share = (box.left + box.width / 2 - root.left - root.width / 2) / root.width;
    if (Math.abs(share) < MIDDLE_SHARE) return undefined;
    return share < 0 ? 'left' : 'right';
  };
  const halves: Halves<Item> = {
    left: items.filter((item) => getSide(item) === 'left'),
    right: items.filter((item) => getSide(item) === 'right'),
  };
  for (const item of items)
    if (!getSide(item)) halves[halves.left.length <= halves.right.length ? 'left' : 'right'].push(item);
  return halves;
};

/** Places a label for each box, the first of which contains the others, in the order of the boxes from the top. */
export const placeLabels = <Item extends { readonly box: Box }>(
  items: readonly Item[],
  height: number,
): readonly Place<Item>[] => {
  const [root] = items;
  if (!root) return [];
  const halves = divide(items, root.box);
  return SIDES.flatMap((side) => {
    const anchored = halves[side]
      .map((item) => ({ item, side, anchor: getAnchor(item.box, side) }))
      .sort((one, other) => one.anchor.y - other.anchor.y);
    const ys = spread(
      anchored.map(({ anchor }) => anchor.y),
      height,
    );
    return anchored.map((place, index) => ({ ...place, y: ys[index] ?? place.anchor.y }));
  });
};
