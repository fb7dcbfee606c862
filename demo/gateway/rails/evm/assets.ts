import { zeroAddress } from 'viem';
import type { Asset } from '../asset.js';
import type { Contracts } from './contracts.js';

const COIN = { decimals: 6, currency: 'USD' } as const;

/** The coins of the rail on its chain, in the order in which they are offered. */
export const getEvmAssets = (
  chainId: number,
  networkName: string,
  { usdc, eurc, testUsd, usdt }: Contracts,
): readonly [Asset, ...Asset[]] => {
  const on = { chain: `eip155:${chainId}`, networkName };
  return [
    {
      ...on,
      ...COIN,
      id: 'usdc',
      contract: usdc,
      symbol: 'USDC',
      name: 'USD Coin',
      domain: { name: 'USD Coin', version: '2' },
      method: 'authorization',
    },
    {
      ...on,
      ...COIN,
      id: 'eurc',
      contract: eurc,
      symbol: 'EURC',
      name: 'Euro Coin',
      currency: 'EUR',
      domain: { name: 'Euro Coin', version: '2' },
      method: 'permit',
    },
    {
      ...on,
      ...COIN,
      id: 'test-usd',
      contract: testUsd,
      symbol: 'TUSD',
      name: 'Test Dollar',
      decimals: 18,
      domain: { name: 'Test Dollar', version: '1' },
      method: 'approval',
    },
    {
      ...on,
      ...COIN,
      id: 'usdt',
      contract: usdt,
      symbol: 'USDT',
      name: 'Tether USD',
      domain: { name: 'Tether USD', version: '1' },
      method: 'approval',
      resetsAllowance: true,
    },
    {
      ...on,
      ...COIN,
      id: 'ether',
      contract: zeroAddress,
      symbol: 'ETH',
      name: 'Test ether',
      decimals: 18,
      currency: 'ETH',
      domain: { name: 'Ether', version: '1' },
      method: 'native',
    },
  ];
};
