import { isFinalStatus } from '../../../demo/gateway/core/is-final-status.js';
import { ADDRESSES } from './keys.js';
import { canDecline, type SimulatedPage } from './page.js';
import type { WalletApp } from './wallet-app.js';
import type { Device, World } from './world.js';

/** How often, and how many times, the patient buyer looks at the page. */
const LOOK_MS = 3_000;
const LOOKS = 60;
/** The longest time until a payment ends that nobody pays. */
const LIFETIME_MS = 900_000;
/** Time for every tracker to learn of the end: the longest backoff, and a round trip. */
const RECOVERY_MS = 60_000;

/** A buyer whose wallet has sent nothing, and will not, says so where the page offers it. */
const declineTruly = (page: SimulatedPage, { sent, buyer }: WalletApp): void => {
  if (!buyer.keepsRequests && sent.every(({ coins }) => coins === 'refused')) page.decline();
};

/** Also in a page that the buyer is not looking at, until another one says that it has a wallet open. */
const leaveWallet = (page: SimulatedPage, app: WalletApp): void => {
  const { state } = page;
  if (canDecline(state)) declineTruly(page, app);
  else if ('isSlow' in state && state.isSlow) page.back();
};

/** The buyer takes the next step that the page offers, and says the truth. */
const act = (page: SimulatedPage, app: WalletApp): void => {
  const { state } = page;
  switch (state.kind) {
    case 'picking':
      page.pick();
      break;
    case 'choosing':
      if (state.choice && state.choice.preparation.kind !== 'failed') page.pay();
      else {
        // Another request for the status tells the time to a page whose clock is wrong.
        page.tracker.refresh();
        page.back();
      }
      break;
    case 'no_options':
    case 'no_account':
    case 'blocked':
      page.back();
      break;
    case 'connecting':
    case 'switching':
    case 'signing':
      leaveWallet(page, app);
      break;
    case 'unsent':
      page.resend();
      break;
    case 'check_wallet':
      declineTruly(page, app);
      break;
    default:
  }
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
  const taken = sandbox.chains.sent.filter(({ coins }) => coins === 'taken');
  if (taken.length + transfers > 1) world.violate('has taken more than one payment');
  for (const { browser, app } of devices) {
    const { witness } = browser;
    const accepted = [...witness.sent].filter((text) => sandbox.accepted.has(text));
    const sent = app.sent.filter((each) => !witness.isDeclined(each) && !witness.isInVain(each));
    const payments = accepted.length + sent.length;
    if (payments > 1) world.violate(`has paid ${payments} times from one browser`);
  }
};

/**
 * Whatever a page has learned of coins that were sent, it has told the gateway, unless it has crashed. Coins that the buyer has said to
 * have declined do not replace another confirmation, and wait for another request that is open in any tab.
 */
const checkHashes = ({ pages, devices, ...world }: World): void => {
  const isWaiting = (browser: object): boolean =>
    pages.some((page) => page.browser === browser && page.watch.isWaiting);
  /** A page that has seen the end does not show that the buyer was believed. */
  const isDeclined = (hash: string): boolean =>
    devices.some(({ browser, app }) => app.sent.some((sent) => sent.hash === hash && browser.witness.isDeclined(sent)));
  for (const { watch, browser, life } of pages)
    for (const hash of life.isOver ? [] : watch.hashes) {
      const { sent, hasSucceeded } = browser.witness;
      const isLate = watch.lateHashes.includes(hash) || isDeclined(hash);
      const isReplaced = isLate && (sent.size > 0 || isWaiting(browser) || hasSucceeded);
      if (!isReplaced && ![...sent].some((text) => text.includes(hash))) world.violate('drops the hash of coins');
    }
};

/** A page whose wallet may have sent coins in vain says so, and names them if it can. */
const checkLate = (
  { state, watch }: SimulatedPage,
  { record, isLast }: { readonly record: string | undefined; readonly isLast: boolean },
  isPaid: boolean,
): string | undefined => {
  const late = state.kind === 'closed' ? state.late : null;
  if (isPaid) return late ? 'warns of coins that have paid' : undefined;
  const mayHaveSent = watch.hashes.length > 0 || (isLast && record !== undefined);
  if (mayHaveSent && !late) return 'does not warn of coins that may have been sent in vain';
  const [hash = late?.hash] = watch.hashes;
  // Coins that were sent after the buyer was believed do not replace others.
  const isReplaced = late?.hash !== undefined && watch.lateHashes.includes(hash ?? '') && record?.includes(late.hash);
  return hash === late?.hash || isReplaced ? undefined : 'does not name the coins that were sent in vain';
};

const checkPages = async ({ devices, sandbox, ...world }: World): Promise<void> => {
  const isPaid = (await sandbox.read()).state.status === 'succeeded';
  for (const { browser, pages } of devices) {
    const record = browser.getRecord(sandbox.paymentId);
    for (const page of pages) {
      if (page.state.kind !== 'closed') world.violate(`still shows ${page.state.kind} at the end`);
      const problem = checkLate(page, { record, isLast: page === pages.at(-1) }, isPaid);
      if (problem) world.violate(problem);
    }
    // Coins may be sent even after the end.
    const isKept = record !== undefined && !isPaid && browser.witness.hasAskedForCoins;
    if (pages.length && record !== undefined && !isKept) world.violate('keeps a record of a final payment');
    // A page waits for its wallet for ever, unless its buyer is believed.
    const isWaiting = world.pages.some((page) => page.browser === browser && page.watch.isWaiting);
    if (browser.locks > Number(isWaiting)) world.violate('keeps a lock at the end');
  }
};

/** Ends all faults, and gives the wallet of the device what it takes to pay. */
const repair = async ({ network, sandbox, devices }: World, { app }: Device): Promise<void> => {
  network.getFault = () => undefined;
  await sandbox.switchRail({});
  for (const address of ADDRESSES) await sandbox.fund(address);
  for (const { browser, app: each } of devices) {
    browser.repairStorage();
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
    act(page, device.app);
    for (const { pages, app } of devices) for (const other of pages) if (other !== page) leaveWallet(other, app);
    await clock.advance(LOOK_MS);
  }
  // Nobody knows whether the wallet has paid, also for a page that the buyer has left, or it has paid on another chain: the payment can
  // only end by itself.
  const isUnknown =
    world.pages.some(({ state, watch, isOpen }) => (isOpen && 'decline' in state) || watch.isWaiting) ||
    devices.some(({ app }) => app.sent.some(({ coins }) => coins === 'lost'));
  if (!(await isEnded(world)) && isUnknown) await clock.advance(LIFETIME_MS);
  if (!(await isEnded(world))) world.violate(`is stuck: the page shows ${page.state.kind}`);
  await settlePayment(world);
  for (const other of devices.flatMap(({ pages }) => pages)) other.tracker.refresh();
  await clock.advance(RECOVERY_MS);
  if (!isFinalStatus((await sandbox.read()).state.status)) world.violate('does not end');
  await checkTransfers(world);
  // A page that the buyer has left may store a hash when the payment is over; the next page forgets it, or warns of it.
  const leftOver = devices.filter(
    ({ browser, pages }) => pages.length && browser.getRecord(sandbox.paymentId) !== undefined,
  );
  for (const each of leftOver) world.open(each);
  if (leftOver.length) await clock.advance(RECOVERY_MS);
  checkHashes(world);
  await checkPages(world);
};
