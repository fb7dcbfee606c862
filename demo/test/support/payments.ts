import { PAYMENT_STATUSES, type KnownPaymentStatus } from 'pay-status/contract';
import { toOptionAmount } from '../../gateway/options/assets.js';
import type { Payment } from '../../gateway/payments/payment.js';
import { USDC_ON_BASE_SEPOLIA } from '../../gateway/rails/paper/assets.js';
import { isInvalidState, transition, type Command } from '../../gateway/payments/transition.js';

/** Noon of a day in 2026, Unix milliseconds. */
export const NOW_MS = Date.UTC(2026, 1, 18, 12);

export const NEW_PAYMENT: Payment = {
  id: 'pay_1',
  merchantId: 'merchant_demo',
  mode: 'test',
  referenceId: 'order 1',
  amount: { unit: 'iso4217/USD', value: '5000' },
  checkout: null,
  createdAtMs: NOW_MS,
  expiresAt: NOW_MS / 1000 + 300,
  version: 0,
  state: { status: 'requires_action' },
};

/** One command of each kind. */
export const COMMANDS = {
  process: {
    type: 'process',
    optionAmount: toOptionAmount(USDC_ON_BASE_SEPOLIA, NEW_PAYMENT.amount),
    txId: null,
  },
  succeed: { type: 'succeed', optionAmount: null, txId: '0xabc' },
  fail: { type: 'fail', failureCode: null, reason: 'insufficient funds' },
  time_out: { type: 'time_out' },
  cancel: { type: 'cancel', reason: 'cancelled_by_merchant' },
  settle: { type: 'settle', txId: '0xdef' },
} as const satisfies Record<Command['type'], Command>;

/** A confirmation by a wallet; the payment is executed a second later. */
export const CONFIRMED = {
  ...COMMANDS.process,
  txId: '0xabc',
  confirmation: {
    optionId: 'opt_1',
    account: 'eip155:84532:0x0000000000000000000000000000000000000b0b',
    results: 'ab'.repeat(32),
    executesAtMs: NOW_MS + 1000,
  },
} as const satisfies Command;

export const COMMAND_TYPES = Object.keys(COMMANDS) as Command['type'][];

/** The first moment at which {@link NEW_PAYMENT} can expire. */
export const EXPIRY_MS = NEW_PAYMENT.expiresAt * 1000;

/** Applies the commands to a new payment; throws if one is refused. */
export const after = (...commands: Command[]): Payment =>
  commands.reduce<Payment>((payment, command) => {
    const next = transition(payment, command, EXPIRY_MS);
    if (isInvalidState(next)) throw new Error(`${next.status} cannot ${next.command}`);
    return next;
  }, NEW_PAYMENT);

/** A payment in each status. */
export const PAYMENT_IN: Readonly<Record<KnownPaymentStatus, Payment>> = {
  requires_action: NEW_PAYMENT,
  processing: after(COMMANDS.process),
  succeeded: after(COMMANDS.process, COMMANDS.succeed),
  failed: after(COMMANDS.fail),
  expired: after(COMMANDS.time_out),
  cancelled: after(COMMANDS.cancel),
};

/** A payment for each status, and others with the same status and another history. */
export const ALL_PAYMENTS: readonly Payment[] = [
  ...PAYMENT_STATUSES.map((status) => PAYMENT_IN[status]),
  after(COMMANDS.process, COMMANDS.fail),
  after(COMMANDS.process, COMMANDS.time_out),
  after({ ...COMMANDS.fail, failureCode: 'declined_user' }),
  after(COMMANDS.process, { ...COMMANDS.fail, failureCode: 'declined_user' }),
  after(COMMANDS.process, COMMANDS.succeed, COMMANDS.settle),
  after(CONFIRMED),
  after(CONFIRMED, COMMANDS.succeed),
];
