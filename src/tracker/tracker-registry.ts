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
  /** The number of trackers at which those without users are removed: a scan each time would be quadratic. */
  sweepAt: number;
  /** Weak references, so that a tracker without users can be garbage-collected. */
  readonly trackers: Map<string, Pick<WeakRef<SharedTracker>, 'deref'>>;
  readonly slots: LongPollSlots;
}

/** The fewest trackers that are worth a scan. */
const MIN_SWEEP = 16;

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
  const registry = registries.get(ports) ?? {
    sweepAt: MIN_SWEEP,
    trackers: new Map(),
    slots: createLongPollSlots(ports.tabs),
  };
  registries.set(ports, registry);
  return registry;
};

/** Returns the shared tracker of a payment and client for these ports, and creates it if needed. */
export const getSharedTracker = (
  client: StatusClient,
  paymentId: string,
  ports: Omit<TrackerOptions, 'client' | 'paymentId' | 'slots'>,
): SharedTracker => {
  const registry = getRegistry(ports);
  const { trackers, slots } = registry;
  const create = (): SharedTracker => createSharedTracker({ ...ports, client, paymentId, slots });
  if (client.key === undefined) return create();
  const key = toJson([client.key, paymentId]);
  const shared = trackers.get(key)?.deref() ?? create();
  if (trackers.size >= registry.sweepAt) {
    for (const [name, ref] of trackers) if (!ref.deref()) trackers.delete(name);
    registry.sweepAt = Math.max(MIN_SWEEP, 2 * trackers.size);
  }
  trackers.set(key, typeof WeakRef === 'undefined' ? { deref: () => shared } : new WeakRef(shared));
  return shared;
};
