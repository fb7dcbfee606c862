// Written by scripts/generate-element-types.ts from custom-elements.json; do not edit.
/** The attributes that only `<pay-checkout>` has. */
export const CHECKOUT_ATTRIBUTES: readonly string[] = [
  'pay-url',
  'initial-details',
  'gateway-url',
  'wallet-url',
  'wallet-allow',
  'wallet-page-url',
  'merchant-name',
  'merchant-icon-url',
  'amount-unit',
  'amount-value',
  'reference-id',
  'items',
  'cancel-url',
  'retry-url',
  'help-url',
  'wallet',
  'remember',
  'chains',
  'recipients',
  'wallets',
];
