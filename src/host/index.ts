export type { CheckoutHost } from './checkout-host.js';
export * from './embed/embed-checkout.js';
export type { EmbeddedStatus, EmbedOptions, HostAnswer } from './embed/embed-options.js';
export * from './embedded/attach-checkout.js';
export * from './embedded/connect-host.js';
export type { HostConnection } from './embedded/host-connection.js';
export { RECEIVER_NAME } from './embedded/native-transport.js';
export * from './message.js';
export * from './protocol.js';
