import { createGateway } from '../../../demo/gateway/create-gateway.js';
import type { Gateway } from '../../../demo/gateway/gateway.js';
import type { GatewayClock } from '../../../demo/gateway/clock/clock.js';
import { createManualClock, type ManualClock } from '../../../demo/gateway/clock/manual-clock.js';
import { DEMO_MERCHANT_ID } from '../../../demo/gateway/auth/credentials.js';
import type { BuyerChoice, SandboxStep } from '../../../demo/gateway/wire/sandbox-payment.js';
import { seededRandom, type RandomSource } from '../../../demo/gateway/core/random.js';
import { createGatewayClient } from '../../../src/client/gateway-client.js';
import type { StatusClient } from '../../../src/client/status-client.js';
import type { CheckoutPorts } from '../../../src/browser/checkout-ports.js';
import { USDC } from './assets.js';
import { takeStep } from './take-step.js';
import { clockPort, skippingClockPort } from './story-clock.js';
import { createStoryPage } from './story-page.js';
import { createStoryPorts } from './story-ports.js';
import { addFault, type Ends, type StatusFault, type Wire } from './wires.js';

export const BASE_URL = 'https://gateway.example';

/** The history of a payment before the element is connected, and the faults between it and the gateway. */
export interface Situation {
  readonly journey?: readonly SandboxStep[];
  /** The asset that the buyer pays with; {@link USDC} when absent. */
  readonly choice?: BuyerChoice;
  readonly fault?: StatusFault;
  readonly wire?: Wire;
  /** The time that is skipped while the element waits, milliseconds; without it, time does not advance. */
  readonly skipMs?: number;
  readonly ports?: () => Partial<CheckoutPorts>;
}

/** A payment on a gateway of its own, and the inputs of an element for it. */
export interface StoryPayment {
  readonly gateway: Gateway;
  readonly client: StatusClient;
  readonly paymentId: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly ports: CheckoutPorts;
}

/** Creates a deterministic random source, so that ids and hashes are always the same. */
const createFixedRandom = (): RandomSource => {
  const next = seededRandom(1);
  return { bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)) };
};

/** Creates a sandbox gateway in this page. Its handler replaces the network. */
export const createStoryGateway = (clock: GatewayClock, baseUrl = BASE_URL): Gateway =>
  createGateway({ baseUrl, clock, random: createFixedRandom(), autoSettleMs: null });

/** Creates a client of the gateway, and the `fetch` of a page. `isRequesting` returns true while a request is pending. */
export const connect = (ends: Ends, wire: Wire = (send) => send) => {
  const send = wire(ends.gateway.fetch, ends);
  let pending = 0;
  const client = createGatewayClient({
    baseUrl: BASE_URL,
    appId: 'app_demo',
    clientId: 'storybook',
    fetch: async (url, init) => {
      pending++;
      try {
        return await send(new Request(url, init));
      } finally {
        pending--;
      }
    },
  });
  return { client, send, isRequesting: () => pending > 0 };
};

export const createPayment = async (gateway: Gateway) =>
  gateway.payments.create(
    { merchantId: DEMO_MERCHANT_ID, mode: 'test' },
    { amount: { unit: 'iso4217/USD', value: '5000' }, referenceId: 'order-1' },
  );

const createElementClock = (clock: ManualClock, skipMs: number | undefined, isRequesting: () => boolean) =>
  skipMs === undefined ? clockPort(clock) : skippingClockPort(clock, skipMs, isRequesting);

/** Creates a payment and brings it into the situation. */
export const preparePayment = async (situation: Situation = {}): Promise<StoryPayment> => {
  const { journey = [], choice, fault, wire, skipMs, ports } = situation;
  const clock = createManualClock();
  const page = createStoryPage();
  const gateway = createStoryGateway(clock);
  const { id, expiresAt } = await createPayment(gateway);
  for (const step of journey) await takeStep(gateway, id, step, { optionAmount: USDC, ...choice });
  if (fault) addFault(gateway, fault);
  const { client, isRequesting } = connect({ gateway, page }, wire);
  const elementClock = createElementClock(clock, skipMs, isRequesting);
  return { gateway, client, paymentId: id, expiresAt, ports: createStoryPorts(elementClock, page, ports?.()) };
};
