import type { PayingClient } from '../../client/paying-client.js';
import type { Clock } from '../../core/clock.js';
import type { OfferContext } from '../check/offer.js';
import type { ChainParameters, CheckoutWallet, OfferOwners, PaymentRecords } from '../ports.js';
import type { BuyerDetails } from './buyer-details.js';
import type { OwnOffers } from './own-offers.js';
import type { PaymentFlowEvent } from './reducer.js';

/** The payment, and the ports of its flow. */
export interface PaymentFlowOptions {
  readonly paymentId: string;
  readonly client: PayingClient;
  readonly records: PaymentRecords;
  /** See `WalletPorts.offers`. */
  readonly offers?: OfferOwners | undefined;
  readonly clock: Clock;
  /** Returns a number in [0, 1), for jitter. */
  readonly random: () => number;
  /** The gateway's time, Unix milliseconds. */
  readonly now: () => number;
  /** The expiry that the buyer sees, Unix seconds; undefined if the page shows none: then that of the gateway's answer counts. */
  readonly getExpiresAt: () => number | undefined;
  /** The chains on which the buyer may pay, CAIP-2, in the order in which they are asked for. */
  readonly chains: readonly string[];
  /** See {@link OfferContext.recipients}. */
  readonly recipients?: OfferContext['recipients'];
  /** See {@link OfferContext.callRecipients}. */
  readonly callRecipients?: OfferContext['callRecipients'];
  readonly chainParameters?: readonly ChainParameters[] | undefined;
  /**
   * Returns the wallet with this id if the page offers it now: it may recall what an earlier page has asked it for, or read from the
   * chain what has become of it.
   */
  readonly findWallet?: ((id: string) => CheckoutWallet | undefined) | undefined;
  /** The asset (CAIP-19) that is chosen at first, if an option has it; otherwise the gateway's first. */
  readonly preferredUnit?: string | undefined;
  /**
   * Called right before each request to the wallet. False keeps it from the wallet: the buyer is back at the choice, and the page says
   * why. So does an error, which is told as a problem.
   */
  readonly onSign?: ((method: string, step: number) => boolean) | undefined;
}

/** One attempt of the flow to get further. Later ones end it: its late answers change nothing. */
export interface FlowRun {
  readonly signal: AbortSignal;
  readonly dispatch: (event: PaymentFlowEvent) => void;
}

/** The options and shared state of a flow. */
export interface FlowContext extends PaymentFlowOptions {
  readonly details: BuyerDetails;
  /** The chains (CAIP-2) that the current wallet does not have and the page cannot add. */
  readonly missingChains: Set<string>;
  /** The offers that were refused because of their accounts, see {@link isRefusedOffer}. */
  readonly refusedOffers: Set<string>;
  readonly ownOffers: OwnOffers;
  /** The payment's expiry as the gateway's last options named it, Unix seconds. */
  readonly getOfferedExpiresAt: () => number | undefined;
  readonly setOfferedExpiresAt: (expiresAt: number | undefined) => void;
}

/** The context in which the requests of an option are prepared. */
export type PreparationContext = { readonly client: Pick<PayingClient, 'fetchActions'> } & Pick<
  FlowContext,
  'details' | 'now' | 'chains' | 'recipients' | 'callRecipients' | 'getExpiresAt' | 'getOfferedExpiresAt'
>;

/** Returns the limits for the check before signing, at the present time. */
export const getOfferContext = (context: PreparationContext): OfferContext => {
  const nowS = Math.floor(context.now() / 1_000);
  const { chains, recipients, callRecipients } = context;
  // Without any expiry nothing outlives this moment by more than the check allows.
  const expiresAt = context.getExpiresAt() ?? context.getOfferedExpiresAt() ?? nowS;
  return { expiresAt, nowS, chains, recipients, callRecipients };
};
