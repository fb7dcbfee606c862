import { PRIVATE_NETWORK_PROBLEM } from '../wire/endpoint-url.js';

/** The sandbox does not deliver to this host: it leads into a private network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';

  constructor(host: string) {
    super(`The URL ${PRIVATE_NETWORK_PROBLEM}, unlike ${host}`);
  }
}
