import type {} from 'pay-status';
import { connectHost } from 'pay-status/host';
import { followHost } from './follow-host.js';
import { followPayment } from './test-wallet.js';
import { tellWebView } from './webview-messages.js';

// Runs before the element is defined, so that no change is missed.
const checkout = document.querySelector('pay-checkout');
const panel = document.querySelector<HTMLElement>('#test-wallet');
// The server wrote it: never the address, which anybody can write.
const origins = document.body.dataset.embedOrigins?.split(' ') ?? [];

const isFramed = window.parent !== window;
document.documentElement.classList.toggle('framed', isFramed);

if (checkout) {
  // The page around it is in English, whoever reads it.
  checkout.lang = navigator.language;
  // An app's bridge may be visible to frames that the app knows nothing of.
  if (!isFramed) tellWebView(checkout);
  const host = connectHost({ origins });
  if (host) void followHost(checkout, host);
  if (panel) followPayment(panel, checkout);
}
