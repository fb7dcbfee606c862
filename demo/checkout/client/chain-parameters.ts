import type { PayCheckout } from 'pay-status';

/** Gives the element what the server says about the local chain, so that wallets can add it. Has no attribute of its own. */
export const addChainParameters = (checkout: PayCheckout): void => {
  const { chainParameters } = checkout.dataset;
  if (chainParameters) checkout.chainParameters = [JSON.parse(chainParameters) as never];
};
