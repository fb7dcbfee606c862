// What the pages of host-sites.ts import, as one script.
export { attachCheckout, connectHost, embedCheckout } from '../../../src/host/index.js';
export { FORGERIES, forgery } from '../../host/forgeries.js';
