import { WalletError } from '../core/errors/wallet-error.js';
import type { PaymentRecord, PaymentRecords } from '../wallet/ports.js';
import { toRecordName } from './has-payment-record.js';

const unavailable = (cause: unknown): WalletError =>
  new WalletError(
    'storage_unavailable',
    'Storage or Web Locks are blocked, so that paying twice cannot be prevented. Pay with the code instead.',
    cause,
  );

const isResult = (value: unknown): boolean => {
  const { type, data } = (value ?? {}) as { readonly type?: unknown; readonly data?: unknown };
  return type === 'walletRpc' && Array.isArray(data);
};

/** Reads a stored record. One that cannot be read is of another version, or damaged: it is not sent. */
const parseRecord = (text: string, paymentId: string): PaymentRecord | undefined => {
  try {
    const confirmation = JSON.parse(text) as Partial<PaymentRecord['confirmation']>;
    const { optionId, results } = confirmation;
    if (typeof optionId !== 'string' || !Array.isArray(results) || !results.every(isResult)) return undefined;
    return { paymentId, confirmation: { optionId, results } };
  } catch {
    return undefined;
  }
};

/** The records of this browser: a Web Lock for each payment, and `localStorage`. */
export const browserPaymentRecords: PaymentRecords = {
  withLock: async (paymentId, work) => {
    let working: Promise<void> | undefined;
    try {
      await navigator.locks.request(toRecordName(paymentId), { ifAvailable: true }, async (lock) => {
        working = lock ? work() : undefined;
        await working;
      });
    } catch (error) {
      // An error of the work is its own.
      await working;
      throw unavailable(error);
    }
    return working !== undefined;
  },
  read: (paymentId) => {
    try {
      const text = localStorage.getItem(toRecordName(paymentId));
      return text === null ? undefined : parseRecord(text, paymentId);
    } catch (error) {
      throw unavailable(error);
    }
  },
  write: ({ paymentId, confirmation }) => {
    try {
      localStorage.setItem(toRecordName(paymentId), JSON.stringify(confirmation));
    } catch (error) {
      throw unavailable(error);
    }
  },
  remove: (paymentId) => {
    try {
      localStorage.removeItem(toRecordName(paymentId));
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};
