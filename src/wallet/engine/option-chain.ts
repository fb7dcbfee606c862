import type { PaymentOption } from '../../contract/schemas/payment-options.js';

/** Returns the chain of an option, CAIP-2. */
export const getChain = ({ account }: PaymentOption): string => account.slice(0, account.lastIndexOf(':'));

/** Returns the name of the network of an option, as the gateway names it; untrusted. */
export const getNetworkName = (option: PaymentOption): string => option.amount.display.networkName || getChain(option);
