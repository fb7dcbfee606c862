import { COLOR_TOKENS, defaultCss } from '../tokens.js';
import type { Color } from './color.js';
import { over } from './color.js';
import type { Resolve } from './resolve-color.js';

/** What paints an element, as CSS: cheap to read, and the same as long as nothing changed. */
export interface Paint {
  /** By token. */
  readonly colors: ReadonlyMap<string, string>;
  /** What lies behind the text, the uppermost first. */
  readonly layers: readonly string[];
}

/** The names by which elements know tokens, with their defaults. Any other private name is the page's own. */
const PRIVATE_NAMES: Readonly<Record<string, string>> = {
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

/** As browsers write computed colours: what lets nothing shine through has no alpha. */
const isOpaque = (computed: string): boolean => !/^rgba|\//.test(computed);

const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/** The colours behind an element, down to an opaque one; undefined where there is a picture, which nobody can judge. */
const layersBehind = (element: Element): readonly string[] | undefined => {
  const layers: string[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    // A card's own picture is what its theme made it.
    if (backgroundImage !== 'none' && layers.length) return undefined;
    layers.push(backgroundColor);
    if (isOpaque(backgroundColor)) return layers;
  }
  return [...layers, 'Canvas'];
};

/** What an element is painted with now; undefined while it shows nothing, and where nobody can judge it. */
export const readPaint = (element: Element): Paint | undefined => {
  const card = element.shadowRoot?.querySelector('[part~="card"], [part~="checkout"]');
  const layers = card && layersBehind(card);
  if (!layers) return undefined;
  const style = getComputedStyle(element);
  return { colors: new Map(COLOR_TOKENS.map(({ name }) => [name, readColor(style, name)])), layers };
};

/** The surface as it is seen, and the colours on it. */
export const effectiveColors = (
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
