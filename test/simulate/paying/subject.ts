import type { browserPaymentRecords } from '../../../src/browser/payment-records.js';
import type { createEvmWallet } from '../../../src/browser/wallets/evm-provider.js';
import type { createGatewayClient } from '../../../src/client/gateway-client.js';
import type { createPayingClient } from '../../../src/client/paying-client.js';
import type { createTracker } from '../../../src/tracker/tracker.js';
import type { createPaymentFlow } from '../../../src/wallet/engine/payment-flow.js';

/** The code under test: everything of the library that runs in a page on which a buyer pays. */
export interface Subject {
  readonly createPaymentFlow: typeof createPaymentFlow;
  readonly createPayingClient: typeof createPayingClient;
  readonly createGatewayClient: typeof createGatewayClient;
  readonly createTracker: typeof createTracker;
  readonly createEvmWallet: typeof createEvmWallet;
  readonly browserPaymentRecords: typeof browserPaymentRecords;
}
