import { html, nothing } from 'lit';
import { setCommittedValue } from 'lit/directive-helpers.js';
import { Directive, directive, type ChildPart, type DirectiveResult } from 'lit/directive.js';
import { hasChanged, hasTextChanged } from './compare.js';

/** What another script has done to the nodes of a block: removed some of them, or changed something else. */
export type ForeignChange = 'removed' | 'changed';

/** A block as its element sees it. */
export interface Block {
  foreignChange: ForeignChange | undefined;
  /** The nodes of the block, without those inside them. */
  listNodes(): readonly Node[];
}

/** What an element does for the blocks that it renders. */
export interface BlockOwner {
  /** Called before a block is rendered anew. */
  onReplace(block: Block): void;
  /** Called for each block of an update, before its nodes exist. */
  onRender(block: Block): void;
}

const owners = new WeakMap<object, BlockOwner>();

/** Makes an object the owner of all blocks that an element renders. */
export const ownBlocks = (element: object, owner: BlockOwner): void => {
  owners.set(element, owner);
};

class BlockDirective extends Directive implements Block {
  foreignChange: ForeignChange | undefined;
  #part: ChildPart | undefined;
  #content: unknown = nothing;

  render(content: unknown, _isTick?: boolean): unknown {
    return content;
  }

  override update(part: ChildPart, [content]: readonly unknown[]): unknown {
    const owner = owners.get(part.options?.host ?? part);
    const before = this.#content;
    this.#part = part;
    this.#content = content;
    if (hasTextChanged(before, content) || this.#mustRenderAnew(before, content)) {
      owner?.onReplace(this);
      setCommittedValue(part);
      this.foreignChange = undefined;
    }
    owner?.onRender(this);
    return content;
  }

  listNodes(): readonly Node[] {
    const nodes: Node[] = [];
    const { startNode, endNode } = this.#part ?? {};
    for (let node = startNode?.nextSibling; node && node !== endNode; node = node.nextSibling) nodes.push(node);
    return nodes;
  }

  /**
   * True at the next change after that of another script. A tick inside does not count, unless nodes are missing: a page translator
   * would start with the whole block again each second.
   */
  #mustRenderAnew(before: unknown, content: unknown): boolean {
    return this.foreignChange !== undefined && hasChanged(before, content, this.foreignChange === 'removed');
  }
}

/**
 * Renders a part of a template into new nodes whenever one of its texts changes. Page translators replace the nodes of
 * texts, or change them later: a text that Lit or such a script writes into the old ones is not what the buyer reads. If a
 * script has changed anything else of the block, it is also rendered anew, at the next change of anything in it.
 *
 * @param isTick true for the remaining time, which changes once a second
 */
export const block: (content: unknown, isTick?: boolean) => DirectiveResult = directive(BlockDirective);

/** A block for the text of an element that stays, such as a control that may have the focus, or a live region. */
export const phrase = (content: unknown): DirectiveResult =>
  block(content === '' || content === nothing || content == null ? nothing : html`<span>${content}</span>`);
