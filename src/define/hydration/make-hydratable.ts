import { loadMessages } from '../../controllers/locale-controller.js';
import { DEFER_HYDRATION, getServerRender, type Hydratable } from './hydratable.js';
import { takeOver } from './take-over.js';

/** How long an element waits for the messages of its language before it connects without them. */
const MESSAGES_TIMEOUT_MS = 3_000;

const timeout = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MESSAGES_TIMEOUT_MS);
  });

/** Elements whose messages are being loaded. */
const waiting = new WeakSet<Hydratable>();

/** Calls back once the messages are there: without them the element would render nothing first. */
const whenMessagesLoaded = (element: Hydratable, connect: () => void): void => {
  const loading = getServerRender(element) && loadMessages(element);
  if (!loading) {
    connect();
    return;
  }
  if (waiting.has(element)) return;
  waiting.add(element);
  void Promise.race([loading, timeout()]).then(() => {
    waiting.delete(element);
    if (element.isConnected) connect();
  });
};

/**
 * Makes the instances of one of our element classes take over what a server rendered into them. Changes that class alone,
 * not Lit's.
 */
export const makeHydratable = (element: CustomElementConstructor): void => {
  const prototype = element.prototype as Hydratable;
  const { connectedCallback, attributeChangedCallback, createRenderRoot, update } = prototype;
  const { observedAttributes } = element as unknown as { readonly observedAttributes: readonly string[] };
  Object.defineProperty(element, 'observedAttributes', { value: [...observedAttributes, DEFER_HYDRATION] });

  prototype.connectedCallback = function () {
    if (this.hasAttribute(DEFER_HYDRATION)) return;
    whenMessagesLoaded(this, () => {
      connectedCallback.call(this);
    });
  };

  prototype.attributeChangedCallback = function (name, previous, value) {
    if (name !== DEFER_HYDRATION) attributeChangedCallback.call(this, name, previous, value);
    else if (value === null && this.isConnected) this.connectedCallback();
  };

  prototype.createRenderRoot = function () {
    return getServerRender(this) ?? createRenderRoot.call(this);
  };

  prototype.update = function (changed) {
    const root = getServerRender(this);
    if (root) takeOver(this, root);
    update.call(this, changed);
  };
};
