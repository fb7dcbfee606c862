import type { WalletPorts } from '../../wallet/ports.js';
import { browserPaymentRecords } from '../payment-records.js';
import { findWallets } from './find-wallets.js';
import { isInAppBrowser } from './in-app-browser.js';
import { browserLastChoice } from './last-choice.js';
import { opensApps } from './opens-apps.js';
import { browserOfferOwners } from './offer-owners.js';

/**
 * The wallets and the storage of this browser, for `createPaymentFlow` in a page of your own. All pages of an origin that use
 * them, and `<pay-checkout>`, pay a payment once.
 */
export const browserWalletPorts: WalletPorts = {
  records: browserPaymentRecords,
  offers: browserOfferOwners,
  lastChoice: browserLastChoice,
  findWallets,
  opensApps,
  isInAppBrowser,
};
