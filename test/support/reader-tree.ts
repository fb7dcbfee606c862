// A screen reader's view of a page: the flat tree without hidden nodes, and the role, name and states of an element.

/** Roles that elements have without an attribute, as far as ours use them (HTML-AAM 1.0, 3.5). */
const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  article: 'article',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  h2: 'heading',
  h3: 'heading',
  img: 'img',
  select: 'combobox',
  summary: 'button',
  ul: 'list',
};

const getImplicitRole = (element: Element): string | undefined => {
  if (!(element instanceof HTMLInputElement)) return ROLES[element.localName];
  return element.type === 'radio' || element.type === 'checkbox' ? element.type : 'textbox';
};

/** Roles that are named by their content, which is not read again. */
const NAMED_BY_CONTENT = ['button', 'heading', 'link'];

/** The implicit `aria-live` value of a role (WAI-ARIA 1.2, 5.3.5 and 5.4). */
const POLITENESS: Readonly<Record<string, string>> = { alert: 'assertive', log: 'polite', status: 'polite' };

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Returns the children in the flat tree: the shadow tree of a host, and the assigned nodes of a slot. */
export const getChildren = (node: Node): readonly Node[] => {
  if (node instanceof HTMLSlotElement && node.assignedNodes().length) return node.assignedNodes();
  return [...(isElement(node) && node.shadowRoot ? node.shadowRoot : node).childNodes];
};

/** Returns the parent in the flat tree. */
export const getParent = (node: Node): Element | null => {
  if ((isElement(node) || node instanceof Text) && node.assignedSlot) return node.assignedSlot;
  const { parentNode } = node;
  return parentNode instanceof ShadowRoot ? parentNode.host : node.parentElement;
};

export const getRole = (element: Element): string | undefined =>
  element.getAttribute('role') ?? (element.getAttribute('alt') === '' ? undefined : getImplicitRole(element));

/** Returns the `aria-live` value; undefined if changes are not announced. */
export const getPoliteness = (element: Element): string | undefined => {
  const politeness = element.getAttribute('aria-live') ?? POLITENESS[getRole(element) ?? ''];
  return politeness === 'off' ? undefined : politeness;
};

/** Returns the language of the nearest `lang` attribute. */
export const getLanguage = (node: Node | null): string => {
  for (let at = node; at; at = getParent(at))
    if (isElement(at) && at.hasAttribute('lang')) return at.getAttribute('lang')!;
  return '';
};

const isInClosedDetails = (element: Element): boolean =>
  element.localName !== 'summary' && Boolean(element.parentElement?.matches('details:not([open])'));

/** Returns true if the element and its content are hidden. */
export const isHidden = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' ||
  getComputedStyle(element).display === 'none' ||
  isInClosedDetails(element);

/** Returns true if `visibility` is visible; a descendant can differ. */
export const isVisible = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).visibility === 'visible';

/** Returns true if a screen reader reads the node. */
export const isExposed = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = getParent(at)) if (isHidden(at)) return false;
  return isVisible(element);
};

/** Returns true if the element starts a new line. WebKit computes no `display: block` for options. */
export const isBlock = (element: Element): boolean =>
  element instanceof HTMLOptionElement || !/^(inline|contents)/.test(getComputedStyle(element).display);

/** Returns the text in one line, with brackets for isolating characters, which are invisible in a file. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u2066\u2068]/g, '⟨')
    .replace(/\u2069/g, '⟩')
    .replace(/\s+/g, ' ')
    .trim();

const getRawText = (node: Node): string => {
  if (!isElement(node)) return node instanceof Text && isVisible(getParent(node)) ? node.data : '';
  if (isHidden(node)) return '';
  const text = getChildren(node).map(getRawText).join('');
  if (node.localName === 'bdi') return text.trim() && `⟨${text.trim()}⟩`;
  return isBlock(node) ? ` ${text} ` : text;
};

/** Returns the text that a screen reader reads. */
export const getText = (node: Node): string => tidy(getRawText(node));

/** Returns the accessible name (AccName 1.2, limited to what the elements use). */
export const getAccessibleName = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const root = element.getRootNode() as Document | ShadowRoot;
  const labels = ids.map((id) => root.querySelector(`#${id}`)).filter((label) => label !== null);
  if (labels.length) return labels.map(getText).join(' ');
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label) return label;
  if ((element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.labels?.length)
    return [...element.labels].map(getText).join(' ');
  const content = NAMED_BY_CONTENT.includes(getRole(element) ?? '') ? getText(element) : '';
  return content || (element.getAttribute('title') ?? '');
};

const STATES = [
  ['aria-expanded', 'true', 'expanded'],
  ['aria-expanded', 'false', 'collapsed'],
  ['aria-disabled', 'true', 'unavailable'],
  ['aria-busy', 'true', 'busy'],
] as const;

/** Returns whether the details of a summary are open, as it is announced. */
const getDetailsState = (element: Element): readonly string[] => {
  if (element.localName !== 'summary') return [];
  return [element.parentElement?.matches('[open]') ? 'expanded' : 'collapsed'];
};

const getCheckedState = (element: Element): readonly string[] =>
  element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)
    ? [element.checked ? 'checked' : 'not checked']
    : [];

/** Returns the accessible description, which is read after the name when the element gets the focus. */
export const getDescription = (element: Element): string => {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids
    .map((id) => root.querySelector(`#${id}`))
    .flatMap((found) => (found ? getText(found) || [] : []))
    .join(' ');
};

/** Returns role, name and states as they are announced. */
export const getAnnouncement = (element: Element): string => {
  const name = getAccessibleName(element);
  const states = STATES.filter(([attribute, value]) => element.getAttribute(attribute) === value).map(
    ([, , state]) => state,
  );
  return [
    [getRole(element) ?? element.localName, name && `“${name}”`].filter(Boolean).join(' '),
    ...states,
    ...getDetailsState(element),
    ...getCheckedState(element),
  ].join(', ');
};
