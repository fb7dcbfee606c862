export type { Fetch } from './transport.js';
export { createGatewayClient, type GatewayClientOptions } from './gateway-client.js';
export type { AnswerDetails, StatusClient, StatusRequest } from './status-client.js';
export { createStatusUrlClient, type StatusUrlClientOptions } from './status-url-client.js';
export {
  readConnectionFailure,
  type ConnectionFailure,
  type ConnectionFailureKind,
} from '../core/connection-failure.js';
export * from '../core/errors/index.js';
export { parseNavigationUrl } from '../core/url/navigation-url.js';
