import { currencyDigits } from 'pay-status/contract';
import { type StrictFiatAmount, type StrictOptionAmount } from '../wire/amount.js';
import { currencyOf } from '../payments/currency.js';

const ICONS = 'https://api.walletconnect.com/assets/v1/image';

/** A token that the sandbox takes, on one chain. */
export interface Asset {
  /** Names it in the ids of options. */
  readonly id: string;
  /** CAIP-2. */
  readonly chain: string;
  readonly networkName: string;
  readonly contract: `0x${string}`;
  readonly symbol: string;
  readonly name: string;
  /** Not the same for one token on every chain. */
  readonly decimals: number;
  /** What the contract calls itself where it is signed for (EIP-712). */
  readonly domain: { readonly name: string; readonly version: string };
  /**
   * How its holder pays: by an authorization of one transfer (EIP-3009), by a permit for a spender (EIP-2612) that then
   * transfers (Permit2), or by a spender that it has let in before.
   */
  readonly way: 'authorization' | 'permit' | 'allowance';
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
  way: 'authorization',
};

/** What can be paid with, in the order in which it is offered. */
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
    way: 'permit',
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
    way: 'authorization',
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
    way: 'allowance',
  },
];

/** So much of the asset for the fiat amount: one coin for one unit of the currency, as the sandbox knows no exchange rates. */
export const priceIn = (asset: Asset, { unit, value }: StrictFiatAmount): StrictOptionAmount => {
  const missingDigits = asset.decimals - currencyDigits(currencyOf(unit));
  return {
    unit: `caip19/${asset.chain}/erc20:${asset.contract}`,
    value: String(BigInt(value) * 10n ** BigInt(missingDigits)),
    display: {
      assetName: asset.name,
      assetSymbol: asset.symbol,
      decimals: asset.decimals,
      iconUrl: `${ICONS}/token/${asset.symbol}/md`,
      networkIconUrl: `${ICONS}/network/${encodeURIComponent(asset.chain)}/md`,
      networkName: asset.networkName,
    },
  };
};
