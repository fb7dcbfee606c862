import type { StatusClient } from '../client/status-client.js';
import { createLongPollSlots, type LongPollSlots } from './long-poll-slots.js';
import { createTracker, type PaymentTracker, type TrackerOptions } from './tracker.js';

/** One tracker for all on a page who follow the same payment from the same source. */
export interface SharedTracker {
  readonly tracker: PaymentTracker;
  /** Begins or goes on with the first one who uses it. */
  retain(): void;
  /** Ends, and aborts what is under way, with the last one. */
  release(): void;
}

interface TrackerRegistry {
  /** Weak: whoever follows a payment holds its tracker, and nobody else does. */
  readonly trackers: Map<string, WeakRef<SharedTracker>>;
  readonly slots: LongPollSlots;
}

/** A page is one world; tests have several. */
const registries = new WeakMap<object, TrackerRegistry>();

const createSharedTracker = (options: TrackerOptions): SharedTracker => {
  const tracker = createTracker(options);
  let users = 0;
  return {
    tracker,
    retain: () => {
      if (!users++) tracker.start();
    },
    release: () => {
      if (!--users) tracker.stop();
    },
  };
};

const getRegistry = (ports: Pick<TrackerOptions, 'tabs'>): TrackerRegistry => {
  const world = registries.get(ports) ?? { trackers: new Map(), slots: createLongPollSlots(ports.tabs) };
  registries.set(ports, world);
  return world;
};

/** The tracker of a payment for everybody with these ports: the one that is there, or a new one. */
export const getSharedTracker = (
  client: StatusClient,
  paymentId: string,
  ports: Omit<TrackerOptions, 'client' | 'paymentId' | 'slots'>,
): SharedTracker => {
  const { trackers, slots } = getRegistry(ports);
  const create = (): SharedTracker => createSharedTracker({ ...ports, client, paymentId, slots });
  if (client.key === undefined) return create();
  const key = JSON.stringify([client.key, paymentId]);
  const shared = trackers.get(key)?.deref() ?? create();
  for (const [name, ref] of trackers) if (!ref.deref()) trackers.delete(name);
  trackers.set(key, new WeakRef(shared));
  return shared;
};
