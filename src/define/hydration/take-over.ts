import { hydrate } from '@lit-labs/ssr-client';
import type { LitElement } from 'lit';
import { render } from 'lit/html.js';
import { showStyles } from '../../elements/shared/show-styles.js';
import { DEFER_HYDRATION, type Hydratable } from './hydratable.js';

/** Copies a tree without styles and hydration markers into an inert document, which neither loads resources nor runs scripts. */
const copyContent = (root: Node, inert: Document): Node => {
  const content = inert.createElement('div');
  for (const node of root.childNodes) {
    if (node.nodeName !== 'STYLE') content.append(inert.importNode(node, true));
  }
  const walker = inert.createTreeWalker(content, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  for (const element of content.querySelectorAll(`[${DEFER_HYDRATION}]`)) element.removeAttribute(DEFER_HYDRATION);
  content.normalize();
  return content;
};

/** Returns true if the server-rendered markup equals what the element renders now. */
const matchesRender = (element: Hydratable, root: ShadowRoot): boolean => {
  const inert = document.implementation.createHTMLDocument('');
  const container = inert.createElement('div');
  render(element.render(), container, { creationScope: inert, host: element });
  return copyContent(root, inert).isEqualNode(copyContent(container, inert));
};

const adoptElementStyles = ({ constructor }: Hydratable, root: ShadowRoot): void => {
  showStyles(root, (constructor as typeof LitElement).elementStyles);
};

/** Dispatches `error` again for images that failed before the element added its listeners. */
const repeatImageErrors = (root: ShadowRoot): void => {
  for (const image of root.querySelectorAll('img')) {
    // Old browsers cannot tell: a broken image stays.
    (image as Partial<HTMLImageElement>).decode?.().catch(() => image.dispatchEvent(new Event('error')));
  }
};

/**
 * Binds the element to its server-rendered markup if that is what the element renders now. Otherwise removes the markup:
 * it may be of another version of this library, or of another state of the payment.
 */
export const takeOver = (element: Hydratable, root: ShadowRoot): void => {
  // A content security policy that blocks inline styles does not block adopted style sheets.
  if (!root.querySelector('style')?.sheet) adoptElementStyles(element, root);
  try {
    if (matchesRender(element, root)) {
      hydrate(element.render(), root, element.renderOptions);
      repeatImageErrors(root);
      return;
    }
  } catch {
    // The markup is of another version of this library: Lit throws if the markers do not match the template.
  }
  root.textContent = '';
  adoptElementStyles(element, root);
};
