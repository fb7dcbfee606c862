import type { PaymentInfo, PaymentStatusResponse } from './payment-status-response.js';

const infoOf = ({ optionAmount, txId }: PaymentInfo) => {
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
 * What a buyer is told of a payment: the fields of the interface and no others (`SPEC: Payment status response`). A field
 * that the gateway adds for merchants one day must not reach a page by itself.
 */
export const statusBody = ({ status, isFinal, pollInMs, failureCode, info }: PaymentStatusResponse) => ({
  status,
  isFinal,
  pollInMs,
  failureCode,
  info: info && infoOf(info),
});
