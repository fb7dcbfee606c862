import { parseSrgb, type Color } from './color.js';

/** Resolves a CSS colour; undefined for invalid text. */
export type Resolve = (css: string) => Color | undefined;

/** Adds a node that no rule of the page can style. Not displayed, so without transitions. */
const addProbe = (parent: Element, color: string, colorScheme: string): HTMLElement => {
  const probe = parent.ownerDocument.createElement('span');
  for (const [property, value] of Object.entries({ display: 'none', color, 'color-scheme': colorScheme })) {
    probe.style.setProperty(property, value, 'important');
  }
  return parent.appendChild(probe);
};

/**
 * Resolves colours by the browser as in `element`: colour scheme, `currentColor` and mixtures included. The document has an
 * additional node while `use` runs.
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
