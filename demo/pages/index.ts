import { checkoutPage } from '../checkout/checkout.js';
import { receiptPage } from '../checkout/receipt.js';
import { collectPage } from '../collect/collect.js';
import { conformancePage } from '../conformance/conformance.js';
import { consolePage } from '../console/console.js';
import { docsPage } from '../docs/docs.js';
import { explorerPage } from '../explorer/explorer.js';
import { hostPage } from '../host/host.js';
import type { Page } from '../server.js';
import { shopPage } from '../shop/shop-page.js';
import { notFoundPage } from './not-found.js';
import { staticFiles } from './static-files.js';
import { walletPage } from '../wallet/wallet.js';

const ASSET_FOLDERS = [
  '../dist/assets/',
  '../pages/assets/',
  '../checkout/assets/',
  '../shop/assets/',
  '../wallet/assets/',
  '../host/assets/',
  '../docs/assets/',
  '../console/assets/',
  '../explorer/assets/',
  '../collect/assets/',
  '../conformance/assets/',
].map((path) => new URL(path, import.meta.url));

const CDN = import.meta.resolve('pay-status/cdn/pay-status.js');

const cdnPage: Page = () => staticFiles('/cdn', [new URL('./', CDN)]);
const languagesPage: Page = () => staticFiles('/cdn/locales', [new URL('./locales/', CDN)]);
const walletLanguagesPage: Page = () => staticFiles('/cdn/locales/wallet', [new URL('./locales/wallet/', CDN)]);
const presetsPage: Page = () => staticFiles('/cdn/presets', [new URL('./presets/', CDN)]);
/** The icons of assets, networks and merchants, whose URLs the gateway returns. */
const iconsPage: Page = () => staticFiles('/icons', [new URL('../pages/icons/', import.meta.url)]);
const assetsPage: Page = () => staticFiles('/assets', ASSET_FOLDERS);

/** All pages of the sandbox. The checkout page comes before the shop, with which it shares the path `/`. */
export const sandboxPages: readonly Page[] = [
  cdnPage,
  languagesPage,
  walletLanguagesPage,
  presetsPage,
  assetsPage,
  iconsPage,
  checkoutPage,
  receiptPage,
  shopPage,
  walletPage,
  hostPage,
  docsPage,
  consolePage,
  explorerPage,
  collectPage,
  conformancePage,
  notFoundPage,
];
