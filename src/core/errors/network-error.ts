import { PayError } from './pay-error.js';

/** No answer arrived: no connection, a lost one, or a refused one (CORS). Does not mean that the payment failed. */
export class NetworkError extends PayError {
  override readonly name = 'NetworkError';
  readonly code = 'network_error';
}
