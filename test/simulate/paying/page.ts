import type { PaymentConfirmation } from '../../../src/client/paying-client.js';
import type { CheckoutWallet } from '../../../src/wallet/ports.js';
import type { PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import type { PaymentTracker } from '../../../src/tracker/tracker.js';
import type { WalletRequest } from '../../../src/wallet/wallet-request.js';
import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import type { SimulatedBrowser } from './browser.js';
import type { PayingNetwork } from './network.js';
import { SETTLEMENT } from '../../support/wallet/transaction-options.js';
import { SETTLEMENT_ADDRESS } from '../../../demo/gateway/rails/paper/paper-rail.js';
import { PageWatch } from './page-watch.js';
import { BASE_URL, type PayingSandbox } from './sandbox.js';
import type { Subject } from './subject.js';
import { TabLife, type PlannedCrash } from './tab-life.js';
import { CHAINS, type WalletApp } from './wallet-app.js';

const MAX_POLL_MS = 25_000;
const APP_ID = 'app_demo';
const WALLET_ID = 'wallet.example';

/** True if the page offers the buyer to say that they have declined the transaction. */
export const canDecline = (state: PaymentFlow['state']): boolean =>
  'decline' in state && ['possible', 'unproven'].includes(state.decline);

/** Everything outside a page. */
export interface PageWorld {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly network: PayingNetwork;
  readonly sandbox: PayingSandbox;
  readonly subject: Subject;
  /** See `WalletPorts.offers`. */
  readonly hasOffers: boolean;
  /** Called when a page says that its confirmation is sent. */
  readonly onSent: (confirmation: PaymentConfirmation) => void;
}

/** A tab with the shipped flow and tracker, and the buyer who clicks in it. */
export class SimulatedPage {
  readonly life: TabLife;
  readonly browser: SimulatedBrowser;
  readonly flow: PaymentFlow;
  readonly tracker: PaymentTracker;
  readonly watch: PageWatch;
  readonly #wallet: CheckoutWallet;
  #hasLeft = false;

  constructor(world: PageWorld, browser: SimulatedBrowser, app: WalletApp, crash?: PlannedCrash) {
    const { clock, random, network, sandbox, subject } = world;
    this.browser = browser;
    const life = (this.life = new TabLife(crash));
    this.watch = new PageWatch({ browser, life, app, hasOffers: world.hasOffers });
    // The tracker has a life of its own: crashes are planned for the calls of the flow.
    const trackerLife = new TabLife();
    life.onEnd(() => {
      trackerLife.end();
    });
    const clientId = `tab${random.int(0, 1e9)}`;
    this.tracker = subject.createTracker({
      client: subject.createGatewayClient({
        baseUrl: BASE_URL,
        appId: APP_ID,
        clientId,
        fetch: network.fetch(trackerLife, browser),
      }),
      paymentId: sandbox.paymentId,
      clock: trackerLife.clock(clock),
      random: random.next,
      tabs: browser.tabs.tab(),
      maxPollMs: MAX_POLL_MS,
    });
    life.onEnd(() => {
      this.tracker.stop();
    });
    const send = network.fetch(life, browser);
    const caller = {
      baseUrl: BASE_URL,
      apiVersion: undefined,
      credentials: { 'App-Id': APP_ID, 'Client-Id': clientId },
      fetch: (url: string, init: RequestInit) => {
        if (url.includes('/options')) this.watch.onOptions();
        return send(url, init);
      },
    };
    const wallet = subject.createEvmWallet(app.provider(life), { id: WALLET_ID, name: 'Wallet' }, life.clock(clock));
    const recall = (request: WalletRequest): Promise<unknown> => app.recall(life, request);
    this.#wallet = this.watch.watchWallet({ ...wallet, ...(app.remembers && { recall }) });
    let isAnnounced = false;
    this.flow = subject.createPaymentFlow({
      paymentId: sandbox.paymentId,
      client: subject.createPayingClient(sandbox.paymentId, caller, life.clock(clock)),
      records: this.watch.watchRecords(browser.records(life, subject.browserPaymentRecords)),
      offers: world.hasOffers ? browser.offers(life, subject.browserOfferOwners) : undefined,
      clock: life.clock(clock),
      random: random.next,
      now: () => this.tracker.now(),
      getExpiresAt: () => undefined,
      chains: CHAINS,
      recipients: [SETTLEMENT, SETTLEMENT_ADDRESS],
      findWallet: (id) => (isAnnounced && id === WALLET_ID ? this.#wallet : undefined),
    });
    // An app announces its wallet when the page is ready, or later.
    const announce = (): void => {
      isAnnounced = true;
      this.flow.recall();
    };
    if (random.chance(0.5)) isAnnounced = true;
    else life.clock(clock).setTimeout(announce, random.int(1, 5_000));
    let sending: PaymentConfirmation | undefined;
    this.flow.subscribe((state) => {
      this.watch.onState(state);
      if (state.kind === 'sending') sending = state.record.confirmation;
      if (state.kind === 'sent' && sending) world.onSent(sending);
    });
    this.tracker.subscribe(({ payment }, previous) => {
      if (!payment || payment === previous.payment) return;
      this.watch.hasSeenFinal ||= payment.isFinal;
      this.flow.setPayment(payment);
    });
    this.tracker.start();
    this.flow.resume();
  }

  get state(): PaymentFlow['state'] {
    return this.flow.state;
  }

  /** True while the buyer can see it. */
  get isOpen(): boolean {
    return !this.life.isOver && !this.#hasLeft;
  }

  pick(): void {
    this.watch.onPick();
    this.flow.pick(this.#wallet);
  }

  choose(optionId: string): void {
    this.watch.onChoose();
    this.flow.choose(optionId);
  }

  pay(): void {
    this.watch.onPay(this.state);
    this.flow.pay();
  }

  back(): void {
    this.watch.onLeave();
    this.flow.back();
  }

  /** The buyer says to have declined the transaction, whether they have or not. */
  decline(): void {
    const { state } = this;
    if (canDecline(state)) this.browser.witness.onDecline();
    this.flow.decline();
  }

  /** Sends the confirmation again. */
  resend(): void {
    this.flow.resume();
  }

  /** The page moves its element, which stops the flow and starts it again. */
  reconnect(): void {
    this.flow.stop();
    this.watch.onLeave();
    this.flow.resume();
  }

  /** The page removes its element: what is pending is aborted, not cut off. */
  leave(): void {
    this.#hasLeft = true;
    this.flow.stop();
    this.watch.onLeave();
    this.tracker.stop();
  }

  crash(): void {
    this.life.end();
  }
}
