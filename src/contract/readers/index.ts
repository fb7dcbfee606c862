export * from './cancel-payment-response.js';
export * from './error-body.js';
export type { ReadResult, ReadSuccess } from './fields.js';
export * from './payment-details.js';
export * from './payment-options.js';
export * from './payment-status-response.js';
