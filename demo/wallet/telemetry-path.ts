/** Where the page sends what the wallet SDK wants to tell its makers. */
export const TELEMETRY_PATH = '/wallet/telemetry';
