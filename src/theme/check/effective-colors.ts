import { COLOR_TOKENS, defaultCss } from '../tokens.js';
import type { Color } from './color.js';
import { over } from './color.js';
import type { Resolve } from './resolve-color.js';

/** The CSS values that paint an element: cheap to read, and equal until a colour changes. */
export interface Paint {
  /** By token. */
  readonly colors: ReadonlyMap<string, string>;
  /** The backgrounds behind the text, uppermost first. */
  readonly layers: readonly string[];
}

/** The private names under which elements resolve tokens. */
const PRIVATE_NAMES: Readonly<Record<string, string>> = {
  '--pay-surface-sunken': '--_sunken',
  '--pay-text': '--_text',
  '--pay-text-muted': '--_muted',
  '--pay-accent': '--_accent',
  '--pay-on-accent': '--_on-accent',
};

const DEFAULTS: ReadonlyMap<string, string> = new Map(
  COLOR_TOKENS.map((token) => [token.name, defaultCss(token) ?? '']),
);

const readColor = (style: CSSStyleDeclaration, name: string): string =>
  style.getPropertyValue(PRIVATE_NAMES[name] ?? name) ||
  (DEFAULTS.get(name) ?? '').replace(/var\((--[\w-]+)\)/g, (_, other: string) => readColor(style, other));

/** Computed colours are serialized with an alpha only if they are not opaque. */
const isOpaque = (computed: string): boolean => !/^rgba|\//.test(computed);

const getParent = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/** Returns the backgrounds behind an element, down to an opaque one; undefined if one of them is an image. */
const getLayers = (element: Element): readonly string[] | undefined => {
  const layers: string[] = [];
  for (let at: Element | null = element; at; at = getParent(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    // A background image of the card itself is ignored.
    if (backgroundImage !== 'none' && layers.length) return undefined;
    layers.push(backgroundColor);
    if (isOpaque(backgroundColor)) return layers;
  }
  return [...layers, 'Canvas'];
};

/** Reads the colours of an element; undefined if it is not rendered, or if it is in front of an image. */
export const readPaint = (element: Element): Paint | undefined => {
  const card = element.shadowRoot?.querySelector('[part~="card"], [part~="checkout"]');
  const layers = card && getLayers(card);
  if (!layers) return undefined;
  const style = getComputedStyle(element);
  return { colors: new Map(COLOR_TOKENS.map(({ name }) => [name, readColor(style, name)])), layers };
};

/** Resolves the visible colour of the surface, and the colours on it. */
export const resolveEffectiveColors = (
  { colors, layers }: Paint,
  resolve: Resolve,
): { readonly surface: Color; readonly colors: ReadonlyMap<string, Color> } | undefined => {
  const resolved = layers.map(resolve).reverse();
  if (resolved.includes(undefined)) return undefined;
  const surface = (resolved as Color[]).reduce((below, layer) => over(layer, below));
  const known = [...colors].flatMap(([name, css]) => {
    const color = resolve(css);
    return color ? [[name, color] as const] : [];
  });
  return { surface, colors: new Map(known) };
};
