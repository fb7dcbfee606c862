import { Directive, directive, type ElementPart } from 'lit/directive.js';

class KeepDirective extends Directive {
  render(kept: Element | undefined): unknown {
    return kept;
  }

  override update({ element }: ElementPart, [kept]: readonly unknown[]): void {
    if (!(kept instanceof Element) || kept === element) return;
    if (element.parentNode) {
      kept.textContent = '';
      kept.append(...element.childNodes);
      element.replaceWith(kept);
    }
    for (const { name, value } of element.attributes)
      if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
  }
}

/**
 * Puts an element in the place of the one of a new template, with its children and attributes, before that one is in the page.
 * Properties and listeners must not be bound in the template. It has to be the last of the attributes.
 */
export const keep: (kept: Element | undefined) => unknown = directive(KeepDirective);
