// Answers and events as the interface documents them, as literals so that a changed schema or constant fails a test.
import type { KnownPaymentStatus } from '../../src/contract/payment-status.js';

export const USDC_ON_BASE = 'caip19/eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
export const USDC_ON_SOLANA =
  'caip19/solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

export const OPTION_AMOUNT = {
  unit: USDC_ON_BASE,
  value: '1000000',
  display: {
    assetName: 'USD Coin',
    assetSymbol: 'USDC',
    decimals: 6,
    iconUrl: 'https://assets.example/usdc.png',
    networkIconUrl: 'https://assets.example/base.png',
    networkName: 'Base',
  },
};

export const SUCCEEDED = {
  status: 'succeeded',
  isFinal: true,
  pollInMs: null,
  info: { optionAmount: OPTION_AMOUNT, txId: '0xabc123' },
};

export const REQUIRES_ACTION = { status: 'requires_action', isFinal: false, pollInMs: 1000 };
export const PROCESSING = { status: 'processing', isFinal: false, pollInMs: 1000, info: null };
export const FAILED = { status: 'failed', isFinal: true, failureCode: 'declined_user', info: null };
export const EXPIRED = { status: 'expired', isFinal: true };
export const CANCELLED = { status: 'cancelled', isFinal: true, pollInMs: null, info: null };

/** An answer for each status. */
export const ANSWERS: Readonly<Record<KnownPaymentStatus, object>> = {
  requires_action: REQUIRES_ACTION,
  processing: PROCESSING,
  succeeded: SUCCEEDED,
  failed: FAILED,
  expired: EXPIRED,
  cancelled: CANCELLED,
};

export const CREATE_REQUEST = {
  amount: { unit: 'iso4217/USD', value: '1000' },
  referenceId: 'ORDER-123',
  checkout: { successUrl: 'https://shop.example/thanks?order=1', errorUrl: 'https://shop.example/sorry' },
  expiresAt: 1_718_236_800,
};

export const CREATE_RESPONSE = {
  paymentId: 'pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV',
  status: 'requires_action',
  isFinal: false,
  expiresAt: 1_718_236_800,
  gatewayUrl: 'https://pay.example/?pid=pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV',
  pollInMs: 1000,
};

export const CANCEL_RESPONSE = {
  paymentId: 'pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV',
  status: 'cancelled',
  cancelledReason: 'cancelled_by_merchant',
  cancelledAt: '2026-01-14T10:30:00.000Z',
};

export const LIST_ITEM = {
  payment_id: 'pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV',
  merchant_id: 'merchant_demo',
  reference_id: 'ORDER-123',
  status: 'succeeded',
  is_terminal: true,
  wallet_name: 'Test Wallet',
  token_symbol: 'USDC',
  token_decimals: 6,
  token_logo: 'https://assets.example/usdc.png',
  chain_logo: 'https://assets.example/base.png',
  wallet_logo: null,
  chain_id: 'eip155:8453',
  buyer_caip10: 'eip155:8453:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
  token_caip19: 'eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  tx_hash: '0xabc123',
  nonce: 0,
  token_amount: '10000000',
  fiat_amount: 1000,
  fiat_currency: 'USD',
  created_at: '2026-01-14T10:30:00.000Z',
  last_updated_at: '2026-01-14T10:31:00.000Z',
  settled_at: null,
  settlement_status: null,
  settlement_tx_hash: null,
};

export const LIST = {
  data: [LIST_ITEM],
  stats: { total_customers: 1, total_revenue: { amount: 1000, currency: 'USD' }, total_transactions: 1 },
  next_cursor: 'b2Zmc2V0PTE',
};

const FIAT_AMOUNT = {
  unit: 'iso4217/USD',
  value: '500',
  display: { assetSymbol: 'USD', assetName: 'US Dollar', decimals: 2 },
};

export const MERCHANT_PAYMENT = {
  paymentId: 'pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV',
  merchant: { id: 'merchant_demo', name: 'Acme Store', iconUrl: 'https://assets.example/acme.png' },
  referenceId: 'ORDER-123',
  status: 'succeeded',
  isTerminal: true,
  fiatAmount: FIAT_AMOUNT,
  tokenAmount: OPTION_AMOUNT,
  buyer: {
    accountCaip10: 'eip155:8453:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
    accountProviderName: 'Test Wallet',
    accountProviderIcon: 'https://assets.example/wallet.png',
  },
  transaction: { networkId: '8453', hash: '0xabc123', nonce: 42 },
  settlement: { settled: true, amount: OPTION_AMOUNT, txHash: '0xdef456' },
  fees: { total: OPTION_AMOUNT, fixed: OPTION_AMOUNT, percentage: '0.4' },
  createdAt: '2026-01-14T10:30:00.000Z',
  lastUpdatedAt: '2026-01-14T10:31:00.000Z',
  settledAt: '2026-01-14T10:32:00.000Z',
  isRefunded: true,
  refundedAt: '2026-01-15T08:00:00.000Z',
};

export const MERCHANT_PAYMENT_LIST = {
  data: [MERCHANT_PAYMENT],
  nextCursor: null,
  stats: { totalRevenue: [{ amount: 12.5, currency: 'USD' }], totalTransactions: 100, totalCustomers: 25 },
};

export const GET_PAYMENT_RESPONSE = {
  status: 'succeeded',
  referenceId: 'ORDER-123',
  failureCode: null,
  info: { optionAmount: OPTION_AMOUNT, txId: '0xabc123' },
  settlement: { successful: { txId: '0xdef456', amount: { unit: USDC_ON_BASE } } },
};

export const PROCESSING_STAGE = {
  processing_at: '2026-01-14T10:31:00.000Z',
  option_amount: { unit: USDC_ON_BASE, value: '10000000' },
  fee: {
    kind: 'base_plus_percent',
    base_amount: { unit: USDC_ON_BASE, value: '0' },
    percent: { numerator: '29', denominator: '1000' },
    percent_amount: { unit: USDC_ON_BASE, value: '290000' },
    total_amount: { unit: USDC_ON_BASE, value: '290000' },
  },
  settlement_amount: { unit: USDC_ON_BASE, value: '9710000' },
  buyer_caip10: 'eip155:8453:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
  chain_caip2: 'eip155:8453',
};

export const STAGES = {
  processing: PROCESSING_STAGE,
  success: { succeeded_at: '2026-01-14T10:32:00.000Z', tx_id: '0xabc123' },
  failed: { failed_at: '2026-01-14T10:32:00.000Z', failure_reason: 'insufficient allowance' },
  cancelled: { cancelled_at: '2026-01-14T10:32:00.000Z', cancellation_reason: 'merchant cancelled' },
  expired: { expired_at: '2026-01-14T10:45:00.000Z' },
  settled: {
    settled_at: '2026-01-14T10:33:00.000Z',
    tx_id: '0xdef456',
    amount: { unit: USDC_ON_BASE, value: '9710000' },
  },
};

const snapshot = (status: string, version: number, stages: Partial<typeof STAGES> = {}) => ({
  payment_id: 'pay_fixture01HZX4V9K3T',
  merchant_id: 'merchant_fixture_01HZX4V9K3T',
  live: false,
  payment_state_version: version,
  reference_id: 'order_fixture_1042',
  status,
  amount: { unit: 'iso4217/USD', value: '1000' },
  created_at: '2026-01-14T10:30:00.000Z',
  expires_at: '2026-01-14T10:45:00.000Z',
  processing: null,
  success: null,
  failed: null,
  cancelled: null,
  expired: null,
  settled: null,
  ...stages,
});

const event = (type: string, data: ReturnType<typeof snapshot>) => ({
  id: `evt_fixture_${type.replace('.', '_')}`,
  type,
  api_version: '2026-05-18',
  created_at: '2026-01-14T10:32:00.000Z',
  data,
});

const { processing, success, failed, cancelled, expired, settled } = STAGES;

/** One event of each of the seven types. */
export const EVENTS = {
  'payment.created': event('payment.created', snapshot('requires_action', 0)),
  'payment.processing': event('payment.processing', snapshot('processing', 1, { processing })),
  'payment.succeeded': event('payment.succeeded', snapshot('succeeded', 2, { processing, success })),
  'payment.failed': event('payment.failed', snapshot('failed', 2, { processing, failed })),
  'payment.expired': event('payment.expired', snapshot('expired', 2, { processing, expired })),
  'payment.cancelled': event('payment.cancelled', snapshot('cancelled', 1, { cancelled })),
  'payment.settled': event('payment.settled', snapshot('succeeded', 3, { processing, success, settled })),
};

/** Beyond what a double holds exactly. */
export const BEYOND_2_53 = '123456789012345678901234567890';
