import { readThrough } from './reader-reading.js';
import {
  getAnnouncement,
  getChildren,
  getDescription,
  isElement,
  isExposed,
  isHidden,
  isVisible,
  getLanguage,
  getAccessibleName,
  getParent,
  getPoliteness,
  getRole,
  getText,
} from './reader-tree.js';

/** The observed mutations: all that can change the text of a screen reader. */
const EVERYTHING = { subtree: true, childList: true, characterData: true, attributes: true };

/** Returns the focused element through all shadow roots; null without one. */
const getFocusedElement = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body ? null : at;
};

/** Returns the named ancestors, outermost first, which are announced when the focus enters them. */
const findGroupsAround = (element: Element | null): Element[] => {
  const groups: Element[] = [];
  for (let at = element && getParent(element); at; at = getParent(at))
    if (getRole(at) && getAccessibleName(at)) groups.unshift(at);
  return groups;
};

/**
 * A simulated screen reader that records its announcements for a part of the page. It is strict where real ones differ:
 * text that is inserted together with its live region is not announced, because many do not announce it.
 */
export class Reader {
  readonly lines: string[] = [];
  readonly #root: Element;
  readonly #regions = new Map<Element, string>();
  readonly #watched = new Set<Node>();
  readonly #observer = new MutationObserver(() => {
    this.look();
  });
  readonly #onFocus = (): void => {
    this.look();
  };
  #focused: Element | null = null;
  #focusedAs = '';

  constructor(root: Element) {
    this.#root = root;
    document.addEventListener('focusin', this.#onFocus);
    this.look();
  }

  stop(): void {
    this.#observer.disconnect();
    document.removeEventListener('focusin', this.#onFocus);
  }

  /** Reads the whole part from the start. */
  read(): void {
    this.lines.push(...readThrough(this.#root));
  }

  /** Announces changes. Called on mutations; tests call it for other changes, such as styles. */
  look(): void {
    this.#watch(this.#root);
    this.#followFocus();
    const regions = this.#findRegions(this.#root);
    for (const known of this.#regions.keys()) if (!regions.includes(known)) this.#regions.delete(known);
    for (const region of regions) this.#announce(region);
  }

  #watch(root: Node): void {
    if (!this.#watched.has(root)) this.#observer.observe(root, EVERYTHING);
    this.#watched.add(root);
    for (const { shadowRoot } of (root as ParentNode).querySelectorAll('*')) if (shadowRoot) this.#watch(shadowRoot);
  }

  #findRegions(node: Node): Element[] {
    if (!isElement(node) || isHidden(node)) return [];
    return [
      ...(getPoliteness(node) && isVisible(node) ? [node] : []),
      ...getChildren(node).flatMap((child) => this.#findRegions(child)),
    ];
  }

  #announce(region: Element): void {
    const before = this.#regions.get(region);
    const text = getText(region);
    this.#regions.set(region, text);
    if (!text || text === before) return;
    const how = `${getRole(region)}, ${getPoliteness(region)}, ${getLanguage(region)}`;
    this.lines.push(before === undefined ? `not said, came with its ${how}: ${text}` : `${how}: ${text}`);
  }

  #followFocus(): void {
    const focused = getFocusedElement();
    const isInside = focused !== null && this.#root.contains(this.#findHost(focused)) && isExposed(focused);
    // A heading and an element without a role are read as text, but not again when the text changes.
    const isText = focused !== null && [undefined, 'heading'].includes(getRole(focused));
    const as = !isInside ? '' : isText ? (getRole(focused) ?? focused.localName) : getAnnouncement(focused);
    if (focused === this.#focused && as === this.#focusedAs) return;
    const around = findGroupsAround(this.#focused);
    if (isInside) {
      const entered =
        focused === this.#focused ? [] : findGroupsAround(focused).filter((group) => !around.includes(group));
      const text = isText ? ` “${getText(focused)}”` : '';
      const description = getDescription(focused);
      const path = [...entered.map(getAnnouncement), as].join(' > ');
      this.lines.push(`focus: ${path}${text}${description && `, ${description}`}`);
    } else if (this.#focused) this.lines.push('focus: lost');
    this.#focused = isInside ? focused : null;
    this.#focusedAs = as;
  }

  /** Returns the element or the host, outside all shadow roots, that contains it. */
  #findHost(element: Element): Element {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? this.#findHost(root.host) : element;
  }
}
