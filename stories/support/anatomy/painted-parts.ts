import { TOKENS, type Token } from '../../../src/theme/tokens.js';

/** Values that no theme has. */
const PROBES: Readonly<Record<Token['type'], string>> = {
  color: 'rgb(1, 2, 3)',
  dimension: '37px',
  duration: '1234ms',
  fontFamily: 'probe',
  shadow: '0 0 1px rgb(1, 2, 3)',
};

/** The properties that tokens change. */
const PROPERTIES = [
  'color',
  'background-color',
  'border-top-color',
  'fill',
  'stroke',
  'outline-color',
  'font-family',
  'font-size',
  'padding-top',
  'row-gap',
  'margin-top',
  'border-top-left-radius',
  'box-shadow',
  'transition-duration',
  'animation-duration',
  'min-height',
] as const;

type Look = readonly string[];

const readLook = (part: Element): Look => {
  const style = getComputedStyle(part);
  // A border or an outline without a width has a colour all the same.
  return PROPERTIES.map((name) => {
    if (name === 'border-top-color' && style.borderTopWidth === '0px') return '';
    if (name === 'outline-color' && style.outlineStyle === 'none') return '';
    return style.getPropertyValue(name);
  });
};

const getChanged = (before: Look = [], after: Look): ReadonlySet<number> =>
  new Set(before.flatMap((value, index) => (value === after[index] ? [] : [index])));

/**
 * Finds the parts that each token changes: it sets the token, and compares the computed styles. Of parts that contain each other
 * the outermost is named, because what it has is inherited.
 */
export const findPaintedParts = (
  element: HTMLElement,
  parts: ReadonlyMap<string, Element>,
): ReadonlyMap<string, readonly string[]> => {
  const own = element.getAttribute('style');
  // Without it, a computed style would be that of the start of a transition.
  element.style.setProperty('--pay-motion', '0s');
  const readLooks = (): ReadonlyMap<Element, Look> =>
    new Map([...parts.values()].map((part) => [part, readLook(part)]));
  const before = readLooks();
  const painted = new Map<string, readonly string[]>();
  for (const { name, type } of TOKENS) {
    element.style.setProperty(name, PROBES[type]);
    const changes = new Map([...readLooks()].map(([part, look]) => [part, getChanged(before.get(part), look)]));
    const isInherited = (part: Element, property: number): boolean =>
      [...changes].some(([other, changed]) => other !== part && other.contains(part) && changed.has(property));
    painted.set(
      name,
      [...parts].flatMap(([partName, part]) =>
        [...(changes.get(part) ?? [])].some((property) => !isInherited(part, property)) ? [partName] : [],
      ),
    );
    element.style.setProperty(name, name === '--pay-motion' ? '0s' : '');
  }
  if (own === null) element.removeAttribute('style');
  else element.setAttribute('style', own);
  return painted;
};
