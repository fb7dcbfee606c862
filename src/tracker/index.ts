export { systemClock, type Clock } from '../core/clock.js';
export { noPageSignals, type PageSignal, type PageSignals } from './ports.js';
export { MAX_OPEN_LONG_POLLS, createLongPollSlots, type LongPollSlots } from './long-poll-slots.js';
export * from './state.js';
export type { TabMember, TabMessage, Tabs } from './tab-channel.js';
export type { TraceEntry } from './trace.js';
export { createTracker, type PaymentTracker, type TrackerListener, type TrackerOptions } from './tracker.js';
export { ATTEMPTS_BEFORE_CANNOT_LOAD } from '../core/retry.js';
