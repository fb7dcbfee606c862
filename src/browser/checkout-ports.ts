import { browserPorts, type ElementPorts } from './element-ports.js';

/** All that the buyer's page uses of the world around it. */
export interface CheckoutPorts extends ElementPorts {
  /** The platform's own way to pass a link on; undefined where there is none. Rejects when the buyer thinks better of it. */
  readonly share: ((url: string) => Promise<void>) | undefined;
  readonly print: () => void;
}

/** The browser itself. Looked up at each use, so that importing it in bare Node is harmless. */
export const browserCheckoutPorts: CheckoutPorts = {
  ...browserPorts,
  get share() {
    return 'share' in navigator ? (url: string) => navigator.share({ url }) : undefined;
  },
  print: () => {
    print();
  },
};
