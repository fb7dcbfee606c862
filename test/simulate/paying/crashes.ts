import { createRandom } from '../../support/random.js';
import { finish } from './finish.js';
import { ADDRESSES } from './keys.js';
import type { Fault } from './network.js';
import { canDecline, type SimulatedPage } from './page.js';
import type { Subject } from './subject.js';
import type { PlannedCrash } from './tab-life.js';
import { createWorld, type World } from './world.js';

/** A payment whose tab crashes at each call of a port in turn. */
interface Plan {
  readonly what: string;
  readonly isLax?: boolean;
  readonly symbol?: string;
  /** The fault of each confirmation, in their order. */
  readonly faults?: readonly Fault[];
  /** The gateway asks for transactions. */
  readonly asksForTransactions?: boolean;
  readonly remembers?: boolean;
  /** The options end before the buyer clicks on "Pay". */
  readonly isRefused?: boolean;
  /** The buyer declines the transaction, and the wallet does not say so clearly: nevertheless the payment has to be paid in the end. */
  readonly isDeclined?: boolean;
  /** The wallet takes so long to ask for the first transaction, milliseconds: the buyer says to have declined it. The same holds then. */
  readonly delayMs?: number;
}

const DAY_MS = 86_400_000;

const PLANS: readonly Plan[] = [
  { what: 'one signature' },
  { what: 'two signatures', symbol: 'EURC' },
  { what: 'a lost answer', faults: ['lost'] },
  { what: 'a refusal', isRefused: true },
  { what: 'a lax gateway and lost answers', isLax: true, faults: ['lost', 'busy', 'hang'] },
  { what: 'coins', symbol: 'ETH', asksForTransactions: true },
  {
    what: 'coins, a lax gateway and lost answers',
    symbol: 'ETH',
    asksForTransactions: true,
    isLax: true,
    faults: ['lost', 'busy', 'hang'],
  },
  { what: 'coins that the buyer declines at first', symbol: 'ETH', asksForTransactions: true, isDeclined: true },
  { what: 'coins that the wallet does not ask for', symbol: 'ETH', asksForTransactions: true, delayMs: DAY_MS },
  { what: 'coins that the wallet asks for late', symbol: 'ETH', asksForTransactions: true, delayMs: 45_000 },
  { what: 'an approval', symbol: 'EURC', asksForTransactions: true },
  { what: 'one signature of an app', remembers: true },
  { what: 'one signature of an app, a lax gateway and a refusal', isLax: true, isRefused: true, remembers: true },
  {
    what: 'coins of an app, a lax gateway and lost answers',
    symbol: 'ETH',
    asksForTransactions: true,
    isLax: true,
    faults: ['lost', 'busy', 'hang'],
    remembers: true,
  },
];

/** Enough for confirmations to be repeated, and for a buyer to be believed. */
const CLICKS = 60;
const CLICK_MS = 1_000;

/** The buyer pays in the page, until it crashes or has nothing to click. */
const pay = async ({ clock }: World, page: SimulatedPage, symbol: string): Promise<void> => {
  for (let left = CLICKS; left > 0 && page.isOpen && page.state.kind !== 'closed'; left--) {
    const { state } = page;
    if (state.kind === 'picking') page.pick();
    if (canDecline(state)) page.decline();
    if (state.kind === 'choosing' && state.choice?.preparation.kind === 'ready') {
      const wanted = state.options.find(({ amount }) => amount.display.assetSymbol === symbol);
      if (wanted && wanted.id !== state.choice.option.id) page.choose(wanted.id);
      else page.pay();
    }
    await clock.advance(CLICK_MS);
  }
};

/** Plays a plan with a crash, and resolves to the calls of ports of the tab, which is opened again. */
const play = async (
  {
    isLax = false,
    symbol = 'USDC',
    faults = [],
    isRefused = false,
    isDeclined = false,
    delayMs,
    asksForTransactions = false,
    remembers = false,
  }: Plan,
  subject: Subject,
  crash?: PlannedCrash,
) => {
  const random = createRandom(1);
  const world = await createWorld({
    random,
    subject,
    isLax,
    keepsOptions: false,
    asksForTransactions,
    remembers,
    hasOffers: true,
    hasQuirks: false,
    hesitates: false,
    autoSucceedMs: 1_000,
    lifetimeS: 900,
    accounts: [ADDRESSES.slice(0, 1)],
  });
  const [device] = world.devices;
  if (!device) throw new Error('There is no device.');
  device.app.buyer.isWilling = true;
  device.app.buyer.declines = Number(isDeclined);
  if (delayMs !== undefined) device.app.buyer.delaysMs.push(delayMs);
  let confirms = 0;
  let hasStolen = !isRefused;
  world.network.getFault = (path) => (path.endsWith('/confirm') ? faults[confirms++] : undefined);
  const page = world.open(device, crash);
  page.flow.subscribe(({ kind }) => {
    if (kind !== 'signing' || hasStolen) return;
    hasStolen = true;
    // Another page of the account asks for options: those of this page end while the wallet is open.
    void world.sandbox.endOptions(ADDRESSES[0] ?? '');
  });
  await pay(world, page, symbol);
  const { calls } = page.life;
  // A buyer whose page has crashed opens it again; otherwise nothing is left to do.
  if (page.life.isOver) world.open(device);
  await finish(world, device);
  if ((isDeclined || delayMs !== undefined) && (await world.sandbox.read()).state.status !== 'succeeded')
    world.violate('keeps a buyer from paying who has declined at first');
  world.close();
  return { calls, violations: [...world.violations] };
};

/** The outcome of one planned crash. */
export interface CrashResult {
  readonly name: string;
  readonly violations: readonly string[];
}

/**
 * Crashes the tab at every call of a port, at each moment of it.
 *
 * @param every 2 for every second moment only, and so on
 */
export const crashEverywhere = async function* (subject: Subject, every = 1): AsyncGenerator<CrashResult> {
  let count = 0;
  for (const plan of PLANS) {
    const { calls, violations } = await play(plan, subject);
    yield { name: plan.what, violations };
    for (const [index, moments] of calls.entries())
      for (const moment of moments) {
        if (count++ % every) continue;
        const crash = { call: index + 1, moment };
        const name = `${plan.what}, a crash ${moment} call ${crash.call} of ${calls.length}`;
        yield { name, violations: (await play(plan, subject, crash)).violations };
      }
  }
};
