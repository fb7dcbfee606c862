/** The attributes of `<pay-status>` with text, by the properties that they set. */
export const TEXT_ATTRIBUTES = {
  paymentId: 'payment-id',
  statusUrl: 'status-url',
  baseUrl: 'base-url',
  appId: 'app-id',
  clientId: 'client-id',
  apiVersion: 'api-version',
  successUrl: 'success-url',
  errorUrl: 'error-url',
  redirectAllow: 'redirect-allow',
} as const;
