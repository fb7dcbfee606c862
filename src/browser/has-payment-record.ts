/** The name of a payment's record and of its lock. */
export const toRecordName = (paymentId: string): string => `pay-status:confirmation:1:${paymentId}`;

const readText = (paymentId: string): string | null => localStorage.getItem(toRecordName(paymentId));

/** Returns true if a page of this browser has stored a confirmation of this payment, or has asked a wallet to pay it. Never throws. */
export const hasPaymentRecord = (paymentId: string): boolean => {
  try {
    return readText(paymentId) !== null;
  } catch {
    // Storage is blocked: nothing was stored.
    return false;
  }
};

/** Returns true if a wallet of this browser may have sent the payment: its transaction, or the confirmation, is stored. Never throws. */
export const mayHaveSentPayment = (paymentId: string): boolean => {
  try {
    const record = JSON.parse(readText(paymentId) ?? 'null') as { readonly kind?: unknown } | null;
    // A signature that a wallet is still asked for sends nothing.
    return record !== null && record.kind !== 'signature';
  } catch {
    return false;
  }
};
