// What other scripts do to the nodes of a page: translators, extensions, tools.

type Root = ShadowRoot;

const listElements = (root: Root): readonly Element[] => [...root.querySelectorAll('*')];

const listTexts = (root: Root): readonly Text[] =>
  [root, ...listElements(root)].flatMap(({ childNodes }) =>
    [...childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== ''),
  );

/** The elements of page translators; the type of their function is deprecated. */
const createFont = (text: string): Element => {
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  font.textContent = text;
  return font;
};

const wrap = (text: Text): void => {
  const font = createFont('');
  font.append(createFont(text.data));
  text.replaceWith(font);
};

/** Changes that leave what a buyer reads as it is. */
export const INTERFERENCES: Readonly<Record<string, (root: Root) => void>> = {
  'wraps each text in elements': (root) => {
    listTexts(root).forEach(wrap);
  },
  'adds the children of each element again without comments': (root) => {
    for (const element of [root, ...listElements(root)])
      element.replaceChildren(...[...element.childNodes].filter((node) => !(node instanceof Comment)));
  },
  'parses the markup again': (root) => {
    for (const child of root.children) {
      const { innerHTML } = child;
      child.innerHTML = innerHTML;
    }
  },
  'joins texts': (root) => {
    root.normalize();
  },
  'removes everything': (root) => {
    root.replaceChildren();
  },
  'removes the first element': (root) => {
    root.firstElementChild!.remove();
  },
};

/** Changes after which the buyer reads something else, until the next state. */
export const DISTORTIONS: Readonly<Record<string, (root: Root) => void>> = {
  'writes other texts': (root) => {
    for (const text of listTexts(root)) text.data = 'something else';
  },
  'adds its own text to each text': (root) => {
    for (const text of listTexts(root)) text.after(createFont('x'));
  },
  'writes texts through the elements': (root) => {
    for (const text of listTexts(root)) if (text.parentElement) text.parentElement.textContent = 'something else';
  },
  'changes attributes': (root) => {
    for (const element of listElements(root))
      for (const name of ['aria-label', 'title', 'lang', 'class', 'href', 'dir'])
        if (element.hasAttribute(name)) element.setAttribute(name, 'x');
  },
};

/** The markup of a shadow root as a reader has it: without comments, styles, white space between nodes, and the order of attributes. */
export const readMarkup = (node: Node): string => {
  if (!(node instanceof Element)) return node instanceof Text ? node.data.trim() : readChildren(node);
  if (node.localName === 'style') return '';
  if (node.localName === 'font') return readChildren(node);
  const names = node.getAttributeNames().filter((name) => name !== 'hidden');
  const attributes = names.map((name) => `${name}=${node.getAttribute(name)}`).sort();
  return `<${[node.localName, ...attributes].join(' ')}>${readChildren(node)}</>`;
};

const readChildren = ({ childNodes }: Node): string => [...childNodes].map(readMarkup).join('').replace(/\s+/g, ' ');
