import {
  getAnnouncement,
  getChildren,
  isBlock,
  isElement,
  isHidden,
  isVisible,
  getAccessibleName,
  getParent,
  getRole,
  getText,
  tidy,
} from './reader-tree.js';

/** Roles whose content is read as one item. */
const LEAVES = ['button', 'heading', 'link', 'img'];

/** Collects text in lines; text is appended to the current line until `end`. */
class Lines {
  readonly done: string[] = [];
  #text = '';

  add(text: string): void {
    this.#text += text;
  }

  end(): void {
    const text = tidy(this.#text);
    if (text) this.done.push(text);
    this.#text = '';
  }
}

const hasOwnLine = (element: Element): boolean => getRole(element) !== undefined || element.hasAttribute('lang');

const read = (node: Node, lines: Lines, lang: string): void => {
  if (node instanceof Text && isVisible(getParent(node))) lines.add(node.data);
  if (!isElement(node) || isHidden(node)) return;
  if (node.localName === 'bdi') {
    lines.add(getText(node));
    return;
  }
  if (node instanceof HTMLLabelElement && node.control) {
    lines.end();
    lines.add(getAnnouncement(node.control));
    lines.end();
    return;
  }
  const isApart = hasOwnLine(node) || isBlock(node);
  if (isApart) lines.end();
  if (LEAVES.includes(getRole(node) ?? '')) lines.add(getAnnouncement(node));
  else if (hasOwnLine(node)) lines.done.push(...readContainer(node, lang));
  else for (const child of getChildren(node)) read(child, lines, lang);
  if (node.getAttribute('aria-current') === 'step') lines.add(' (current step)');
  if (isApart) lines.end();
};

/** Reads an element: its role, name and language, then its content, indented. */
const readContainer = (element: Element, outerLang: string): string[] => {
  const lang = element.getAttribute('lang') ?? outerLang;
  const inner = new Lines();
  for (const child of getChildren(element)) read(child, inner, lang);
  inner.end();
  const lines = inner.done;
  const title = [getRole(element) && getAnnouncement(element), lang !== outerLang && `[${lang}]`]
    .filter(Boolean)
    .join(' ');
  if (!lines.length && !getAccessibleName(element)) return [];
  if (!title) return lines;
  return lines.length === 1 ? [`${title}: ${lines[0]}`] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
};

/** Reads an element line by line, as a screen reader does with the arrow keys. */
export const readThrough = (root: Element): string[] => readContainer(root, '');
