import { currencyDigits } from 'pay-status/contract';
import { getIconPath } from '../core/icon-url.js';
import type { StrictFiatAmount, StrictOptionAmount } from '../wire/amount.js';
import { getCurrency } from '../payments/currency.js';

/** A token that the sandbox takes, on one chain. */
export interface Asset {
  /** Identifies it in the ids of options. */
  readonly id: string;
  /** CAIP-2. */
  readonly chain: string;
  readonly networkName: string;
  readonly contract: `0x${string}`;
  readonly symbol: string;
  readonly name: string;
  /** May differ between chains for the same token. */
  readonly decimals: number;
  /** The contract's domain in typed data (EIP-712). */
  readonly domain: { readonly name: string; readonly version: string };
  /**
   * The payment method: an authorization of one transfer (EIP-3009), a permit for a spender (EIP-2612) that then
   * transfers (Permit2), or a spender with an existing allowance.
   */
  readonly method: 'authorization' | 'permit' | 'allowance';
}

export const USDC_ON_BASE: Asset = {
  id: 'usdc-base',
  chain: 'eip155:8453',
  networkName: 'Base',
  contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  domain: { name: 'USD Coin', version: '2' },
  method: 'authorization',
};

/** The supported assets, in the order in which they are offered. */
export const ASSETS: readonly Asset[] = [
  USDC_ON_BASE,
  {
    id: 'eurc-base',
    chain: 'eip155:8453',
    networkName: 'Base',
    contract: '0x60a3E35Cc302bFA44Cb288Bc5a4F316Fdb1adb42',
    symbol: 'EURC',
    name: 'Euro Coin',
    decimals: 6,
    domain: { name: 'EURC', version: '2' },
    method: 'permit',
  },
  {
    id: 'usdc-ethereum',
    chain: 'eip155:1',
    networkName: 'Ethereum',
    contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    domain: { name: 'USD Coin', version: '2' },
    method: 'authorization',
  },
  {
    id: 'usdc-bsc',
    chain: 'eip155:56',
    networkName: 'BSC',
    contract: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 18,
    domain: { name: 'USD Coin', version: '1' },
    method: 'allowance',
  },
];

/**
 * The fiat amount in the asset: one coin for one unit of the currency, because the sandbox has no exchange rates.
 * Its icons are paths on the sandbox.
 */
export const toOptionAmount = (asset: Asset, { unit, value }: StrictFiatAmount): StrictOptionAmount => {
  const missingDigits = asset.decimals - currencyDigits(getCurrency(unit));
  return {
    unit: `caip19/${asset.chain}/erc20:${asset.contract}`,
    value: String(BigInt(value) * 10n ** BigInt(missingDigits)),
    display: {
      assetName: asset.name,
      assetSymbol: asset.symbol,
      decimals: asset.decimals,
      iconUrl: getIconPath(asset.symbol),
      networkIconUrl: getIconPath(asset.chain),
      networkName: asset.networkName,
    },
  };
};
