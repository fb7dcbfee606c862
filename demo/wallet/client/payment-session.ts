import {
  browserWalletPorts,
  createGatewayClient,
  createTracker,
  systemClock,
  type Clock,
  type Fetch,
} from 'pay-status';
import { GATEWAY_HEADERS, type PaymentDetails, type PaymentStatusResponse } from 'pay-status/contract';
import {
  createPayingClient,
  createPaymentFlow,
  type CheckoutWallet,
  type PaymentFlow,
  type PaymentRecords,
} from 'pay-status/wallet';
import { PAPER_NETWORKS, readNetworks, type Networks } from './networks.js';
import { followOwnConfirmation, type OwnConfirmation } from './own-confirmation.js';

const APP_ID = 'app_demo';

export interface SessionPorts {
  /** Origin of the gateway. */
  readonly baseUrl: string;
  /** The global `fetch` when absent. */
  readonly fetch?: Fetch;
  readonly clock: Clock;
  readonly random: () => number;
  /** Shared by all pages of this browser, so that a payment is paid by one of them. */
  readonly records: PaymentRecords;
  /** Default: those of a sandbox without a chain. */
  readonly networks?: Networks;
}

export const browserSessionPorts = (): SessionPorts => ({
  baseUrl: location.origin,
  clock: systemClock,
  random: Math.random,
  records: browserWalletPorts.records,
  networks: readNetworks(document.body.dataset),
});

/** One payment, paid by the test wallet and followed until it is final. */
export interface PaymentSession {
  readonly flow: PaymentFlow;
  /** The last status that the gateway reported; null before the first. */
  readonly payment: PaymentStatusResponse | null;
  /** Who asks for how much; null before the options are loaded. */
  readonly details: PaymentDetails | null;
  /** Whether this browser's confirmation is what pays. */
  readonly ownConfirmation: OwnConfirmation;
  /** Sends a stored confirmation again if there is one. Otherwise gets test coins and loads the options. May be called again. */
  begin(): void;
  /** Ends the session. A stored confirmation is kept for the next one. */
  stop(): void;
}

/** @param onChange called on each change of what the session says */
export const createPaymentSession = (
  paymentId: string,
  wallet: CheckoutWallet,
  onChange: () => void,
  { baseUrl, fetch, clock, random, records, networks = PAPER_NETWORKS }: SessionPorts = browserSessionPorts(),
): PaymentSession => {
  let details: PaymentDetails | null = null;
  const clientId = crypto.randomUUID();
  const credentials = { [GATEWAY_HEADERS.APP_ID]: APP_ID, [GATEWAY_HEADERS.CLIENT_ID]: clientId };
  const client = createPayingClient(paymentId, { baseUrl, credentials, fetch }, clock);
  const tracker = createTracker({
    client: createGatewayClient({ baseUrl, appId: APP_ID, clientId, fetch }),
    paymentId,
    clock,
    random,
  });
  const flow = createPaymentFlow({
    paymentId,
    client: {
      ...client,
      getOptions: async (accounts, signal) => {
        const answer = await client.getOptions(accounts, signal);
        details = answer.info ?? null;
        return answer;
      },
    },
    records,
    clock,
    random,
    now: () => tracker.now(),
    // The flow uses the expiry in the answer to its request for options.
    getExpiresAt: () => undefined,
    chains: networks.chains,
    recipients: networks.recipient === undefined ? undefined : [networks.recipient],
  });

  const hasRecord = (): boolean => {
    try {
      return records.read(paymentId) !== undefined;
    } catch {
      // The flow meets the same error when it resumes, and reports it.
      return true;
    }
  };

  const begin = (): void => {
    tracker.start();
    // Once a confirmation may have been sent, the flow takes no wallet, even if the confirmation is no longer stored.
    if (flow.state.kind === 'unsent' || hasRecord()) flow.resume();
    else flow.pick(wallet);
  };

  const own = followOwnConfirmation(client, onChange);
  const unsubscribes = [
    flow.subscribe((state) => {
      own.follow(state);
      onChange();
      // No confirmation is stored any more: another tab has ended without a payment, or the storage was cleared.
      if (state.kind === 'picking' && !state.problem) begin();
    }),
    tracker.subscribe(({ payment }) => {
      if (payment) flow.setPayment(payment);
      onChange();
    }),
  ];
  return {
    flow,
    get payment() {
      return tracker.state.payment;
    },
    get details() {
      return details;
    },
    get ownConfirmation() {
      return own.current;
    },
    begin,
    stop: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      tracker.stop();
      flow.stop();
      own.stop();
    },
  };
};
