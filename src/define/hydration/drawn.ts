import { render } from 'lit/html.js';

/** An element of Lit's, as seen from inside. */
export interface Drawn extends HTMLElement {
  readonly hasUpdated: boolean;
  connectedCallback: (this: Drawn) => void;
  update: (this: Drawn, changed: unknown) => void;
  render(): unknown;
}

/** Its class. */
interface DrawnClass {
  readonly elementStyles?: readonly { readonly styleSheet?: CSSStyleSheet | undefined }[];
}

/** Where Lit keeps what it knows of a tree. */
const KNOWN = '_$litPart$';

/** What stands in a tree, without what nobody sees. */
const contentOf = (root: Node, inert: Document): Node => {
  const content = inert.createElement('div');
  for (const node of root.childNodes) {
    if (node.nodeName !== 'STYLE') content.append(inert.importNode(node, true));
  }
  const comments = inert.createTreeWalker(content, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  content.normalize();
  return content;
};

/** Whether the tree holds what the element draws now. Compared in a document that loads and runs nothing. */
export const isDrawnRight = (element: Drawn, root: ShadowRoot): boolean => {
  const inert = document.implementation.createHTMLDocument('');
  const drawn = inert.createElement('div');
  render(element.render(), drawn, { creationScope: inert, host: element });
  return contentOf(root, inert).isEqualNode(contentOf(drawn, inert));
};

/** Removes all of it, styles that may be of another version included, and what Lit knows of it. */
export const emptyShadow = (root: ShadowRoot): void => {
  root.replaceChildren();
  Reflect.deleteProperty(root, KNOWN);
};

/** Gives it the element's own styles. */
export const adoptStyles = ({ constructor }: Drawn, root: ShadowRoot): void => {
  const { elementStyles = [] } = constructor as DrawnClass;
  root.adoptedStyleSheets = elementStyles.flatMap(({ styleSheet }) => styleSheet ?? []);
};

/** A picture may have failed before anybody listened. */
export const watchPictures = (root: ShadowRoot): void => {
  for (const picture of root.querySelectorAll('img')) {
    picture.decode().catch(() => picture.dispatchEvent(new Event('error')));
  }
};
