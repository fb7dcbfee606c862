import type { Random } from '../../../support/random.js';
import { createEvent } from '../support/events.js';
import { OTHER_SECRET, NOW_MS, signDelivery, type SignedDelivery } from '../support/signed-delivery.js';

/** Points at which the merchant's process fails while it handles an event. */
export type Crash = 'before the effect' | 'after the effect';

/** Outcome of a payment that the merchant is notified of. */
export interface PaymentStory {
  readonly paymentId: string;
  /** Of all events that are delivered. */
  readonly highestVersion: number;
  readonly succeeds: boolean;
  readonly settles: boolean;
}

/** Requests to the merchant's endpoint. */
export interface Story {
  readonly payments: readonly PaymentStory[];
  /** In the order in which they arrive. What is authentic is sent until it is acknowledged. */
  readonly deliveries: readonly { readonly delivery: SignedDelivery; readonly isAuthentic: boolean }[];
  /** By payment and version: what happens at the first, second and so on time that it is handled. */
  readonly crashes: ReadonlyMap<string, Crash[]>;
}

interface Stage {
  readonly status: string;
  readonly settled?: boolean;
}

const stages = (...statuses: readonly string[]): readonly Stage[] => statuses.map((status) => ({ status }));

/** The transitions of a payment (`SPEC: States and transitions`); each has its own version. */
const PATHS: readonly (readonly Stage[])[] = [
  [...stages('requires_action', 'processing', 'succeeded'), { status: 'succeeded', settled: true }],
  [...stages('requires_action', 'processing', 'succeeded'), { status: 'succeeded', settled: true }],
  stages('requires_action', 'processing', 'succeeded'),
  stages('requires_action', 'processing', 'failed'),
  stages('requires_action', 'processing', 'expired'),
  stages('requires_action', 'cancelled'),
];

const PAYMENTS = 100;

export const getCrashKey = (paymentId: string, version: number): string => `${paymentId} ${version}`;

const shuffle = <Item>(items: Item[], random: Random): Item[] => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.int(0, last);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
};

/** Creates a payment with its delivered events: some are lost, because an endpoint may subscribe to some types only. */
const createPaymentStory = (paymentId: string, random: Random) => {
  const path = random.pick(PATHS).map((stage, version) => ({ ...stage, version }));
  const delivered = path.filter(() => random.chance(0.9));
  const events = (delivered.length ? delivered : path).flatMap((stage) => {
    const event = createEvent({ ...stage, paymentId });
    // Another event of the same version, as a replay under a new id would be.
    return random.chance(0.1) ? [event, { ...event, id: `${event.id}_again` }] : [event];
  });
  const story: PaymentStory = {
    paymentId,
    highestVersion: Math.max(...events.map(({ data }) => data.payment_state_version)),
    succeeds: events.some(({ data }) => data.status === 'succeeded'),
    settles: events.some(({ data }) => data.settled !== null),
  };
  return { story, events };
};

/** Requests that must have no effect: signed with another key, too old, of the other mode. */
const createInvalidDelivery = (paymentId: string, random: Random): Promise<SignedDelivery> => {
  const paid = createEvent({ paymentId, version: 9, status: 'succeeded', settled: true, id: `evt_${paymentId}_noise` });
  return random.pick([
    () => signDelivery(JSON.stringify(paid), { secret: OTHER_SECRET }),
    () => signDelivery(JSON.stringify(paid), { atMs: NOW_MS - 301_000 }),
    () => signDelivery(JSON.stringify({ ...paid, data: { ...paid.data, live: false } })),
  ])();
};

const createCrashes = (random: Random): Crash[] => {
  const crashes: Crash[] = [];
  while (random.chance(0.2)) crashes.push(random.pick(['before the effect', 'after the effect']));
  return crashes;
};

/** Creates payments and their deliveries: shuffled, duplicated, some of them concurrent. */
export const createStory = async (prefix: string, random: Random): Promise<Story> => {
  const payments = Array.from({ length: PAYMENTS }, (_, index) => createPaymentStory(`pay_${prefix}_${index}`, random));
  const crashes = new Map<string, Crash[]>();
  const groups: Story['deliveries'][number][][] = [];
  for (const { story, events } of payments) {
    for (const event of events) {
      crashes.set(getCrashKey(story.paymentId, event.data.payment_state_version), createCrashes(random));
      const delivery = await signDelivery(JSON.stringify(event), { id: `msg_${event.id}` });
      const copies = Array.from({ length: random.int(1, 4) }, () => ({ delivery, isAuthentic: true }));
      // Adjacent copies are delivered concurrently.
      if (random.chance(0.5)) groups.push(copies);
      else groups.push(...copies.map((copy) => [copy]));
    }
    if (random.chance(0.2))
      groups.push([{ delivery: await createInvalidDelivery(story.paymentId, random), isAuthentic: false }]);
  }
  return {
    payments: payments.map(({ story }) => story),
    deliveries: shuffle(groups, random).flat(),
    crashes,
  };
};
