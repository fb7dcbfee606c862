/** Fields of an event that a test sets; the others have defaults. */
export interface EventOptions {
  readonly id?: string;
  readonly type?: string;
  readonly paymentId?: string;
  readonly version?: number;
  readonly status?: string;
  readonly settled?: boolean;
  readonly live?: boolean;
}

/** An event as the gateway writes it. */
export const createEvent = ({
  paymentId = 'pay_1',
  version = 0,
  status = 'requires_action',
  settled = false,
  live = true,
  id = `evt_${paymentId}_${version}`,
  type = settled ? 'payment.settled' : `payment.${status}`,
}: EventOptions = {}) => ({
  id,
  type,
  api_version: '2026-02-18',
  created_at: '2026-02-18T00:00:00.000Z',
  data: {
    payment_id: paymentId,
    merchant_id: 'merchant_1',
    live,
    payment_state_version: version,
    reference_id: 'order_1',
    status,
    amount: { unit: 'iso4217/USD', value: '1250' },
    created_at: '2026-02-18T00:00:00.000Z',
    expires_at: '2026-02-18T00:05:00.000Z',
    processing: null,
    success: status === 'succeeded' ? { succeeded_at: '2026-02-18T00:01:00.000Z', tx_id: '0xabc' } : null,
    failed: null,
    cancelled: null,
    expired: null,
    settled: settled
      ? { settled_at: '2026-02-18T00:02:00.000Z', tx_id: '0xdef', amount: { unit: 'iso4217/USD', value: '1250' } }
      : null,
  },
});
