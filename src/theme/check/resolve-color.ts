import { parseSrgb, type Color } from './color.js';

/** What a colour of CSS comes to; undefined for a text that is none. */
export type Resolve = (css: string) => Color | undefined;

/** A node that no rule of the page reaches. One that is not displayed has no transitions either. */
const addProbe = (parent: Element, color: string, colorScheme: string): HTMLElement => {
  const probe = parent.ownerDocument.createElement('span');
  for (const [property, value] of Object.entries({ display: 'none', color, 'color-scheme': colorScheme })) {
    probe.style.setProperty(property, value, 'important');
  }
  return parent.appendChild(probe);
};

/**
 * Lets the browser resolve colours as it does in `element`: light or dark, `currentColor`, mixtures and all. The document
 * has a node more while `use` runs.
 */
export const withResolver = <Result>(element: Element, use: (resolve: Resolve) => Result): Result => {
  const { colorScheme, color: currentColor } = getComputedStyle(element);
  const outer = addProbe(element.ownerDocument.documentElement, currentColor, colorScheme);
  const computed = (color: string): string => getComputedStyle(addProbe(outer, color, colorScheme)).color;
  try {
    return use((css) =>
      CSS.supports('color', css) ? parseSrgb(computed(`color(from ${computed(css)} srgb r g b / alpha)`)) : undefined,
    );
  } finally {
    outer.remove();
  }
};
