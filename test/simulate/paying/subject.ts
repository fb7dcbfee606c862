import { createPaperRail } from '../../../demo/gateway/rails/paper/paper-rail.js';
import { browserPaymentRecords } from '../../../src/browser/payment-records.js';
import { browserOfferOwners } from '../../../src/browser/wallets/offer-owners.js';
import { createEvmWallet } from '../../../src/browser/wallets/evm-provider.js';
import { createGatewayClient } from '../../../src/client/gateway-client.js';
import { createPayingClient } from '../../../src/client/paying-client.js';
import { createTracker } from '../../../src/tracker/tracker.js';
import { createPaymentFlow } from '../../../src/wallet/engine/payment-flow.js';

/** The code under test: everything of the library that runs in a page on which a buyer pays, and the gateway's rail. */
export interface Subject {
  readonly createPaymentFlow: typeof createPaymentFlow;
  readonly createPayingClient: typeof createPayingClient;
  readonly createGatewayClient: typeof createGatewayClient;
  readonly createTracker: typeof createTracker;
  readonly createEvmWallet: typeof createEvmWallet;
  readonly browserPaymentRecords: typeof browserPaymentRecords;
  readonly browserOfferOwners: typeof browserOfferOwners;
  readonly createPaperRail: typeof createPaperRail;
}

/** What is shipped. */
export const SHIPPED: Subject = {
  createPaymentFlow,
  createPayingClient,
  createGatewayClient,
  createTracker,
  createEvmWallet,
  browserPaymentRecords,
  browserOfferOwners,
  createPaperRail,
};
