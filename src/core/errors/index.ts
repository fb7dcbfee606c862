export * from './configuration-error.js';
export * from './contract-error.js';
export * from './gateway-error.js';
export * from './network-error.js';
export * from './pay-error.js';
export * from './timeout-error.js';
export * from './wallet-error.js';
