import { isFinalStatus } from '../../../demo/gateway/core/is-final-status.js';
import { ADDRESSES } from './keys.js';
import type { SimulatedPage } from './page.js';
import type { Device, World } from './world.js';

/** How often, and how many times, the patient buyer looks at the page. */
const LOOK_MS = 3_000;
const LOOKS = 60;
/** The longest time until a payment ends that nobody pays. */
const LIFETIME_MS = 900_000;
/** Time for every tracker to learn of the end: the longest backoff, and a round trip. */
const RECOVERY_MS = 60_000;

/** The buyer takes the next step that the page offers. */
const act = (page: SimulatedPage): void => {
  const { state } = page;
  switch (state.kind) {
    case 'picking':
      page.pick();
      break;
    case 'choosing':
      if (!state.choice || state.choice.preparation.kind === 'failed') page.back();
      else page.pay();
      break;
    case 'no_options':
    case 'blocked':
      page.back();
      break;
    case 'connecting':
    case 'switching':
    case 'signing':
      if (state.isSlow) page.back();
      break;
    case 'unsent':
      page.resend();
      break;
    default:
    // Nothing is offered while the wallet may have paid.
  }
};

/** A page that the buyer is not looking at, until another one says that it has a wallet open. */
const leaveWallet = (page: SimulatedPage): void => {
  if ('isSlow' in page.state && page.state.isSlow) page.back();
};

const isEnded = async ({ sandbox }: World): Promise<boolean> => {
  const { status } = (await sandbox.read()).state;
  return sandbox.accepted.size > 0 || status !== 'requires_action';
};

/** Lets the payment end that a rail has claimed, or that a lax gateway has accepted. */
const settlePayment = async ({ clock, sandbox }: World): Promise<void> => {
  if (sandbox.accepted.size) await sandbox.force('process');
  await clock.advance(10_000);
  if ((await sandbox.read()).state.status === 'processing') await sandbox.force('succeed');
};

const checkTransfers = async ({ sandbox, devices, ...world }: World): Promise<void> => {
  const { state, isSimulated } = await sandbox.read();
  const transfers = await sandbox.countTransfers();
  if (transfers > 1) world.violate(`has ${transfers} transfers`);
  const isPaid = state.status === 'succeeded' && !isSimulated;
  if (isPaid && transfers !== 1) world.violate(`has succeeded with ${transfers} transfers`);
  if (state.status !== 'succeeded' && transfers !== 0) world.violate(`is ${state.status} with ${transfers} transfers`);
  if (sandbox.desk.payments.size + transfers > 1 && !sandbox.accepted.size) world.violate('has taken coins and tokens');
  for (const { browser, app } of devices) {
    const accepted = [...browser.witness.sent].filter((text) => sandbox.accepted.has(text));
    const payments = accepted.length + app.payments;
    if (payments > 1) world.violate(`has paid ${payments} times from one browser`);
  }
};

/** Whatever a page has learned of coins that were sent, it has told the gateway, unless it has crashed. */
const checkHashes = ({ pages, ...world }: World): void => {
  for (const { hashes, browser, life } of pages)
    for (const hash of life.isOver ? [] : hashes)
      if (![...browser.witness.sent].some((text) => text.includes(hash))) world.violate('drops the hash of coins');
};

const checkPages = ({ devices, ...world }: World): void => {
  for (const { browser, pages } of devices) {
    for (const { state } of pages) if (state.kind !== 'closed') world.violate(`still shows ${state.kind} at the end`);
    if (pages.length && browser.items) world.violate('keeps a confirmation of a final payment');
    if (browser.locks) world.violate('keeps a lock at the end');
  }
};

/** Ends all faults, and gives the wallet of the device what it takes to pay. */
const repair = async ({ network, sandbox, devices }: World, { app }: Device): Promise<void> => {
  network.getFault = () => undefined;
  await sandbox.switchRail({});
  for (const address of ADDRESSES) await sandbox.fund(address);
  for (const { browser, app: each } of devices) {
    browser.isFull = false;
    each.becomeWilling();
  }
  // The buyer visits every page, which then asks at once, and sets a wrong clock right.
  for (const { tracker } of devices.flatMap(({ pages }) => pages)) tracker.refresh();
  app.select(app.accounts.length ? app.accounts : ADDRESSES.slice(0, 1), app.chain);
};

/** The faults are over: a patient buyer pays on one device. Checks that the payment ends, and how. */
export const finish = async (world: World, device: Device): Promise<void> => {
  const { clock, sandbox, devices } = world;
  await repair(world, device);
  // No click comes between an answer of the wallet and what the page does with it.
  await clock.advance(LOOK_MS);
  const page = device.pages[0] ?? world.open(device);
  for (let look = 0; look < LOOKS && !(await isEnded(world)); look++) {
    act(page);
    for (const other of devices.flatMap(({ pages }) => pages)) if (other !== page) leaveWallet(other);
    await clock.advance(LOOK_MS);
  }
  // Nobody knows whether the wallet has paid: the payment can only end by itself.
  const isUnknown = devices.some(({ pages }) => pages.some(({ state }) => state.kind === 'check_wallet'));
  if (!(await isEnded(world)) && isUnknown) await clock.advance(LIFETIME_MS);
  if (!(await isEnded(world))) world.violate(`is stuck: the page shows ${page.state.kind}`);
  await settlePayment(world);
  for (const other of devices.flatMap(({ pages }) => pages)) other.tracker.refresh();
  await clock.advance(RECOVERY_MS);
  if (!isFinalStatus((await sandbox.read()).state.status)) world.violate('does not end');
  await checkTransfers(world);
  // A page that the buyer has left may store a hash when the payment is over; the next page forgets it.
  const leftOver = devices.filter(({ browser, pages }) => pages.length && browser.items);
  for (const each of leftOver) world.open(each);
  if (leftOver.length) await clock.advance(RECOVERY_MS);
  checkHashes(world);
  checkPages(world);
};
