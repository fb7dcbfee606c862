import type { PaymentStatusResponse } from 'pay-status/contract';
import { toUrl } from './base.js';
import { AMOUNT } from './demo-payment.js';

/** USDC on Base Sepolia, which is worth nothing. */
const USDC = 'caip19/eip155:84532/erc20:0x036CbD53842c5426634e7929541eC2318f3dCF7e';

const getInfo = () => ({
  optionAmount: {
    unit: USDC,
    value: `${AMOUNT.value}0000`,
    display: {
      assetName: 'USD Coin',
      assetSymbol: 'USDC',
      decimals: 6,
      iconUrl: toUrl('icons/usdc.svg'),
      networkIconUrl: toUrl('icons/eip155-84532.svg'),
      networkName: 'Base Sepolia',
    },
  },
  // An id of test mode, which no explorer knows: the receipt has no link.
  txId: 'test:pay_0f5e7d3a9c1b',
});

/** A status response, as the gateway answers it. */
export const toPayment = (status: PaymentStatusResponse['status']): PaymentStatusResponse => ({
  status,
  isFinal: !['requires_action', 'processing'].includes(status),
  pollInMs: 1_000,
  ...(status === 'succeeded' && { info: getInfo() }),
});
