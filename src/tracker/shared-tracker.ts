import type { StatusClient } from '../client/status-client.js';
import { createSlots, type Slots } from './slots.js';
import { createTracker, type PaymentTracker, type TrackerOptions } from './tracker.js';

/** One tracker for all on a page who follow the same payment from the same source. */
export interface SharedTracker {
  readonly tracker: PaymentTracker;
  /** Begins or goes on with the first one who uses it. */
  enter(): void;
  /** Ends, and aborts what is under way, with the last one. */
  leave(): void;
}

interface World {
  /** Weak: whoever follows a payment holds its tracker, and nobody else does. */
  readonly trackers: Map<string, WeakRef<SharedTracker>>;
  readonly slots: Slots;
}

/** A page is one world; tests have several. */
const worlds = new WeakMap<object, World>();

const share = (options: TrackerOptions): SharedTracker => {
  const tracker = createTracker(options);
  let users = 0;
  return {
    tracker,
    enter: () => {
      if (!users++) tracker.start();
    },
    leave: () => {
      if (!--users) tracker.stop();
    },
  };
};

const worldOf = (ports: Pick<TrackerOptions, 'tabs'>): World => {
  const world = worlds.get(ports) ?? { trackers: new Map(), slots: createSlots(ports.tabs) };
  worlds.set(ports, world);
  return world;
};

/** The tracker of a payment for everybody with these ports: the one that is there, or a new one. */
export const shareTracker = (
  client: StatusClient,
  paymentId: string,
  ports: Omit<TrackerOptions, 'client' | 'paymentId' | 'slots'>,
): SharedTracker => {
  const { trackers, slots } = worldOf(ports);
  const create = (): SharedTracker => share({ ...ports, client, paymentId, slots });
  if (client.key === undefined) return create();
  const key = JSON.stringify([client.key, paymentId]);
  const shared = trackers.get(key)?.deref() ?? create();
  for (const [name, ref] of trackers) if (!ref.deref()) trackers.delete(name);
  trackers.set(key, new WeakRef(shared));
  return shared;
};
