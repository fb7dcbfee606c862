import { createGateway } from '../../demo/gateway/create-gateway.js';
import { DEMO_MERCHANT_ID } from '../../demo/gateway/auth/credentials.js';
import { createGatewayClient } from '../../src/client/gateway-client.js';
import { createTracker } from '../../src/tracker/tracker.js';
import { VirtualBrowser } from '../support/tabs.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { Network } from './network.js';
import { createRandom } from '../support/random.js';
import { BASE_URL, readAnswer, SimulatedTab } from './simulated-tab.js';

/** Enough turns of the event loop for a request to the gateway in this process to be answered and processed. */
const TURNS = 5;
const WINDOW_MS = 60_000;
/** Half of 30, because each request may come with a preflight. */
const MAX_REQUESTS_WHILE_FAILING = 15;
/** The longest backoff plus the longest Retry-After of this simulation. */
const RECOVERY_MS = 15_000 + 40_000;
const PRESS_MS = 15_000;
const STEPS = ['process', 'succeed', 'fail', 'decline', 'expire'];
const PAGE_EVENTS = ['hidden', 'visible', 'pagehide', 'pageshow', 'freeze', 'resume', 'online', 'offline'] as const;

const MERCHANT = { 'Content-Type': 'application/json', 'Api-Key': 'wcp_test_demo', 'Merchant-Id': DEMO_MERCHANT_ID };

/** Runs one random scenario and resolves to the violations in it. */
export const simulate = async (seed: number): Promise<readonly string[]> => {
  const random = createRandom(seed);
  const violations = new Set<string>();
  const tabs: SimulatedTab[] = [];
  let requestsSeen = 0;

  const open = (): readonly SimulatedTab[] => tabs.filter(({ isClosed }) => !isClosed);
  /** Checks after every event that each tab shows its last answer, and that a failing gateway is not flooded. */
  const check = (): void => {
    const now = clock.monotonic();
    for (const [index, tab] of tabs.entries()) {
      if (tab.shown !== tab.lastAnswer)
        violations.add(`tab ${index} shows ${tab.shown}, its last answer was ${tab.lastAnswer}`);
      if (tab.inFlight > 1) violations.add(`tab ${index} has ${tab.inFlight} requests in flight`);
      if (tab.failures > tab.randomCalls) violations.add(`tab ${index} retries without jitter`);
    }
    const requests = tabs.flatMap((tab) => tab.requests);
    if (requests.length === requestsSeen) return;
    requestsSeen = requests.length;
    const sinceMs = now - WINDOW_MS;
    const recent = requests.filter(({ atMs }) => atMs > sinceMs).length;
    if (recent > MAX_REQUESTS_WHILE_FAILING && tabs.every(({ lastGoodMs }) => lastGoodMs < sinceMs))
      violations.add(`${recent} requests in a minute in which the gateway fails`);
  };

  const settle = async (): Promise<void> => {
    for (let i = 0; i < TURNS; i++) await new Promise((resolve) => setImmediate(resolve));
    check();
  };
  const clock = new VirtualClock(settle);
  const gateway = createGateway({ baseUrl: BASE_URL, clock, autoSettleMs: random.chance(0.5) ? 2_000 : null });
  const network = new Network(clock, random, gateway.fetch);
  network.latencyMs = random.int(1, 40);
  const post = async (path: string, body: unknown): Promise<Response> => {
    const init = { method: 'POST', headers: MERCHANT, body: JSON.stringify(body) };
    return gateway.fetch(new Request(`${BASE_URL}${path}`, init));
  };
  const amount = { unit: 'iso4217/USD', value: '5000' };
  const expiresAt = Math.floor(clock.nowMs() / 1_000) + random.int(20, 900);
  const { paymentId } = (await (await post('/v1/payments', { amount, referenceId: 'r', expiresAt })).json()) as {
    paymentId: string;
  };
  const readStatus = async (): Promise<string | undefined> => {
    const url = `${BASE_URL}/v1/payments/${paymentId}/status`;
    return readAnswer(await (await gateway.fetch(new Request(url, { headers: MERCHANT }))).text())?.state;
  };
  const advancePayment = (step: string): Promise<Response> => post(`/sandbox/payments/${paymentId}/${step}`, {});

  const browser = new VirtualBrowser();
  const violate = (what: string): void => void violations.add(what);
  const openTab = (): void => {
    if (open().length === 5) return;
    const skewMs = tabs.length / 1_000;
    const options = { clock, network, random, paymentId, skewMs, tab: browser.tab(), violate };
    tabs.push(new SimulatedTab({ ...options, createTracker, createClient: createGatewayClient }));
  };

  let pressedMs = -PRESS_MS;
  /** Refreshes as the page does, or as a buyer who presses "Try again", which takes a moment to appear and to be read. */
  const refresh = (tab: SimulatedTab | undefined): void => {
    const isPress = tab?.tracker.state.connection === 'stopped';
    if (isPress && clock.monotonic() - pressedMs < PRESS_MS) return;
    if (isPress) pressedMs = clock.monotonic();
    tab?.tracker.refresh();
  };

  /** Hides and shows the page repeatedly, as a buyer who switches between the page and a wallet. */
  const switchApps = async (tab: SimulatedTab | undefined): Promise<void> => {
    for (let left = random.int(5, 60); left > 0; left--) {
      tab?.page.signal('hidden');
      await clock.advance(random.int(100, 2_500));
      if (tab && !tab.isClosed) tab.page.signal('visible');
    }
  };

  const doRandomAction = async (): Promise<void> => {
    const tab = open().length ? random.pick(open()) : undefined;
    const kind = random.next();
    if (kind < 0.05) await advancePayment(random.pick(STEPS));
    else if (kind < 0.06) await post(`/v1/payments/${paymentId}/cancel`, {});
    else if (kind < 0.2) network.faultRate = isLongOutage ? 1 : random.pick([0, 0.2, 0.5, 0.9, 1]);
    else if (kind < 0.28) openTab();
    else if (kind < 0.32) tab?.close();
    else if (kind < 0.36) clock.wrongByMs += random.int(-1, 1) * random.int(1, 100_000);
    else if (kind < 0.46) refresh(tab);
    else if (kind < (isLongOutage ? 0.58 : 0.49)) await switchApps(tab);
    else if (kind < 0.62) for (const each of open()) each.page.signal(random.pick(['online', 'offline', 'visible']));
    else tab?.page.signal(random.pick(PAGE_EVENTS));
  };

  const isLongOutage = random.chance(0.15);
  network.faultRate = isLongOutage ? 1 : random.pick([0, 0, 0.3, 1]);
  for (let count = random.int(1, 4); count > 0; count--) openTab();
  for (let left = random.int(5, 60); left > 0; left--) {
    await clock.advance(random.chance(0.4) ? random.int(0, 500) : random.int(0, 15_000));
    await doRandomAction();
  }

  // The network recovers, and the buyer visits every tab and presses "Try again" where polling has stopped.
  network.faultRate = 0;
  // Requests that were in flight still have their fault.
  await clock.advance(10_000);
  openTab();
  for (const each of open()) {
    for (const signal of ['resume', 'pageshow', 'online', 'visible'] as const) each.page.signal(signal);
    each.tracker.refresh();
  }
  await clock.advance(RECOVERY_MS);
  // A change at this moment arrives one round trip later.
  const roundTripMs = 2 * network.latencyMs;
  const before = await readStatus();
  await clock.advance(roundTripMs + 100);
  const after = await readStatus();
  for (const each of open()) if (each.shown !== before && each.shown !== after) violate('does not recover');

  /** Resolves to the status once it is stable, because the payment may expire at this moment. */
  const readStableStatus = async (): Promise<string | undefined> => {
    let state: string | undefined;
    while (state !== (state = await readStatus())) await clock.advance(roundTripMs + 100);
    return state;
  };

  // Without faults all tabs share one request, and show a change at once, also after the tab that polls is closed.
  const inFlight = (): number => open().reduce((sum, each) => sum + each.inFlight, 0);
  const isOpen = (): boolean => open().some((each) => !each.tracker.state.payment?.isFinal);
  for (const step of ['process', 'succeed']) {
    await readStableStatus();
    if (!isOpen()) break;
    if (inFlight() !== 1) violate(`${inFlight()} requests in flight without faults`);
    const polling = open().find((each) => each.inFlight);
    if (open().length > 1 && random.chance(0.5)) polling?.close();
    await clock.advance(1_000);
    await advancePayment(step);
    // A change between two requests stays unseen until the long poll ends.
    const expected = await readStableStatus();
    for (const each of open()) if (each.shown !== expected) violate('is late to show a change');
    await clock.advance(2_000);
  }
  for (const each of open()) each.close();
  await settle();
  if (browser.members) violate('tabs remain in their group');
  gateway.close();
  return [...violations];
};
