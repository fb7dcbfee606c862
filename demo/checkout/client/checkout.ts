import type {} from 'pay-status';
import { connectHost } from 'pay-status/host';
import { announceTestWallet } from '../../wallet/client/announced/announce.js';
import { readNetworks } from '../../wallet/client/networks.js';
import { addChainParameters } from './chain-parameters.js';
import { followHost } from './follow-host.js';
import { hasInjectedWallet, offerApp } from './offer-app.js';
import { paint } from './paint.js';
import { offerTestCoins } from './test-coins.js';
import { followPayment } from './test-wallet.js';
import { tellWebView } from './webview-messages.js';

// Runs before the element is defined, so that no event is missed.
const checkout = document.querySelector('pay-checkout');
const panel = document.querySelector<HTMLElement>('#test-wallet');
const testCoins = document.querySelector<HTMLElement>('#test-coins');
const networks = readNetworks(document.body.dataset);
// Set by the server, never taken from the URL, which anybody can write. Pages of the sandbox may embed it too: `/host` does.
const origins = [location.origin, ...(document.body.dataset.embedOrigins?.split(' ') ?? [])];

const isFramed = window.parent !== window;
document.documentElement.classList.toggle('framed', isFramed);

if (checkout) {
  paint(checkout);
  addChainParameters(checkout);
  if (testCoins) offerTestCoins(testCoins, checkout, networks.chains);
  if (hasInjectedWallet()) announceTestWallet(networks, checkout.getAttribute('merchant-name') ?? undefined);
  else offerApp(checkout);
  // Frames may see the bridge of an app that does not know about them.
  if (!isFramed) tellWebView(checkout);
  const host = connectHost({ origins });
  if (host) void followHost(checkout, host);
  // In a frame, the panel is not shown.
  if (panel && !isFramed) followPayment(panel, checkout);
}
