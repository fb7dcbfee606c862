import assert from 'node:assert/strict';
import type { Sandbox } from '../support/sandbox.js';
import { WALLET_ACCOUNT, WALLET_CHAIN } from './announced-wallet.js';
import { count, countShown, isLoaded, type WatchedPage } from './watched-page.js';

/** A text that every layout of an open payment contains, by language. */
const OPEN = {
  'pay-status': { en: 'Waiting for your payment', de: 'Warten auf Ihre Zahlung' },
  'pay-checkout': { en: 'Copy link', de: 'Link kopieren' },
} as const;
const PAID = { 'pay-status': 'Payment complete', 'pay-checkout': 'Paid $50.00 to' } as const;

/** A page of docs/csp.md that follows a payment. */
export interface Followed {
  readonly page: WatchedPage;
  readonly sandbox: Sandbox;
  /** The paths that this page requested from the site, in order. */
  readonly visits: () => readonly string[];
  readonly paymentId: string;
  readonly tag: 'pay-status' | 'pay-checkout';
  /** Origin of the icons, with a self-signed certificate. */
  readonly icons: string;
}

/** Sets attributes of the element, in the page or in a frame of it. */
const setAttributes = ({ page, tag }: Followed, attributes: Readonly<Record<string, string>>): Promise<void> =>
  page.waitForExpression(`(() => {
    const element = document.querySelector('${tag}');
    Object.entries(${JSON.stringify(attributes)}).forEach(([name, value]) => element?.setAttribute(name, value));
    return Boolean(element);
  })()`);

/** Makes the element follow a new payment. */
const switchPayment = async (followed: Followed): Promise<Followed> => {
  const { paymentId, gatewayUrl } = await followed.sandbox.create();
  const link = followed.tag === 'pay-checkout' ? { 'gateway-url': gatewayUrl } : {};
  await setAttributes(followed, { 'payment-id': paymentId, ...link });
  await followed.page.waitForText(OPEN[followed.tag].en);
  return { ...followed, paymentId };
};

const checkWaiting = async ({ page, tag }: Followed): Promise<void> => {
  await page.waitForText(OPEN[tag].en);
  if (tag === 'pay-status') return;
  await page.waitForExpression(`${count('[part="qr"] path[d^="M"]')} === 1`);
  await page.waitForExpression(isLoaded('[part="merchant-icon"] img'));
  await page.press('copy-button');
  await page.waitForText('Link copied');
};

/** Loads another language, which is a file of its own, and switches back. */
const checkLanguages = async ({ page, tag }: Followed): Promise<void> => {
  await page.run(`document.documentElement.lang = 'de'`);
  await page.waitForText(OPEN[tag].de);
  await page.run(`document.documentElement.lang = 'en'`);
  await page.waitForText(OPEN[tag].en);
};

const checkStyles = async (followed: Followed): Promise<void> => {
  const { page, tag } = followed;
  await setAttributes(followed, { shape: 'page', density: 'compact' });
  const style = await page.run(`(() => {
    const element = document.querySelector('${tag}');
    element.style.setProperty('--pay-accent', 'rgb(1, 2, 3)');
    return getComputedStyle(element).getPropertyValue('--pay-accent');
  })()`);
  assert.equal(style, 'rgb(1, 2, 3)');
};

/** Completes the payment, with icons from the host that the policy lists. */
const succeed = async ({ sandbox, paymentId, icons }: Followed): Promise<void> => {
  const display = {
    assetName: 'USD Coin',
    assetSymbol: 'USDC',
    decimals: 6,
    iconUrl: `${icons}/usdc.svg`,
    networkIconUrl: `${icons}/base.svg`,
    networkName: 'Base',
  };
  const unit = 'caip19/eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
  const optionAmount = { unit, value: '50000000', display };
  await sandbox.step(paymentId, 'succeed', { optionAmount, txId: `0x${'ab'.repeat(32)}` });
};

const checkPaid = async (followed: Followed): Promise<void> => {
  const { page, sandbox, paymentId, tag } = followed;
  await sandbox.step(paymentId, 'process');
  await page.waitForText('Payment on its way');
  await succeed(followed);
  await page.waitForText(PAID[tag]);
  await page.waitForExpression(isLoaded('[part="asset-icon"]'));
  await page.waitForExpression(isLoaded('[part="network-icon"]'));
  // The checkout hides the receipt of the status inside, because it shows one of its own.
  await page.waitForExpression(`${countShown('[part="explorer-link"]')} === 1`);
};

/** Waits until the browser shows the page of the shop, and checks that it was requested once. */
const checkReturn = async ({ page, visits, paymentId }: Followed): Promise<void> => {
  await page.waitForExpression(
    `location.href.endsWith('/thanks?payment_id=${paymentId}') && document.readyState === 'complete'`,
  );
  assert.deepEqual(
    visits().filter((path) => path.startsWith('/thanks')),
    [`/thanks?payment_id=${paymentId}`],
  );
};

/** Follows a payment from the first status to the receipt, without a redirect. */
export const followToReceipt = async (followed: Followed): Promise<void> => {
  await setAttributes(followed, { redirect: 'none' });
  await checkWaiting(followed);
  await checkLanguages(followed);
  await checkStyles(followed);
  await checkPaid(followed);
};

/** The same in a frame, without clicks. */
export const followInFrame = async (followed: Followed): Promise<void> => {
  await followed.page.waitForText(OPEN[followed.tag].en);
  await setAttributes(followed, { redirect: 'none' });
  await checkPaid(followed);
};

const AT_ONCE = { redirect: 'auto', 'redirect-delay': '0' };

/** Turns on the redirect for the receipt in a frame, which the shop performs. */
export const leaveFrame = async (followed: Followed): Promise<void> => {
  await setAttributes(followed, AT_ONCE);
  await checkReturn(followed);
};

/** Pays with the announced wallet, from its row to the receipt. */
export const payWithWallet = async (followed: Followed): Promise<void> => {
  await followed.sandbox.fund(WALLET_ACCOUNT);
  await setAttributes(followed, { chains: WALLET_CHAIN, redirect: 'none' });
  const { page } = await switchPayment(followed);
  await page.waitForText('Extension');
  await page.waitForExpression(isLoaded('[part="wallet-icon"] img'));
  await page.press('wallet-button');
  await page.waitForExpression(`${count('[part="pay-button"][aria-disabled="false"]')} === 1`);
  await page.press('pay-button');
  await page.waitForText(PAID[followed.tag]);
};

/** Pays once more, and is redirected to the shop. */
export const followBack = async (followed: Followed): Promise<void> => {
  const last = await switchPayment(followed);
  await setAttributes(last, AT_ONCE);
  await succeed(last);
  await checkReturn(last);
};
