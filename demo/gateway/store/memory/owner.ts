import type { PaymentOwner } from '../../payments/new-payment.js';

/** Selects the rows of one owner. */
export const isOwnedBy =
  ({ merchantId, mode }: PaymentOwner) =>
  (row: PaymentOwner): boolean =>
    row.merchantId === merchantId && row.mode === mode;

export const toOwnerKey = ({ merchantId, mode }: PaymentOwner): string => `${mode} ${merchantId}`;
