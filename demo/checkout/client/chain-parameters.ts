import type { PayCheckout } from 'pay-status';

/** Gives the element what the server says about its chains, so that wallets can add them. The property has no attribute. */
export const addChainParameters = (checkout: PayCheckout): void => {
  const { chainParameters } = checkout.dataset;
  if (chainParameters) checkout.chainParameters = JSON.parse(chainParameters) as typeof checkout.chainParameters;
};
