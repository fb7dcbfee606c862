/** The name of a payment's record and of its lock. */
export const toRecordName = (paymentId: string): string => `pay-status:confirmation:1:${paymentId}`;

/** Returns true if a page of this browser has stored a confirmation of this payment, or has asked a wallet to pay it. Never throws. */
export const hasPaymentRecord = (paymentId: string): boolean => {
  try {
    return localStorage.getItem(toRecordName(paymentId)) !== null;
  } catch {
    // Storage is blocked: nothing was stored.
    return false;
  }
};
