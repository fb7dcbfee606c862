const getDeepFocus = ({ activeElement }: Pick<DocumentOrShadowRoot, 'activeElement'>): Element | null =>
  activeElement?.shadowRoot?.activeElement ? getDeepFocus(activeElement.shadowRoot) : activeElement;

/** Finds what is selected among the nodes, and inside them. */
export const findAll = (nodes: readonly Node[], selector: string): readonly Element[] =>
  nodes
    .filter((node): node is Element => node.nodeType === 1)
    .flatMap((node) => [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)]);

/** Selects an element, and those like it. The ids and parts are ours. */
const toSelector = (element: Element): string => {
  const { id, localName } = element;
  const part = element.getAttribute('part');
  if (id) return `[id="${id}"]`;
  return part ? `${localName}[part="${part}"]` : localName;
};

/** Returns a function that finds the counterpart of an element in other nodes. */
const toFinder = (element: Element, nodes: readonly Node[]): ((others: readonly Node[]) => Element | undefined) => {
  const selector = toSelector(element);
  const index = findAll(nodes, selector).indexOf(element);
  return (others) => findAll(others, selector)[index];
};

/** The caret of a text field; undefined for elements without one. */
const getSelection = (element: Element | null): readonly [number, number] | undefined => {
  const { selectionStart, selectionEnd } = (element ?? {}) as Partial<HTMLInputElement>;
  return selectionStart == null || selectionEnd == null ? undefined : [selectionStart, selectionEnd];
};

/** The properties that a buyer changes, of the controls whose values are in no state. */
const readTyped = (element: Element): Partial<HTMLInputElement & HTMLDetailsElement> => {
  if (element.localName === 'details') return { open: (element as HTMLDetailsElement).open };
  const { type, value, checked } = element as HTMLInputElement;
  return type === 'checkbox' ? { checked } : { value };
};

/**
 * Remembers what the buyer has done in nodes that are about to be rendered anew: the focus, what they have typed, and what they
 * have opened.
 *
 * @param listNodes lists the nodes, now and later
 * @returns a function that does the same in the new nodes; undefined if there is nothing to do, as in most blocks
 */
export const keepInputs = (root: ShadowRoot, listNodes: () => readonly Node[]): (() => void) | undefined => {
  const nodes = listNodes();
  const typed = findAll(nodes, 'input[id], select[id], details').map(
    (element) => [toFinder(element, nodes), readTyped(element)] as const,
  );
  const { activeElement } = root;
  const focused = activeElement && nodes.some((node) => node.contains(activeElement)) ? activeElement : null;
  if (!focused && !typed.length) return undefined;
  const deep = getDeepFocus(root);
  const findFocused = focused && toFinder(focused, nodes);
  const selection = getSelection(focused);

  return () => {
    const others = listNodes();
    for (const [find, values] of typed) Object.assign(find(others) ?? {}, values);
    if (!findFocused) return;
    // An element inside that has come along has its controls.
    const next = (deep?.isConnected ? deep : findFocused(others)) as HTMLInputElement | undefined;
    next?.focus({ preventScroll: true });
    if (next && selection && getSelection(next)) next.setSelectionRange(...selection);
  };
};
