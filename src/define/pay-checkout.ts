import { PayCheckout } from '../elements/pay-checkout/pay-checkout.js';
import { define } from './define.js';

/** The delay before the next attempt to load `<pay-status>`, milliseconds. */
const RETRY_MS = 3_000;

let hasReported = false;

const reportOnce = (error: unknown): void => {
  if (hasReported) return;
  hasReported = true;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `<pay-checkout> A part of it could not be loaded, so no status is shown: ${reason} ` +
      'Serve the whole folder dist/cdn, or all chunks of your bundler.',
  );
};

/** Loads `<pay-status>` separately, because the first paint does not need it. Retries forever: without it nobody can pay. */
const loadStatus = (): void => {
  import('./pay-status.js').catch((error: unknown) => {
    reportOnce(error);
    setTimeout(loadStatus, RETRY_MS);
  });
};

define('pay-checkout', PayCheckout);
loadStatus();

export type * from '../elements/pay-checkout/pay-checkout.events.js';
export type * from '../elements/pay-status/pay-status.events.js';

declare global {
  interface HTMLElementTagNameMap {
    'pay-checkout': PayCheckout;
  }
}
