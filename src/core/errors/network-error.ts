import { PayError } from './pay-error.js';

/** No answer arrived: no connection, a lost one, or one that the browser refused (CORS). Says nothing of the payment. */
export class NetworkError extends PayError {
  override readonly name = 'NetworkError';
  readonly code = 'network_error';
}
