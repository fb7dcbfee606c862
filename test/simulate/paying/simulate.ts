import { createRandom, type Random } from '../../support/random.js';
import { finish } from './finish.js';
import { ADDRESSES } from './keys.js';
import { FAULTS } from './network.js';
import { canDecline, type SimulatedPage } from './page.js';
import type { Subject } from './subject.js';
import { CHAINS } from './wallet-app.js';
import { createWorld, type Device, type World } from './world.js';

const MAX_PAGES = 3;
const LONG_LIFE_S = 900;
/** How often buyers pick a wallet before they pay at once, and how long each waits for it. */
const RACE_PICKS = 3;
const RACE_MS = 5_000;
/** The longest pauses between two actions: some are shorter than the answer of a lock. */
const PAUSES_MS = [30, 1_000, 4_000, 4_000, 15_000, 30_000];
/** When storage fails, and how long, at most. The first is within what follows a click. */
const BREAKS_WITHIN_MS = [500, 5_000, 40_000];
const REPAIRS_WITHIN_MS = 20_000;
/** For how long an account acts as a contract, at most. */
const DELEGATED_WITHIN_MS = 40_000;
const STORAGE_FAULTS = ['full', 'read-only'] as const;
const STEPS = ['process', 'succeed', 'fail', 'decline', 'expire'] as const;

/** The accounts in the wallet of each device; mostly of two different buyers. */
const ACCOUNTS = [
  [[0]],
  [[0, 1]],
  [[0], [1]],
  [[0], [1]],
  [[0], [0]],
  [
    [0, 1],
    [1, 2],
  ],
] as const;

const toAddresses = (indexes: readonly number[]): readonly string[] =>
  indexes.flatMap((index) => ADDRESSES[index] ?? []);

/** The buyer takes the next step, mostly; sometimes in another way, or twice. */
const click = (page: SimulatedPage, random: Random): void => {
  const { state } = page;
  if (random.chance(0.05)) page.back();
  // Whether they have declined it or not.
  if (canDecline(state) && random.chance(0.6)) {
    page.decline();
    return;
  }
  switch (state.kind) {
    case 'picking':
      page.pick();
      break;
    case 'choosing':
      if (random.chance(0.3)) page.choose(random.pick(state.options).id);
      else {
        page.pay();
        if (random.chance(0.3)) page.pay();
        // Before the lock is granted.
        if (random.chance(0.1)) page.back();
      }
      break;
    case 'unsent':
      page.resend();
      break;
    case 'no_options':
    case 'no_account':
    case 'blocked':
    case 'busy':
      page.back();
      break;
    default:
      // The wallet is open, or the confirmation is on its way.
      if (random.chance(0.2)) page.back();
      if (random.chance(0.1)) page.pick();
  }
};

/** Chooses how often requests fail from now on, and how. */
const setFaults = ({ network }: World, random: Random): void => {
  const rate = random.pick([0, 0, 0.2, 0.7, 1]);
  const confirmRate = random.pick([0, rate, 1, 1]);
  // A page that does not learn the status does not know that another one has paid.
  const statusRate = random.pick([rate, 1, 1]);
  const usual = random.chance(0.8) ? random.pick(FAULTS) : undefined;
  network.getFault = (path) => {
    const ownRate = path.endsWith('/confirm') ? confirmRate : path.endsWith('/status') ? statusRate : rate;
    return random.chance(ownRate) ? (usual ?? random.pick(FAULTS)) : undefined;
  };
};

/** The storage of a browser becomes full or read-only some time later, and maybe is repaired. */
const breakStorage = ({ clock }: World, browser: Device['browser'], random: Random): void => {
  const atMs = random.int(0, random.pick(BREAKS_WITHIN_MS));
  const fault = random.pick(STORAGE_FAULTS);
  clock.setTimeout(() => {
    browser.breakStorage(fault);
  }, atMs);
  if (random.chance(0.7))
    clock.setTimeout(
      () => {
        browser.breakStorage('none');
      },
      atMs + random.int(1, REPAIRS_WITHIN_MS),
    );
};

/** Something happens that is not a click. */
const disturb = async (world: World, device: Device, page: SimulatedPage | undefined, random: Random) => {
  const { sandbox, clock } = world;
  const { app, browser, pages } = device;
  const kind = random.next();
  // At any time, also between two calls of the same task.
  if (random.chance(0.15)) breakStorage(world, browser, random);
  // Between the intent and the hash.
  if (page?.state.kind === 'signing' && random.chance(0.1)) browser.breakStorage(random.pick(STORAGE_FAULTS));
  // The account acts as a contract for a while.
  if (page?.state.kind === 'signing' && random.chance(0.1)) {
    const address = random.pick(ADDRESSES);
    sandbox.chains.delegate(address);
    clock.setTimeout(
      () => {
        sandbox.chains.delegate(address);
      },
      random.int(1, DELEGATED_WITHIN_MS),
    );
  }
  // The system ends the page of an app whose wallet is open.
  if (page?.state.kind === 'signing' && app.remembers && random.chance(0.3)) page.crash();
  if (kind < 0.2) setFaults(world, random);
  else if (kind < 0.35) {
    if (pages.length < MAX_PAGES) world.open(device);
  } else if (kind < 0.5) page?.crash();
  else if (kind < 0.54) page?.leave();
  else if (kind < 0.6) page?.reconnect();
  else if (kind < 0.7) app.select(toAddresses(random.pick([[0], [1], [0, 1], [1, 0], [2], []])), random.pick(CHAINS));
  else if (kind < 0.72) sandbox.chains.delegate(random.pick(ADDRESSES));
  else if (kind < 0.75) app.select(app.accounts, random.pick(CHAINS));
  else if (kind < 0.8) await sandbox.spend(random.pick(ADDRESSES));
  else if (kind < 0.84) await sandbox.fund(random.pick(ADDRESSES));
  else if (kind < 0.9)
    await sandbox.switchRail(
      random.pick([{}, { quoteSeconds: random.int(5, 30) }, { sanctioned: true }, { failsExecution: true }]),
    );
  else if (kind < 0.92) await sandbox.force(random.pick(STEPS));
  else if (kind < 0.93) await sandbox.cancel();
  else if (kind < 0.97) clock.wrongByMs += random.int(-1, 1) * random.int(1, 1_000_000);
  else browser.breakStorage(browser.storageFault === 'none' ? random.pick(STORAGE_FAULTS) : 'none');
};

/** Buyers pay in all pages at once, none of which learns the status. */
const race = async ({ clock, devices, network }: World): Promise<void> => {
  network.getFault = (path) => (path.endsWith('/status') ? 'lost' : undefined);
  const pages = devices.flatMap((device) => device.pages);
  for (let left = RACE_PICKS; left > 0; left--) {
    for (const page of pages) if (page.state.kind === 'picking') page.pick();
    await clock.advance(RACE_MS);
  }
  for (const page of pages) page.pay();
  await clock.advance(RACE_MS);
};

/** A lax gateway notices a while later that it is being paid. */
const advanceLaxly = async ({ sandbox }: World, random: Random): Promise<void> => {
  if (sandbox.accepted.size && random.chance(0.05)) await sandbox.force(random.pick(['process', 'succeed']));
};

/** Runs one random scenario and resolves to the violations in it. */
export const simulate = async (seed: number, subject: Subject): Promise<readonly string[]> => {
  const random = createRandom(seed);
  const isLax = random.chance(0.4);
  const hesitates = random.chance(0.3);
  const world = await createWorld({
    random,
    subject,
    isLax,
    keepsOptions: random.chance(0.5),
    asksForTransactions: hesitates || random.chance(0.5),
    remembers: random.chance(0.4),
    hasOffers: random.chance(0.7),
    hasQuirks: random.chance(0.6),
    hesitates,
    autoSucceedMs: random.pick([null, 1_000, 5_000]),
    lifetimeS: random.int(30, hesitates ? LONG_LIFE_S : random.pick([120, LONG_LIFE_S])),
    accounts: random.pick(ACCOUNTS).map(toAddresses),
  });
  const { clock, devices } = world;
  if (random.chance(0.5)) setFaults(world, random);
  for (const device of devices) for (let left = random.int(1, MAX_PAGES); left > 0; left--) world.open(device);
  if (random.chance(0.2)) await race(world);
  for (let left = random.int(5, 40); left > 0; left--) {
    await clock.advance(random.int(0, random.pick(PAUSES_MS)));
    const device = random.pick(devices);
    const page = device.pages.length ? random.pick(device.pages) : undefined;
    if (random.chance(0.25)) await disturb(world, device, page, random);
    else if (page)
      // Buyers may use several pages at once.
      for (const each of random.pick([[page], device.pages, devices.flatMap(({ pages }) => pages)]))
        click(each, random);
    else world.open(device);
    await advanceLaxly(world, random);
  }
  await finish(world, random.pick(devices));
  world.close();
  return [...world.violations];
};
