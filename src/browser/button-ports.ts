import type { Fetch } from '../client/transport.js';
import type { Clock } from '../core/clock.js';
import type { CheckoutPorts } from './checkout-ports.js';

/** Whether the browser is online, and when it changes. */
export interface Connectivity {
  isOnline(): boolean;
  /** Calls back when it changes, and when the buyer comes back to the page, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** The ports of `<pay-button>`; those of the browser stand for the absent ones. */
export interface ButtonPorts {
  readonly connectivity: Connectivity;
  readonly fetch: Fetch;
  readonly clock?: Clock | undefined;
  readonly console?: Pick<Console, 'error' | 'warn' | 'info'> | undefined;
  /** Those of the checkout in the dialog. */
  readonly checkout?: CheckoutPorts | undefined;
}

const EVENTS = ['online', 'offline', 'pageshow'];

/** The browser's APIs. Looked up at each use, so that the module can be imported in Node. */
export const browserButtonPorts: ButtonPorts = {
  fetch: (url, init) => globalThis.fetch(url, init),
  connectivity: {
    // Undefined where the platform does not know.
    isOnline: () => (navigator.onLine as boolean | undefined) !== false,
    subscribe: (listener) => {
      for (const type of EVENTS) addEventListener(type, listener);
      return () => {
        for (const type of EVENTS) removeEventListener(type, listener);
      };
    },
  },
};
