export * from './ports.js';
export * from './state.js';
export { createTracker, type PaymentTracker, type TrackerListener, type TrackerOptions } from './tracker.js';
export { TRIES_BEFORE_CANNOT_LOAD } from './retry.js';
