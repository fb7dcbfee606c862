import { PayError } from './pay-error.js';

/** No answer arrived: no connection, a lost one, or a refused one (CORS). Says nothing about the payment. */
export class NetworkError extends PayError {
  override readonly name = 'NetworkError';
  readonly code = 'network_error';
}
