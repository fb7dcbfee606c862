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

/** The ways of a payment (`SPEC: States and transitions`); each step is a version. */
const WAYS: readonly (readonly Stage[])[] = [
  [...stages('requires_action', 'processing', 'succeeded'), { status: 'succeeded', settled: true }],
  [...stages('requires_action', 'processing', 'succeeded'), { status: 'succeeded', settled: true }],
  stages('requires_action', 'processing', 'succeeded'),
  stages('requires_action', 'processing', 'failed'),
  stages('requires_action', 'processing', 'expired'),
  stages('requires_action', 'cancelled'),
];

const PAYMENTS = 100;

export const crashKey = (paymentId: string, version: number): string => `${paymentId} ${version}`;

const shuffle = <Item>(items: Item[], random: Random): Item[] => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.int(0, last);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
};

/** A payment with the events that are not lost: of some payments the endpoint gets only some types. */
const tellPayment = (paymentId: string, random: Random) => {
  const way = random.pick(WAYS).map((stage, version) => ({ ...stage, version }));
  const told = way.filter(() => random.chance(0.9));
  const events = (told.length ? told : way).flatMap((stage) => {
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
const tellNoise = (paymentId: string, random: Random): Promise<SignedDelivery> => {
  const paid = createEvent({ paymentId, version: 9, status: 'succeeded', settled: true, id: `evt_${paymentId}_noise` });
  return random.pick([
    () => signDelivery(JSON.stringify(paid), { secret: OTHER_SECRET }),
    () => signDelivery(JSON.stringify(paid), { atMs: NOW_MS - 301_000 }),
    () => signDelivery(JSON.stringify({ ...paid, data: { ...paid.data, live: false } })),
  ])();
};

const tellCrashes = (random: Random): Crash[] => {
  const crashes: Crash[] = [];
  while (random.chance(0.2)) crashes.push(random.pick(['before the effect', 'after the effect']));
  return crashes;
};

/** Payments and what is delivered of them: shuffled, several times, some of it at the same moment. */
export const tellStory = async (prefix: string, random: Random): Promise<Story> => {
  const told = Array.from({ length: PAYMENTS }, (_, index) => tellPayment(`pay_${prefix}_${index}`, random));
  const crashes = new Map<string, Crash[]>();
  const groups: Story['deliveries'][number][][] = [];
  for (const { story, events } of told) {
    for (const event of events) {
      crashes.set(crashKey(story.paymentId, event.data.payment_state_version), tellCrashes(random));
      const delivery = await signDelivery(JSON.stringify(event), { id: `msg_${event.id}` });
      const copies = Array.from({ length: random.int(1, 4) }, () => ({ delivery, isAuthentic: true }));
      // Side by side they arrive at the same moment.
      if (random.chance(0.5)) groups.push(copies);
      else groups.push(...copies.map((copy) => [copy]));
    }
    if (random.chance(0.2)) groups.push([{ delivery: await tellNoise(story.paymentId, random), isAuthentic: false }]);
  }
  return {
    payments: told.map(({ story }) => story),
    deliveries: shuffle(groups, random).flat(),
    crashes,
  };
};
