import type { StrictOptionAmount } from '../../../demo/gateway/wire/amount.js';

/** Served by stories/public/icons-worker.js. */
const ICONS = 'https://icons.example';

/** 50 USDC on Base. */
export const USDC: StrictOptionAmount = {
  unit: 'caip19/eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  value: '50000000',
  display: {
    assetName: 'USD Coin',
    assetSymbol: 'USDC',
    decimals: 6,
    iconUrl: `${ICONS}/usdc.svg`,
    networkIconUrl: `${ICONS}/base.svg`,
    networkName: 'Base',
  },
};

/** USDC with other display fields. */
export const usdcWithDisplay = (display: Partial<StrictOptionAmount['display']>): StrictOptionAmount => ({
  ...USDC,
  display: { ...USDC.display, ...display },
});

export const BROKEN_ICON_URL = `${ICONS}/not-an-icon.svg`;
