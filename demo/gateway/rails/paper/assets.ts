import type { Asset } from '../asset.js';

const USDC = {
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  currency: 'USD',
  domain: { name: 'USDC', version: '2' },
  method: 'authorization',
} as const;

const EURC = {
  symbol: 'EURC',
  name: 'Euro Coin',
  decimals: 6,
  currency: 'EUR',
  domain: { name: 'EURC', version: '2' },
  method: 'permit',
} as const;

const BASE_SEPOLIA = { chain: 'eip155:84532', networkName: 'Base Sepolia' } as const;
const SEPOLIA = { chain: 'eip155:11155111', networkName: 'Sepolia' } as const;

export const USDC_ON_BASE_SEPOLIA: Asset = {
  id: 'usdc-base-sepolia',
  ...BASE_SEPOLIA,
  ...USDC,
  contract: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
};

/**
 * Circle's coins on test networks, at their public addresses. Nothing here may be on a network where money is real: a real
 * wallet signs what it is shown.
 */
export const PAPER_ASSETS: readonly [Asset, ...Asset[]] = [
  USDC_ON_BASE_SEPOLIA,
  { id: 'eurc-base-sepolia', ...BASE_SEPOLIA, ...EURC, contract: '0x808456652fdb597867f38412077A9182bf77359F' },
  { id: 'usdc-sepolia', ...SEPOLIA, ...USDC, contract: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238' },
  { id: 'eurc-sepolia', ...SEPOLIA, ...EURC, contract: '0x08210F9170F89Ab7658F0B5E3fF39b0E03C594D4' },
];
