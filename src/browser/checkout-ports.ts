import type { WalletPorts } from '../wallet/ports.js';
import { browserPorts, type ElementPorts } from './element-ports.js';

/** The ports of `<pay-checkout>`. */
export interface CheckoutPorts extends ElementPorts {
  /** Opens the platform's share dialog; undefined if there is none. Rejects when the buyer cancels. */
  readonly share: ((url: string) => Promise<void>) | undefined;
  readonly print: () => void;
  /** Wallets and storage; those of the browser if absent. */
  readonly wallet?: WalletPorts | undefined;
}

/** The browser's APIs. Looked up at each use, so that the module can be imported in Node. */
export const browserCheckoutPorts: CheckoutPorts = {
  ...browserPorts,
  get share() {
    return 'share' in navigator ? (url: string) => navigator.share({ url }) : undefined;
  },
  print: () => {
    print();
  },
};
