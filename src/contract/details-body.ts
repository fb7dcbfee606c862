import type { PaymentDetails } from './payment-details.js';

/** What a buyer is told of a payment before it is paid, as the gateway answers it, without what else it may say. */
export const detailsBody = ({ amount, display, expiresAt, merchant }: Partial<PaymentDetails> = {}) => ({
  amount: amount && {
    unit: amount.unit,
    value: amount.value,
    display: display && {
      assetName: display.assetName,
      assetSymbol: display.assetSymbol,
      decimals: display.decimals,
    },
  },
  expiresAt,
  merchant: merchant && { name: merchant.name, iconUrl: merchant.iconUrl },
});
