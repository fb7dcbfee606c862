import type { Box } from './place-labels.js';

/** A part or a slot that the element shows. */
export interface Named {
  readonly kind: 'part' | 'slot';
  readonly name: string;
  readonly box: Box;
}

/** Returns the box of an element on a stage. */
export const toBox = (element: Element, stage: DOMRect): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - stage.left, top: top - stage.top, width, height };
};

/** Text for screen readers only is one pixel large. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

/** Returns the elements of a shadow tree that are parts, with their names. The first one of each name is enough. */
export const findParts = (element: Element): ReadonlyMap<string, Element> => {
  const parts = new Map<string, Element>();
  for (const part of element.shadowRoot?.querySelectorAll('[part]') ?? [])
    for (const name of part.part) if (!parts.has(name) && isSeen(part)) parts.set(name, part);
  return parts;
};

const findSlots = (element: Element): ReadonlyMap<string, Element> =>
  new Map([...element.querySelectorAll(':scope > [slot]')].filter(isSeen).map((one) => [one.slot, one]));

/** Finds what an element shows, by its name, on a stage. */
export const findNamed = (element: Element, stage: Element): readonly Named[] => {
  const frame = stage.getBoundingClientRect();
  const toNamed =
    (kind: Named['kind']) =>
    ([name, one]: readonly [string, Element]): Named => ({ kind, name, box: toBox(one, frame) });
  return [...[...findParts(element)].map(toNamed('part')), ...[...findSlots(element)].map(toNamed('slot'))];
};
