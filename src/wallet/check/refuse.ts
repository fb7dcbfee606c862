import { WalletError } from '../../core/errors/wallet-error.js';

/** Refuses a request for the wallet. The reason is for the developer and for support; the buyer's text is a general one. */
export const refuse = (reason: string): never => {
  throw new WalletError('refused_request', `The request was not sent to the wallet: ${reason}`);
};

/** Refuses unless the condition holds. */
export const refuseUnless = (condition: boolean, reason: string): void => {
  if (!condition) refuse(reason);
};
