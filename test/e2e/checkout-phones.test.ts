import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBVIEW = `${ANDROID.replace('Pixel 8', 'Pixel 8; wv')} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`;

/** Taps once, and returns when the buyer is where the page leads them. */
type Tap = (page: Page) => Promise<void>;

const openApp: Tap = async (page) => {
  await page.getByRole('button', { name: 'Sandbox wallet' }).tap();
  await page.getByRole('status').filter({ hasText: 'Marginalia asks for $50.00.' }).waitFor();
};
const copyLink: Tap = async (page) => {
  await page.getByRole('heading', { name: 'Open this page in your browser', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Copy link', exact: true }).tap();
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), page.url());
};
const askWallet: Tap = async (page) => {
  await page.getByRole('heading', { name: 'Pay in MetaMask', exact: true }).waitFor();
  const asked = page.waitForEvent('console', (message) => message.text() === 'eth_requestAccounts');
  await page.getByRole('button', { name: 'MetaMask' }).tap();
  await asked;
};

const INJECTED = `{
  const request = async ({ method }) => {
    console.info(method);
    return [];
  };
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'MetaMask', rdns: 'io.metamask', icon: '' };
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: { request, on() {} } } }));
  addEventListener('eip6963:requestProvider', announce);
}`;

const PHONES: readonly (readonly [name: string, userAgent: string, tap: Tap, script?: string])[] = [
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, openApp],
  ['Chrome', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, openApp],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, openApp],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0', openApp],
  ['Telegram', `${IPHONE} Mobile/15E148`, copyLink, 'window.TelegramWebviewProxy = {}'],
  ['Facebook', `${WEBVIEW} [FB_IAB/FB4A;FBAV/468.0.0.55.79;]`, copyLink],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 334.0.5.29.93 (iPhone16,2; iOS 18_5; en_US)`, copyLink],
  ['TikTok', `${WEBVIEW} musical_ly_2023405030 BytedanceWebview/d8a21c6`, copyLink],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30.1234`, copyLink],
  ["MetaMask's own browser", `${WEBVIEW} MetaMaskMobile`, askWallet, INJECTED],
];

describe('the checkout on a phone', () => {
  for (const [name, userAgent, tap, script] of PHONES)
    it(`leads to a wallet, or to a browser that opens one, with one tap, and does not ask to scan: ${name}`, async () => {
      const { paymentId } = await environment().create();
      const context = await environment().newContext({ ...PHONE, userAgent });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (script) await context.addInitScript(script);
      const page = await context.newPage();
      // As the link of an app has it.
      await page.goto(`${environment().proxy.url}/checkout/${paymentId}`);
      await page.locator('[part="wallet-title"]').waitFor();
      assert.equal(await page.getByRole('img', { name: 'QR code' }).isVisible(), false);
      await tap(page);
      assert.deepEqual(environment().errors, []);
    });
});
