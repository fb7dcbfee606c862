import type { StatusClient } from '../client/status-client.js';
import { toJson } from '../core/json.js';
import { createLongPollSlots, type LongPollSlots } from './long-poll-slots.js';
import { createTracker, type PaymentTracker, type TrackerOptions } from './tracker.js';

/** A tracker, shared by all elements of a page with the same payment and source. */
export interface SharedTracker {
  readonly tracker: PaymentTracker;
  /** Adds a user; the first one starts the tracker. */
  retain(): void;
  /** Removes a user; the last one stops the tracker. */
  release(): void;
}

interface TrackerRegistry {
  /** Weak references, so that a tracker without users can be garbage-collected. */
  readonly trackers: Map<string, Pick<WeakRef<SharedTracker>, 'deref'>>;
  readonly slots: LongPollSlots;
}

/** One registry per set of ports: a page has one, tests have several. */
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
  const registry = registries.get(ports) ?? { trackers: new Map(), slots: createLongPollSlots(ports.tabs) };
  registries.set(ports, registry);
  return registry;
};

/** Returns the shared tracker of a payment and client for these ports, and creates it if needed. */
export const getSharedTracker = (
  client: StatusClient,
  paymentId: string,
  ports: Omit<TrackerOptions, 'client' | 'paymentId' | 'slots'>,
): SharedTracker => {
  const { trackers, slots } = getRegistry(ports);
  const create = (): SharedTracker => createSharedTracker({ ...ports, client, paymentId, slots });
  if (client.key === undefined) return create();
  const key = toJson([client.key, paymentId]);
  const shared = trackers.get(key)?.deref() ?? create();
  for (const [name, ref] of trackers) if (!ref.deref()) trackers.delete(name);
  trackers.set(key, typeof WeakRef === 'undefined' ? { deref: () => shared } : new WeakRef(shared));
  return shared;
};
