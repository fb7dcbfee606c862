import { loadMessages } from '../../controllers/locale-controller.js';
import { DEFER_HYDRATION, getServerRender, type Hydratable } from './hydratable.js';
import { takeOver } from './take-over.js';

/** The maximum time to wait for the messages of an element before it connects without them, milliseconds. */
const MESSAGES_TIMEOUT_MS = 3_000;

const timeout = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MESSAGES_TIMEOUT_MS);
  });

/** Elements whose messages are being loaded. */
const waiting = new WeakSet<Hydratable>();

/** Calls back once the messages are loaded: without them the first render would be empty. */
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
 * Makes the instances of an element class hydrate their server-rendered markup. Patches that class only, not Lit's.
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
