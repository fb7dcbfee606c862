import { nothing } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';

const findElementBefore = (node: Node | null | undefined): Element | undefined =>
  node && node.nodeType !== 1 ? findElementBefore(node.previousSibling) : ((node as Element | null) ?? undefined);

class KeepDirective extends Directive {
  /** The element of the template, to which Lit binds attributes. */
  #twin: Element | undefined;

  render(_kept: Element | undefined): unknown {
    return nothing;
  }

  override update({ startNode }: ChildPart, [kept]: readonly unknown[]): unknown {
    const twin = (this.#twin ??= findElementBefore(startNode));
    if (!twin || !(kept instanceof Element) || kept === twin) return nothing;
    if (twin.parentNode) {
      kept.textContent = '';
      kept.append(...twin.childNodes);
      twin.replaceWith(kept);
    }
    for (const { name, value } of twin.attributes)
      if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
    return nothing;
  }
}

/**
 * Puts an element in the place of the one before it in a new template, with its children and attributes, before that one is in
 * the page. Properties and listeners must not be bound to it in the template.
 */
export const keep: (kept: Element | undefined) => unknown = directive(KeepDirective);
