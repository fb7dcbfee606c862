// The script of the pages of host-sites.ts.
export { attachCheckout, connectHost, embedCheckout } from '../../../src/host/index.js';
export { FORGERIES, forgery } from '../../host/forgeries.js';
