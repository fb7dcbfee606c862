import type { PaymentDetails } from './schemas/payment-details.js';
import type { PaymentInfo, PaymentStatusResponse } from './schemas/payment-status-response.js';

const pickInfoFields = ({ optionAmount, txId }: PaymentInfo) => {
  if (!optionAmount) return { optionAmount, txId };
  const { unit, value, display } = optionAmount;
  const { assetName, assetSymbol, decimals, iconUrl, networkIconUrl, networkName } = display;
  return {
    optionAmount: {
      unit,
      value,
      display: { assetName, assetSymbol, decimals, iconUrl, networkIconUrl, networkName },
    },
    txId,
  };
};

/**
 * Copies only the documented fields of a status response (`SPEC: Payment status response`): a field that the gateway may
 * add for merchants later must not reach a buyer's page.
 */
export const pickStatusFields = ({ status, isFinal, pollInMs, failureCode, info }: PaymentStatusResponse) => ({
  status,
  isFinal,
  pollInMs,
  failureCode,
  info: info && pickInfoFields(info),
});

/** Copies only the documented fields of payment details, for the same reason. */
export const pickDetailsFields = ({ amount, expiresAt, merchant }: PaymentDetails) => ({
  amount: amount && {
    unit: amount.unit,
    value: amount.value,
    display: amount.display && {
      assetName: amount.display.assetName,
      assetSymbol: amount.display.assetSymbol,
      decimals: amount.display.decimals,
    },
  },
  expiresAt,
  merchant: merchant && { name: merchant.name, iconUrl: merchant.iconUrl },
});
