import { currencyDigits, type StrictFiatAmount, type StrictOptionAmount } from 'pay-status/contract';
import { currencyOf } from './currency.js';

const USDC_DECIMALS = 6;
const ICONS = 'https://api.walletconnect.com/assets/v1/image';

/** USDC on Base for the fiat amount, one coin for one unit of the currency: the sandbox knows no exchange rates. */
export const defaultOptionAmount = ({ unit, value }: StrictFiatAmount): StrictOptionAmount => {
  const missingDigits = USDC_DECIMALS - currencyDigits(currencyOf(unit));
  return {
    unit: 'caip19/eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    value: String(BigInt(value) * 10n ** BigInt(missingDigits)),
    display: {
      assetName: 'USD Coin',
      assetSymbol: 'USDC',
      decimals: USDC_DECIMALS,
      iconUrl: `${ICONS}/token/USDC/md`,
      networkIconUrl: `${ICONS}/network/eip155%3A8453/md`,
      networkName: 'Base',
    },
  };
};
