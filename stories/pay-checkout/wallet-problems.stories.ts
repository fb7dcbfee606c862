import type { Meta } from '@storybook/web-components-vite';
import type { PayCheckoutArgs, PayCheckoutStory } from '../support/elements/pay-checkout.js';
import { declines, passesTime, passesTimeUntil, pays, showsWalletText } from '../support/wallet/wallet-players.js';
import { choosesEurc, PAY, picks, walletMeta, walletStory } from '../support/wallet/wallet-story.js';

/**
 * What goes wrong while a buyer pays with a wallet, and how they get on.
 */
const meta: Meta<PayCheckoutArgs> = { ...walletMeta, title: 'pay-checkout/Problems with a wallet' };
export default meta;

const isReady = showsWalletText(({ pay }) => pay);
/** The time in which a payment can be paid. */
const LIFETIME_MS = 300_000;

export const UnknownNetwork = walletStory(
  { wallets: [{ selects: 'has another network' }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.unknown_chain),
);

export const Rejected = walletStory(
  { wallets: [{ signs: ['rejects'] }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.rejected),
);

/** As MetaMask, for a minute after three rejections. */
export const TakesNoRequests = walletStory(
  { wallets: [{ signs: ['takes no requests'] }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.rate_limited),
);

export const AnotherAccountSelected = walletStory(
  { wallets: [{ changesAccount: true }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.account_changed),
);

/** The offer of EURC ends while the buyer reads: the page asks for a new one, of the same price. */
export const OfferRenewed = walletStory(
  { rail: { quoteSeconds: 30 } },
  picks,
  choosesEurc,
  isReady,
  passesTime(25_000),
  pays,
  showsWalletText(({ problems }) => problems.offer_renewed),
);

/** Another tab of this browser holds the payment. */
export const PaidInAnotherTab = walletStory(
  { storage: 'paid elsewhere' },
  picks,
  showsWalletText(({ busy }) => busy[0]),
);

/** The wallet was asked for a transaction that pays, and nobody knows its answer. */
export const CheckYourWallet = walletStory(
  { storage: 'asked to pay' },
  showsWalletText(({ checkWallet }) => checkWallet[1]),
);

/** After 30 seconds: the buyer can say that they have declined it. */
export const Declinable = walletStory(
  { storage: 'asked to pay' },
  passesTimeUntil(({ declined }) => declined),
);

/** The chain cannot be read: the buyer has to ask the shop. */
export const DeclinedUnproven = walletStory(
  { storage: 'asked to pay' },
  passesTimeUntil(({ declined }) => declined),
  declines,
  showsWalletText(({ unproven }) => unproven),
);

/** The page that had asked the wallet was closed, and its answer is lost. */
export const AskedBefore = walletStory(
  { storage: 'asked to sign' },
  showsWalletText(({ problems }) => problems.reloaded),
);

/** The payment has expired while a wallet may still send a transaction. */
export const MoneyAfterTheEnd = walletStory(
  { storage: 'asked to pay' },
  showsWalletText(({ checkWallet }) => checkWallet[1]),
  passesTime(LIFETIME_MS),
  passesTimeUntil(({ late }) => late[0]),
);

/** Without storage, nothing ensures that the buyer pays only once. */
export const StorageBlocked = walletStory(
  { storage: 'blocked' },
  picks,
  showsWalletText(({ problems }) => problems.storage_unavailable),
);

/** The gateway refuses a signature of another account. */
export const NotAccepted = walletStory(
  { wallets: [{ signsWrong: true }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.not_accepted),
);

/** The gateway refuses the signature of an account that is a contract: another coin is chosen. */
export const SmartAccount = walletStory(
  { wallets: [{ signsWrong: true, isContract: true }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.smart_account),
);

/** From right to left, as the page. */
export const InAnArabicPage: PayCheckoutStory = { ...Rejected, globals: { language: 'ar' } };
