// Without explorer-link.ts and qr-code.ts, which are loaded on demand.
export * from './absolute-url.js';
export * from './amount.js';
export * from './base-url.js';
export * from './duration.js';
export * from './image-url.js';
export * from './loopback.js';
export * from './navigation-url.js';
export * from './shorten-id.js';
