import type { PaymentConfirmation } from '../../../src/client/paying-client.js';
import type { CheckoutWallet, PaymentRecords } from '../../../src/wallet/ports.js';
import type { PaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import type { PaymentTracker } from '../../../src/tracker/tracker.js';
import { getRequestAccount, isTransactionHash, type WalletRequest } from '../../../src/wallet/wallet-request.js';
import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import type { SimulatedBrowser } from './browser.js';
import type { PayingNetwork } from './network.js';
import { SETTLEMENT } from '../../support/wallet/transaction-options.js';
import { SETTLEMENT_ADDRESS } from '../../../demo/gateway/rails/paper/paper-rail.js';
import { BASE_URL, type PayingSandbox } from './sandbox.js';
import type { Subject } from './subject.js';
import { TabLife, type PlannedCrash } from './tab-life.js';
import { CHAINS, type WalletApp } from './wallet-app.js';
import { isPayment, isTransactionPayment, type PayClick } from './witness.js';

const MAX_POLL_MS = 25_000;
const APP_ID = 'app_demo';
const WALLET_ID = 'wallet.example';

/** Everything outside a page. */
export interface PageWorld {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly network: PayingNetwork;
  readonly sandbox: PayingSandbox;
  readonly subject: Subject;
  /** Called when a flow says that the gateway has the payment. */
  /** Called when a page says that its confirmation is sent. */
  readonly onSent: (confirmation: PaymentConfirmation) => void;
}

/** A tab with the shipped flow and tracker, and the buyer who clicks in it. */
export class SimulatedPage {
  readonly life: TabLife;
  readonly browser: SimulatedBrowser;
  readonly flow: PaymentFlow;
  readonly tracker: PaymentTracker;
  /** The hashes of the coins that the wallet has sent for this page. */
  readonly hashes: string[] = [];
  readonly #wallet: CheckoutWallet;
  #hasLeft = false;
  /** The last click on a wallet, which may ask the buyer once. */
  #canConnect = false;
  /** The last click on "Pay". */
  #click: PayClick | undefined;
  /** True while the page waits for the answer to a request of an earlier one, and the buyer has not left. */
  #isRecalling = false;
  /** The accounts that the wallet has named since it was last asked for a signature, or since the click. */
  #accounts: readonly string[] | undefined;

  constructor(world: PageWorld, browser: SimulatedBrowser, app: WalletApp, crash?: PlannedCrash) {
    const { clock, random, network, sandbox, subject } = world;
    this.browser = browser;
    const life = (this.life = new TabLife(crash));
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
    const caller = {
      baseUrl: BASE_URL,
      apiVersion: undefined,
      credentials: { 'App-Id': APP_ID, 'Client-Id': clientId },
      fetch: network.fetch(life, browser),
    };
    const wallet = subject.createEvmWallet(app.provider(life), { id: WALLET_ID, name: 'Wallet' });
    this.#wallet = this.#watch({ ...wallet, ...(app.remembers && { recall: (request) => app.recall(life, request) }) });
    let isAnnounced = false;
    this.flow = subject.createPaymentFlow({
      paymentId: sandbox.paymentId,
      client: subject.createPayingClient(sandbox.paymentId, caller, life.clock(clock)),
      records: this.#watchRecords(browser.records(life, subject.browserPaymentRecords)),
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
    life.onEnd(() => {
      this.#endClick();
    });
    let sending: PaymentConfirmation | undefined;
    this.flow.subscribe((state) => {
      const { kind } = state;
      if (!['switching', 'signing'].includes(kind)) this.#endClick();
      if (kind === 'sending') sending = state.record.confirmation;
      if (kind === 'sent' && sending) world.onSent(sending);
    });
    this.tracker.subscribe(({ payment }, previous) => {
      if (payment && payment !== previous.payment) this.flow.setPayment(payment);
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
    this.#leave();
    this.#canConnect = true;
    this.flow.pick(this.#wallet);
  }

  choose(optionId: string): void {
    this.flow.choose(optionId);
  }

  pay(): void {
    const { state } = this;
    // A second click while the first one waits for the lock is no other one.
    if (!this.#click && state.kind === 'choosing' && state.choice?.preparation.kind === 'ready') {
      this.#click = { option: state.choice.option, signatures: 0 };
      this.#accounts = undefined;
    }
    this.flow.pay();
  }

  back(): void {
    this.#leave();
    this.flow.back();
  }

  /** Sends the confirmation again. */
  resend(): void {
    this.flow.resume();
  }

  /** The page moves its element, which stops the flow and starts it again. */
  reconnect(): void {
    this.flow.stop();
    this.#leave();
    this.flow.resume();
  }

  /** The page removes its element: what is pending is aborted, not cut off. */
  leave(): void {
    this.#hasLeft = true;
    this.flow.stop();
    this.#leave();
    this.tracker.stop();
  }

  crash(): void {
    this.life.end();
  }

  #leave(): void {
    this.#canConnect = this.#isRecalling = false;
    this.#endClick();
  }

  #endClick(): void {
    if (this.#click) this.browser.witness.onClickOver(this.#click);
    this.#click = undefined;
  }

  /** The records as the flow gets them: what the wallet signs after the buyer has left is dropped. */
  #watchRecords(records: PaymentRecords): PaymentRecords {
    return {
      ...records,
      write: (record) => {
        const isSent = record.kind === 'confirmation' && isTransactionPayment(record.confirmation);
        if (!this.#click && !this.#isRecalling && !this.life.isOver && !isSent)
          this.browser.witness.violate('keeps the answer of a wallet that the buyer has left');
        records.write(record);
      },
    };
  }

  async #watchAnswer(request: WalletRequest, answer: Promise<unknown>): Promise<unknown> {
    const { witness } = this.browser;
    try {
      const answered = await answer;
      if (isPayment(request) && isTransactionHash(answered) && !this.life.isOver) this.hashes.push(answered);
      return answered;
    } catch (error) {
      if (!this.life.isOver) witness.onWalletError(request, error);
      throw error;
    }
  }

  /** The wallet as the flow gets it: whatever asks the buyer needs a click. */
  #watch(wallet: CheckoutWallet): CheckoutWallet {
    const { witness } = this.browser;
    const require = (isAllowed: boolean, what: string): void => {
      if (this.life.isOver) return;
      if (!isAllowed) witness.violate(what);
      if (this.state.kind === 'closed') witness.violate('asks the wallet after the payment is closed');
    };
    return {
      ...wallet,
      accounts: async (ask) => {
        if (ask) require(this.#canConnect, 'connects the wallet without a click');
        if (ask) this.#canConnect = false;
        return (this.#accounts = await wallet.accounts(ask));
      },
      selectChain: (chain, parameters) => {
        require(this.#click !== undefined, 'switches the network without a click');
        return wallet.selectChain(chain, parameters);
      },
      sign: (request) => {
        const account = getRequestAccount(request);
        const hasAccount = this.#accounts?.some((known) => known.toLowerCase() === account.toLowerCase()) ?? false;
        require(hasAccount, 'asks for a signature without a look at the accounts');
        this.#accounts = undefined;
        if (!this.life.isOver) witness.onSign(request, this.#click);
        return this.#watchAnswer(request, wallet.sign(request));
      },
      ...(wallet.recall && {
        recall: (request: WalletRequest) => {
          this.#isRecalling = true;
          return this.#watchAnswer(request, Promise.resolve(wallet.recall?.(request)));
        },
      }),
    };
  }
}
