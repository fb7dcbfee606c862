import { currencyDigits } from 'pay-status/contract';
import { getIconPath } from '../core/icon-url.js';
import type { StrictFiatAmount, StrictOptionAmount } from '../wire/amount.js';
import { getCurrency } from '../payments/currency.js';
import { getUnit, type Asset } from '../rails/asset.js';
import { convert } from './rates.js';

/** Coins of the asset, in base units, with their display. The icons are paths on the sandbox. */
export const toCoins = (asset: Asset, value: bigint): StrictOptionAmount => ({
  unit: getUnit(asset),
  value: String(value),
  display: {
    assetName: asset.name,
    assetSymbol: asset.symbol,
    decimals: asset.decimals,
    iconUrl: getIconPath(asset.symbol),
    networkIconUrl: getIconPath(asset.chain),
    networkName: asset.networkName,
  },
});

/** The fiat amount in the asset, at the rates of the sandbox. */
export const toOptionAmount = (asset: Asset, { unit, value }: StrictFiatAmount): StrictOptionAmount => {
  const currency = getCurrency(unit);
  return toCoins(asset, convert({ value: BigInt(value), currency, decimals: currencyDigits(currency) }, asset));
};
