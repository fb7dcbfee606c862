/** One per connected element; called when a `lang` changes. */
const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Returns the language of an element (HTML, 3.2.6.2): the nearest `lang` of the element or its ancestors, across shadow
 * roots. Observes each of these trees.
 */
export const getLanguage = (element: Element): string => {
  const root = element.getRootNode() as Document | ShadowRoot;
  observer?.observe(root, { subtree: true, attributeFilter: ['lang'] });
  const named = element.closest('[lang]')?.getAttribute('lang');
  return named ?? ('host' in root ? getLanguage(root.host) : '');
};

/** Not a closure: it would keep the first listener, and its element, in memory. */
const notifyAll = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back with the language of an element, now and when it changes. Returns a function that stops. */
export const followLanguage = (element: Element, onLanguage: (tag: string) => void): (() => void) => {
  if (typeof MutationObserver !== 'undefined') observer ??= new MutationObserver(notifyAll);
  let tag: string | undefined;
  const follow = (): void => {
    const next = getLanguage(element);
    if (next === tag) return;
    tag = next;
    onLanguage(next);
  };
  listeners.add(follow);
  follow();
  return () => {
    listeners.delete(follow);
    if (!listeners.size) observer?.disconnect();
  };
};
