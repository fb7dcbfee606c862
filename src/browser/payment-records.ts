import type { PaymentConfirmation } from '../client/paying-client.js';
import { readPaymentOptions } from '../contract/readers/payment-options.js';
import type { PaymentOption, WalletRpcResult } from '../contract/schemas/payment-options.js';
import { WalletError } from '../core/errors/wallet-error.js';
import { toJson } from '../core/json.js';
import { readAccountActivity } from '../wallet/account-activity.js';
import type { OpenRequest, PaymentRecord, PaymentRecords } from '../wallet/ports.js';
import { isWalletRequest } from '../wallet/wallet-request.js';
import { toRecordName } from './has-payment-record.js';

const unavailable = (cause: unknown): WalletError =>
  new WalletError(
    'storage_unavailable',
    'Storage or Web Locks are blocked, so that paying twice cannot be prevented. Pay with the code instead.',
    cause,
  );

const isResult = (value: unknown): value is WalletRpcResult => {
  const { type, data } = (value ?? {}) as { readonly type?: unknown; readonly data?: unknown };
  return type === 'walletRpc' && Array.isArray(data);
};

const isResults = (value: unknown): value is readonly WalletRpcResult[] =>
  Array.isArray(value) && value.every(isResult);

/** The fields of a stored record, which may be anything. */
type StoredRecord = Readonly<
  Partial<
    Record<
      'kind' | 'optionId' | 'account' | 'results' | 'option' | 'open' | 'isLost' | 'activity' | 'otherChain' | 'late',
      unknown
    >
  >
>;

const parseOption = (option: unknown): PaymentOption | undefined => {
  const reading = readPaymentOptions({ options: [option] });
  return reading.ok ? reading.value.options?.[0] : undefined;
};

const parseOpen = (open: unknown): OpenRequest | undefined => {
  const { walletId, request } = (open ?? {}) as Readonly<Partial<Record<keyof OpenRequest, unknown>>>;
  return typeof walletId === 'string' && isWalletRequest(request) ? { walletId, request } : undefined;
};

const parseConfirmation = (value: unknown): PaymentConfirmation | undefined => {
  const { optionId, results } = (value ?? {}) as Readonly<Partial<Record<keyof PaymentConfirmation, unknown>>>;
  return typeof optionId === 'string' && isResults(results) ? { optionId, results } : undefined;
};

/**
 * Reads a stored record; those of earlier versions are confirmations without a kind. One that cannot be read is of another
 * version, or damaged: it is not sent.
 */
const parseRecord = (text: string, paymentId: string): PaymentRecord | undefined => {
  try {
    const { kind = 'confirmation', optionId, account, results, ...stored } = JSON.parse(text) as StoredRecord;
    const open = parseOpen(stored.open);
    if (kind === 'signature') {
      const option = parseOption(stored.option);
      if (!option || !open || !isResults(results)) return undefined;
      return { kind, paymentId, option, open, results, ...(stored.isLost === true && { isLost: true }) };
    }
    if (typeof optionId !== 'string') return undefined;
    if (kind === 'intent' && typeof account === 'string') {
      const activity = readAccountActivity(stored.activity);
      return { kind, paymentId, optionId, account, ...(open && { open }), ...(activity && { activity }) };
    }
    if (kind !== 'confirmation' || !isResults(results)) return undefined;
    const { otherChain } = stored;
    const confirmation = { optionId, results };
    const late = parseConfirmation(stored.late);
    return {
      kind,
      paymentId,
      confirmation,
      ...(typeof otherChain === 'string' && { otherChain }),
      ...(late && { late }),
    };
  } catch {
    return undefined;
  }
};

const toText = (record: PaymentRecord): string => {
  if (record.kind !== 'confirmation') return toJson(record);
  const { kind, confirmation, otherChain, late } = record;
  return toJson({ kind, ...confirmation, otherChain, late });
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
    // A polyfill of Web Locks may resolve before the callback does.
    await working;
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
  write: (record) => {
    const name = toRecordName(record.paymentId);
    const text = toText(record);
    try {
      localStorage.setItem(name, text);
      // Storage that keeps nothing does not say so, such as one that another script has replaced.
      if (localStorage.getItem(name) === text) return;
    } catch (error) {
      throw unavailable(error);
    }
    throw unavailable(undefined);
  },
  remove: (paymentId) => {
    try {
      localStorage.removeItem(toRecordName(paymentId));
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};
