import type { PaymentConfirmation } from '../../../src/client/paying-client.js';
import type { Random } from '../../support/random.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { SimulatedBrowser } from './browser.js';
import { ADDRESSES, createNumberedKeys } from './keys.js';
import { PayingNetwork } from './network.js';
import { SimulatedPage } from './page.js';
import { PayingSandbox } from './sandbox.js';
import type { Subject } from './subject.js';
import type { PlannedCrash } from './tab-life.js';
import { WalletApp } from './wallet-app.js';
import { NO_QUIRKS, pickQuirks } from './wallet-quirks.js';
import { Witness } from './witness.js';

/** Turns of the event loop after which everything has happened that needs no timer and no gateway. */
const TURNS = 2;
/** A gateway that has not answered by then waits for something that never happens. */
const MAX_TURNS = 1_000_000;

/** A browser with its wallet and its open pages. */
export interface Device {
  readonly browser: SimulatedBrowser;
  readonly app: WalletApp;
  readonly pages: readonly SimulatedPage[];
}

export interface WorldOptions {
  readonly random: Random;
  readonly subject: Subject;
  readonly isLax: boolean;
  readonly keepsOptions: boolean;
  readonly asksForTransactions: boolean;
  /** The wallets remember what they were asked for, as apps around the pages do. */
  readonly remembers: boolean;
  /** The tabs tell each other which of them has loaded the options last. */
  readonly hasOffers: boolean;
  /** The wallets differ from what the standards say, and some accounts are contracts. */
  readonly hasQuirks: boolean;
  /** The wallets mostly do not answer requests for coins in time. */
  readonly hesitates: boolean;
  readonly autoSucceedMs: number | null;
  /** Of the payment. */
  readonly lifetimeS: number;
  /** The accounts of the wallet of each device. */
  readonly accounts: readonly (readonly string[])[];
}

/** One payment, its gateway, and the devices on which it is open. */
export interface World {
  readonly clock: VirtualClock;
  readonly sandbox: PayingSandbox;
  readonly network: PayingNetwork;
  readonly devices: readonly Device[];
  /** All pages, also those that have gone. */
  readonly pages: readonly SimulatedPage[];
  readonly violations: ReadonlySet<string>;
  readonly violate: (what: string) => void;
  readonly open: (device: Device, crash?: PlannedCrash) => SimulatedPage;
  readonly close: () => void;
}

export const createWorld = async ({ random, subject, accounts, ...options }: WorldOptions): Promise<World> => {
  const violations = new Set<string>();
  const violate = (what: string): void => void violations.add(what);
  const onRejection = (error: unknown): void => {
    violate(`has an unhandled rejection: ${String(error)}`);
  };
  process.on('unhandledRejection', onRejection);

  const onSent = (confirmation: PaymentConfirmation): void => {
    if (!sandbox.hasConfirmed(JSON.stringify(confirmation)))
      violate('says that a confirmation is sent which the gateway has not accepted');
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS || sandbox.isBusy; turn++) {
      if (turn === MAX_TURNS) throw new Error('the gateway does not answer');
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const clock = new VirtualClock(settle);
  const keys = createNumberedKeys();
  const contracts = options.hasQuirks ? ADDRESSES.filter(() => random.chance(0.1)) : [];
  const sandbox = await PayingSandbox.open({ ...options, subject, clock, random, keys, contracts, violate });
  const network = new PayingNetwork(clock, random, sandbox);
  const pages: SimulatedPage[] = [];
  const { chains } = sandbox;
  const devices = accounts.map((own): Device => {
    const browser = new SimulatedBrowser(clock, random, new Witness(violate, clock, chains));
    const quirks = options.hasQuirks ? pickQuirks(random) : NO_QUIRKS;
    const { remembers, hesitates } = options;
    const app = new WalletApp({ clock, random, keys, chains, accounts: own, remembers, quirks, hesitates });
    browser.witness.payments = app.sent;
    return {
      browser,
      app,
      get pages() {
        return pages.filter((page) => page.isOpen && page.browser === browser);
      },
    };
  });
  const { hasOffers } = options;
  const pageWorld = { clock, random, network, sandbox, subject, hasOffers, onSent };

  return {
    clock,
    sandbox,
    network,
    devices,
    pages,
    violations,
    violate,
    open: ({ browser, app }, crash) => {
      const page = new SimulatedPage(pageWorld, browser, app, crash);
      pages.push(page);
      return page;
    },
    close: () => {
      for (const page of pages) page.crash();
      sandbox.gateway.close();
      process.off('unhandledRejection', onRejection);
    },
  };
};
