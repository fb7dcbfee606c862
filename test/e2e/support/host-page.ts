// The imports of the pages in host-sites.ts, as one script.
export { attachCheckout, connectHost, embedCheckout } from '../../../src/host/index.js';
export { FORGERIES, forgery } from '../../host/forgeries.js';
