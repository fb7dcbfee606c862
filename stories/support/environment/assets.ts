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
    networkIconUrl: `${ICONS}/eip155-84532.svg`,
    networkName: 'Base',
  },
};

/** USDC with other display fields. */
export const usdcWithDisplay = (display: Partial<StrictOptionAmount['display']>): StrictOptionAmount => ({
  ...USDC,
  display: { ...USDC.display, ...display },
});

export const BROKEN_ICON_URL = `${ICONS}/not-an-icon.svg`;

/** Icons of wallets, as wallets announce them: in the announcement itself. */
export const WALLET_ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" fill="%23345"/%3E%3Ccircle cx="16" cy="16" r="8" fill="%23fc4"/%3E%3C/svg%3E';

export const BROKEN_WALLET_ICON = 'data:image/png;base64,AAAA';
