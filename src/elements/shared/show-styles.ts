import type { CSSResult, CSSResultOrNative } from 'lit';

/** The styles of a shadow root, and the elements that have them where style sheets cannot be adopted. */
interface Shown {
  readonly styles: readonly CSSResult[];
  readonly elements: readonly HTMLStyleElement[];
}

const shown = new WeakMap<ShadowRoot, Shown>();

/** A style sheet can only be adopted in the document for which it was constructed. */
const sheets = new WeakMap<Document, WeakMap<CSSResult, CSSStyleSheet>>();

const construct = ({ cssText }: CSSResult, { defaultView }: Document): CSSStyleSheet | undefined => {
  try {
    const sheet = defaultView ? new defaultView.CSSStyleSheet() : undefined;
    sheet?.replaceSync(cssText);
    return sheet;
  } catch {
    // An old browser: style sheets cannot be constructed.
    return undefined;
  }
};

const findSheet = (style: CSSResult, target: Document): CSSStyleSheet | undefined => {
  if (target === document) return style.styleSheet;
  const known = sheets.get(target) ?? new WeakMap<CSSResult, CSSStyleSheet>();
  sheets.set(target, known);
  const sheet = known.get(style) ?? construct(style, target);
  if (sheet) known.set(style, sheet);
  return sheet;
};

/** A content security policy may require the nonce, as Lit does. */
const createElement = ({ cssText }: CSSResult, target: Document): HTMLStyleElement => {
  const element = target.createElement('style');
  const { litNonce } = globalThis as { readonly litNonce?: string };
  if (litNonce !== undefined) element.setAttribute('nonce', litNonce);
  element.textContent = cssText;
  return element;
};

/**
 * Shows styles in a shadow root, after those that it has already. Call it again once the root is in another document: browsers
 * remove the adopted style sheets then.
 */
export const showStyles = (root: ShadowRoot, added: readonly CSSResultOrNative[]): void => {
  const { styles: before = [], elements: old = [] } = shown.get(root) ?? {};
  const { ownerDocument } = root;
  const styles = [...new Set([...before, ...(added as readonly CSSResult[])])];
  const found = 'adoptedStyleSheets' in root ? styles.map((style) => findSheet(style, ownerDocument)) : [];
  const isAdopted = found.length > 0 && !found.includes(undefined);
  for (const element of old) element.remove();
  const elements = isAdopted ? [] : styles.map((style) => createElement(style, ownerDocument));
  if (isAdopted) root.adoptedStyleSheets = found as CSSStyleSheet[];
  // Lit renders after them.
  root.prepend(...elements);
  shown.set(root, { styles, elements });
};
