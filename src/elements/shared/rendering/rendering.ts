import type { CSSResultOrNative, LitElement, ReactiveController, RenderOptions } from 'lit';
import type { PayError } from '../../../core/errors/pay-error.js';
import { getThrownText } from '../../../core/errors/thrown-text.js';
import { WalletError } from '../../../core/errors/wallet-error.js';
import type { Clock } from '../../../core/clock.js';
import { showStyles } from '../show-styles.js';
import { ownBlocks, type Block } from './block.js';
import { findAll, keepInputs } from './kept-inputs.js';

/** Screen readers announce what is added to a live region, not what comes with one; milliseconds. */
const REGION_DELAY_MS = 250;
/** The shortest time between two repairs, milliseconds: another script may do the same again. */
const REPAIR_INTERVAL_MS = 1_000;

/** The members of a Lit element that rendering it from nothing needs; they are protected. */
interface Internals {
  readonly renderOptions: RenderOptions;
}

/** What rendering needs from its element. */
export interface RenderingContext {
  readonly getClock: () => Clock;
  /** Called with the reason why the element cannot be shown. */
  readonly onError: (error: PayError) => void;
  /** Finds an element inside that is used again when the nodes around it are new. */
  readonly getKept?: () => Element | undefined;
}

/** True if the change is one that the browser or our listeners make: what is open, and broken images. */
const isOwn = ({ attributeName, target }: MutationRecord): boolean =>
  attributeName !== null &&
  ['open', 'hidden'].includes(attributeName) &&
  ['details', 'dialog', 'img'].includes((target as Element).localName);

const isNoStyle = ({ nodeName }: Node): boolean => nodeName !== 'STYLE';

const CONTROLS = 'button, a, input, select, summary';

/** True if a control is missing: one that another script has put in its place does nothing. */
const hasLostControl = (root: ShadowRoot, { removedNodes }: MutationRecord): boolean =>
  findAll([...removedNodes], CONTROLS).some((control) => !root.contains(control));

/**
 * Renders an element whose nodes other scripts may change, such as page translators and browser extensions: the page shows the
 * latest state nevertheless. Blocks that were changed are rendered anew, see `block`; if nodes were removed from the shadow
 * root, or a control or all nodes of a text from anywhere, or rendering throws, everything is.
 */
export class Rendering implements ReactiveController {
  readonly #element: LitElement;
  readonly #context: RenderingContext;
  /** The blocks by their nodes. */
  readonly #blocks = new WeakMap<Node, Block>();
  #rendered: Block[] = [];
  #replaced: Block[] = [];
  /** Restore what the buyer has done in nodes that are rendered anew. */
  #restore: (() => void)[] = [];
  #observer: MutationObserver | undefined;
  #isBroken = false;
  #reported: string | undefined;
  #repairedAt = -Infinity;
  #cancelRepair: (() => void) | undefined;

  constructor(element: LitElement, context: RenderingContext) {
    this.#element = element;
    this.#context = context;
    ownBlocks(element, {
      onReplace: (block) => {
        this.#replaced.push(block);
        this.#keepInputs(() => block.listNodes());
      },
      onRender: (block) => this.#rendered.push(block),
    });
    element.addController(this);
  }

  /** Creates the shadow root with the styles of the element. */
  createRoot(): ShadowRoot {
    const root = this.#root ?? this.#element.attachShadow({ mode: 'open' });
    showStyles(root, this.#styles);
    return root;
  }

  /** Call it when the element is in another document. */
  showStyles(): void {
    if (this.#root) showStyles(this.#root, this.#styles);
  }

  get #styles(): readonly CSSResultOrNative[] {
    return (this.#element.constructor as typeof LitElement).elementStyles;
  }

  /**
   * Runs the update of the element. If it throws, it is run again without the old nodes.
   *
   * @param end completes a failed update: otherwise Lit considers it pending, and runs no other one
   */
  update(run: () => void, end: () => void): void {
    this.#note(this.#observer?.takeRecords() ?? []);
    if (this.#isBroken) this.#empty();
    try {
      run();
    } catch {
      this.#empty();
      this.#runAgain(run, end);
    }
  }

  #runAgain(run: () => void, end: () => void): void {
    try {
      run();
    } catch (error) {
      this.#empty();
      this.#isBroken = true;
      const kept = this.#context.getKept?.();
      if (kept) this.#root?.append(kept);
      this.#report(error);
      end();
    }
  }

  /** Reports what is wrong, once. */
  #report(error: unknown): void {
    const reported = new WalletError('internal_error', `The state cannot be shown: ${getThrownText(error)}`, error);
    if (reported.message === this.#reported) return;
    this.#reported = reported.message;
    this.#context.onError(reported);
  }

  get #root(): ShadowRoot | null {
    return this.#element.shadowRoot;
  }

  #keepInputs(listNodes: () => readonly Node[]): void {
    const restore = this.#root && keepInputs(this.#root, listNodes);
    if (restore) this.#restore.push(restore);
  }

  /** Removes all nodes but styles, and what Lit knows of them. */
  #empty(): void {
    const root = this.#root;
    if (!root) return;
    this.#isBroken = false;
    this.#keepInputs(() => [...root.childNodes]);
    for (const node of [...root.childNodes]) if (isNoStyle(node)) node.remove();
    this.showStyles();
    // Lit keeps what it has rendered at the node before which it renders.
    const end = this.#element.ownerDocument.createComment('');
    root.append(end);
    (this.#element as unknown as Internals).renderOptions.renderBefore = end;
    this.#replaced = [{ foreignChange: undefined, listNodes: () => [...root.childNodes] }];
  }

  /** After the controllers that were added before it, which open dialogs. */
  hostUpdated(): void {
    for (const block of this.#rendered) for (const node of block.listNodes()) this.#blocks.set(node, block);
    this.#rendered = [];
    for (const block of this.#replaced) this.#holdRegions(block.listNodes());
    this.#replaced = [];
    for (const restore of this.#restore.splice(0)) restore();
    if (this.#observer) this.#observer.takeRecords();
    else this.#observe();
  }

  hostDisconnected(): void {
    this.#cancelRepair?.();
  }

  #observe(): void {
    const root = this.#root;
    if (!root || typeof MutationObserver === 'undefined') return;
    this.#observer = new MutationObserver((records) => {
      this.#note(records);
      this.#repair();
    });
    this.#observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  }

  #note(records: readonly MutationRecord[]): void {
    const root = this.#root;
    for (const record of records) {
      const { target, removedNodes } = record;
      if (isOwn(record)) continue;
      // Where style sheets cannot be adopted, we replace their elements.
      const hasRemoved = [...removedNodes].some(isNoStyle);
      if (target === root) this.#isBroken ||= hasRemoved;
      if (root && (hasLostControl(root, record) || this.#hasLostText(root, record))) this.#isBroken = true;
      const block = this.#findBlock(target);
      if (block && block.foreignChange !== 'removed') block.foreignChange = hasRemoved ? 'removed' : 'changed';
    }
    const kept = this.#context.getKept?.();
    if (kept && !root?.contains(kept)) this.#isBroken = true;
  }

  /** True if a script has removed nodes of a block: their replacement may be the text of an earlier state. */
  #hasLostText(root: ShadowRoot, { removedNodes }: MutationRecord): boolean {
    return [...removedNodes].some((node) => this.#blocks.has(node) && !root.contains(node));
  }

  #findBlock(node: Node | null): Block | undefined {
    return node ? (this.#blocks.get(node) ?? this.#findBlock(node.parentNode)) : undefined;
  }

  /** Brings the nodes back: what is missing may be what learns of the next state. */
  #repair(): void {
    if (!this.#isBroken) return;
    const clock = this.#context.getClock();
    const waitMs = this.#repairedAt + REPAIR_INTERVAL_MS - clock.monotonic();
    this.#cancelRepair?.();
    if (waitMs > 0) {
      this.#cancelRepair = clock.setTimeout(() => {
        this.#repair();
      }, waitMs);
      return;
    }
    this.#repairedAt = clock.monotonic();
    this.#element.requestUpdate();
  }

  /** Adds the texts of new live regions after the regions. Lit finds them where they are meanwhile. */
  #holdRegions(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.nodeType !== 1) continue;
      for (const region of (node as Element).querySelectorAll('[role="status"]')) {
        if (!region.textContent) continue;
        const held = this.#element.ownerDocument.createDocumentFragment();
        held.append(...region.childNodes);
        this.#context.getClock().setTimeout(() => {
          this.#note(this.#observer?.takeRecords() ?? []);
          region.append(held);
          this.#observer?.takeRecords();
        }, REGION_DELAY_MS);
      }
    }
  }
}
