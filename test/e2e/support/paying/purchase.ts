import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { PAID_HEADLINE, waitForHeadline } from '../headlines.js';
import { DEFAULT_AUTO_SUCCEED_MS } from '../../../../demo/gateway/gateway.js';
import type { TestEnvironment } from '../test-environment.js';
import { until } from '../until.js';
import { injectAppWallet, type AppWallet } from './app-wallet.js';
import { BASE_SEPOLIA, createAccount, SEPOLIA, type BuyerWallet, type WalletOptions } from './buyer-wallet.js';
import { injectWallet } from './injected-wallet.js';
import { pickWallet } from './pick-wallet.js';

/** A body that the page has sent to the route `confirm`. */
type Confirmation = string | null;

/** A buyer on the hosted checkout of one payment, with a wallet. */
export interface Purchase<Wallet extends BuyerWallet = BuyerWallet> {
  readonly paymentId: string;
  readonly page: Page;
  readonly wallet: Wallet;
  readonly payButton: Locator;
  readonly confirmations: readonly Confirmation[];
  /** Opens the pane, picks the wallet and connects it. */
  readonly connect: () => Promise<void>;
  /** Waits until the chosen option can be paid with. */
  readonly isReady: () => Promise<void>;
  /** Waits for a text in the pane. */
  readonly says: (text: string | RegExp) => Promise<void>;
  readonly choose: (option: RegExp) => Promise<void>;
}

export interface PurchaseOptions extends WalletOptions {
  /** The payment of another purchase, in another tab or on another device. */
  readonly of?: { readonly paymentId: string } | undefined;
  readonly context?: BrowserContext;
  /** The chains on which the account has coins. */
  readonly chains?: readonly number[];
}

const CHAINS: readonly number[] = [BASE_SEPOLIA, SEPOLIA];

/** Gives an account test coins, by default on both chains. */
export const fundAddress = async ({ fund }: TestEnvironment, address: string, chains = CHAINS): Promise<void> => {
  for (const chain of chains) await fund(`eip155:${chain}:${address}`);
};

/** How a wallet gets into the page. */
type Inject<Wallet extends BuyerWallet> = (page: Page, options: WalletOptions) => Promise<Wallet>;

/** Opens the hosted checkout of a payment, by default a new one of $50, with a wallet. */
const openPurchaseWith = async <Wallet extends BuyerWallet>(
  inject: Inject<Wallet>,
  environment: TestEnvironment,
  { of, context, chains, signer = createAccount(), ...options }: PurchaseOptions = {},
): Promise<Purchase<Wallet>> => {
  const { paymentId } = of ?? (await environment.create());
  const page = await (context ?? (await environment.newContext())).newPage();
  const wallet = await inject(page, { signer, ...options });
  await fundAddress(environment, signer.address, chains);
  const confirmations: Confirmation[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/confirm')) confirmations.push(request.postData());
  });
  await page.goto(`${environment.proxy.url}/?pid=${paymentId}`);
  const pane = page.locator('[part="wallet"]');
  const payButton = pane.locator('[part="pay-button"]');
  const isReady = (): Promise<void> => pane.locator('[part="pay-button"][aria-disabled="false"]').waitFor();
  return {
    paymentId,
    page,
    wallet,
    payButton,
    confirmations,
    isReady,
    connect: () => pickWallet(page, wallet.name),
    says: (text) => pane.getByText(text).first().waitFor(),
    choose: async (option) => {
      await pane.getByRole('radio', { name: option }).check();
      await isReady();
    },
  };
};

/** Opens a purchase in a browser with a wallet of its own. */
export const openPurchase = (environment: TestEnvironment, options?: PurchaseOptions): Promise<Purchase> =>
  openPurchaseWith(injectWallet, environment, options);

/** Opens a purchase in the WebView of an app, which has the wallet. */
export const openAppPurchase = (
  environment: TestEnvironment,
  options?: PurchaseOptions,
  bridge?: string,
): Promise<Purchase<AppWallet>> =>
  openPurchaseWith((page, given) => injectAppWallet(page, given, bridge), environment, options);

/** Each way to open a purchase with a wallet, with the words for it in the titles of tests. */
export const PURCHASES = [
  { buyer: 'a buyer with a wallet that has never met this code', openPurchase, remembersPermits: false },
  {
    buyer: 'a buyer with the wallet of an app whose WebView the system ends',
    openPurchase: openAppPurchase,
    /** The app answers the same request again without asking. */
    remembersPermits: true,
  },
] as const;

/** Connects, and waits until the first option can be paid with. */
export const connectWallet = async ({ connect, wallet, isReady }: Purchase): Promise<void> => {
  await connect();
  await wallet.approve('connect');
  await isReady();
};

/** The amount that the payment has moved, by account; positive for the merchant. */
const readTransfers = async ({ readLedger }: TestEnvironment, paymentId: string) =>
  (await readLedger(paymentId)).map(({ kind, account }) => ({ kind, account: account.toLowerCase() }));

/** The page in which a payment is made, and the account that pays. */
export interface PaidPage extends Pick<Purchase, 'paymentId' | 'page'> {
  readonly wallet: Pick<BuyerWallet, 'address'>;
}

/** Asserts by the ledger that the payment was paid once, from this account; and that the buyer sees its end. */
export const assertPaidOnce = async (
  environment: TestEnvironment,
  { paymentId, page, wallet }: PaidPage,
  { chainId = BASE_SEPOLIA, address = wallet.address } = {},
): Promise<void> => {
  const { payments, clock } = environment.server.gateway;
  const has = (...statuses: readonly string[]) =>
    until(`the payment is ${statuses.join(' or ')}`, async () =>
      statuses.includes((await payments.get(paymentId)).state.status),
    );
  await has('processing', 'succeeded');
  await clock.advance(DEFAULT_AUTO_SUCCEED_MS);
  await has('succeeded');
  assert.deepEqual(await readTransfers(environment, paymentId), [
    { kind: 'payment', account: `eip155:${chainId}:${address}`.toLowerCase() },
  ]);
  await waitForHeadline(page, PAID_HEADLINE);
  assert.deepEqual(environment.errors, []);
};

/** Asserts by the ledger that nothing was paid; and that the buyer sees the payment's end, or can go on. */
export const assertNothingPaid = async (
  environment: TestEnvironment,
  { paymentId, page }: Purchase,
  end?: 'Payment cancelled',
): Promise<void> => {
  assert.deepEqual(await readTransfers(environment, paymentId), []);
  const { state } = await environment.server.gateway.payments.get(paymentId);
  assert.equal(state.status, end ? 'cancelled' : 'requires_action');
  if (end) await waitForHeadline(page, end);
  else await page.locator('[part="wallet"] button:not([aria-disabled="true"])').first().waitFor();
  assert.deepEqual(environment.errors, []);
};
