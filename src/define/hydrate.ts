import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { LitElement } from 'lit';
import { loadWords } from '../controllers/locale-controller.js';
import { hydrate } from '../elements/shared/draw-anew.js';
import { adoptStyles, emptyShadow, isDrawnRight, watchPictures, type Drawn } from './hydration/drawn.js';

const TAGS = ['pay-status', 'pay-checkout'];

/** Whether a server has drawn it, and nothing has come of that yet. */
const isDrawn = (element: Drawn): boolean =>
  TAGS.includes(element.localName) && !element.hasUpdated && Boolean(element.shadowRoot?.firstChild);

/** How long a payment waits for its words before it is followed without them. */
const PATIENCE_MS = 3_000;

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

/** Elements whose words are under way. */
const waiting = new WeakSet<Drawn>();

const takeOver = (prototype: Drawn): void => {
  const { connectedCallback, update } = prototype;

  // Without its words an element would be drawn without any first.
  prototype.connectedCallback = function () {
    const words = isDrawn(this) ? loadWords(this) : undefined;
    if (!words) connectedCallback.call(this);
    else if (!waiting.has(this)) {
      waiting.add(this);
      void Promise.race([words, patience()]).then(() => {
        waiting.delete(this);
        if (this.isConnected) connectedCallback.call(this);
      });
    }
  };

  // What stands there is what the element would draw, or it is drawn anew: never the words of another server or version.
  prototype.update = function (changed) {
    const root = isDrawn(this) ? this.shadowRoot : null;
    if (!root) {
      update.call(this, changed);
      return;
    }
    // A content security policy that was not told of the styles leaves the element without: these it does not refuse.
    if (!root.querySelector('style')?.sheet) adoptStyles(this, root);
    try {
      update.call(this, changed);
      if (isDrawnRight(this, root)) {
        watchPictures(root);
        return;
      }
    } catch {
      // Lit does not know what it found: another version has drawn it.
    }
    emptyShadow(root);
    adoptStyles(this, root);
    update.call(this, changed);
  };
};

// Lit calls its support when it is loaded, unless a bundler has put it into a file that comes before this one.
if (!Object.hasOwn(LitElement, 'observedAttributes')) {
  const { litElementHydrateSupport } = globalThis as { litElementHydrateSupport?: (lit: object) => void };
  litElementHydrateSupport?.({ LitElement });
}
takeOver(LitElement.prototype as unknown as Drawn);
hydrate();
