import type { Meta } from '@storybook/web-components-vite';
import {
  CHECKOUT_CONTROLS,
  payCheckoutMeta,
  type PayCheckoutArgs,
  type PayCheckoutStory,
} from '../support/elements/pay-checkout.js';
import { walletApps } from '../../src/wallet/apps/index.js';
import { BROKEN_WALLET_ICON, WALLET_ICON } from '../support/environment/assets.js';
import { failsAfterFirstAnswer, onStatus } from '../support/environment/wires.js';
import { inOrder, type Player } from '../support/play/players.js';
import { asksForApproval } from '../support/wallet/approving-gateway.js';
import { asksForMore } from '../support/wallet/hostile-gateway.js';
import { givenWallets, type WalletSituation } from '../support/wallet/wallet-payment.js';
import {
  choosesCoin,
  declines,
  entersDetails,
  opensWallets,
  passesTime,
  passesTimeUntil,
  pays,
  picksWallet,
  returnsWithDetails,
  sendsDetails,
  showsWalletText,
} from '../support/wallet/wallet-players.js';

/**
 * Paying with a wallet of the browser, step by step. The wallets sign with a real key, and the gateway verifies it; a story
 * sets what they answer, and plays the clicks of the buyer.
 */
const meta: Meta<PayCheckoutArgs> = {
  ...payCheckoutMeta,
  title: 'pay-checkout/Paying with a wallet',
  // On one page, all would show the first step: there, no buyer clicks.
  tags: ['!autodocs'],
  args: { ...payCheckoutMeta.args, width: 390 },
  parameters: { controls: CHECKOUT_CONTROLS },
};
export default meta;

const story = (situation: WalletSituation, ...steps: readonly Player[]): PayCheckoutStory => ({
  loaders: givenWallets(situation),
  play: inOrder(...steps),
});

const picks = inOrder(opensWallets, picksWallet());
const isReady = showsWalletText(({ pay }) => pay);
/** The second coin, EURC, needs two signatures, of which the gateway builds the second. */
const EURC = choosesCoin(1);
const PAY = [picks, pays] as const;
/** Enough to search them. The first one has an icon. */
const APPS = [{ name: 'Example App', icon: WALLET_ICON, link: 'https://app.example/?uri={payment}' }, ...walletApps];
/** The wait for a wallet after which the buyer is told where to look. */
const SLOW_MS = 10_000;
/** The time in which a payment can be paid. */
const LIFETIME_MS = 300_000;

export const NoWallet = story(
  { wallets: [] },
  opensWallets,
  showsWalletText(({ noWallet }) => noWallet),
);

export const OneWallet = story(
  { wallets: [{ icon: WALLET_ICON }] },
  opensWallets,
  showsWalletText(({ pickWallet }) => pickWallet),
);

/** One of them has no icon, and one has an icon that is no image. */
export const ThreeWallets = story(
  {
    wallets: [
      { icon: WALLET_ICON },
      { id: 'other.example', name: 'Other Wallet' },
      { id: 'third.example', name: 'Third Wallet', icon: BROKEN_WALLET_ICON },
    ],
  },
  opensWallets,
  showsWalletText(({ pickWallet }) => pickWallet),
);

/** The names of wallets are untrusted: long, without spaces, and in another direction. */
export const NamesOfAnyLength = story(
  {
    wallets: [
      { name: 'The wallet with the longest name of all.' },
      { id: 'other.example', name: 'W'.repeat(40) },
      { id: 'third.example', name: 'محفظة المثال' },
      { id: 'fourth.example', name: '<b>Pay</b> 0.00 USDC &amp; win' },
    ],
  },
  opensWallets,
  showsWalletText(({ pickWallet }) => pickWallet),
);

/** On a phone: rows of apps, and a field to search them. */
export const AppsOfAPhone = story(
  { wallets: [], apps: APPS },
  opensWallets,
  showsWalletText(({ pickWallet }) => pickWallet),
);

export const AppOpened = story(
  { wallets: [], apps: APPS },
  picks,
  showsWalletText(({ openedApp }) => openedApp[0]),
);

/** The buyer still sees the page two seconds after the tap. */
export const AppNotOpened = story(
  { wallets: [], apps: APPS },
  picks,
  showsWalletText(({ openedApp }) => openedApp[0]),
  passesTime(2_000),
  showsWalletText(({ notOpened }) => notOpened),
);

/** The wallet of the app around the page comes before those of the browser. */
export const WalletOfTheHost = story(
  {
    wallets: [{ id: 'host.example', name: 'Host Wallet', icon: WALLET_ICON }],
    found: [{ id: 'other.example', name: 'Other Wallet' }],
  },
  opensWallets,
  showsWalletText(({ pickWallet }) => pickWallet),
);

/** In the browser of a wallet app: its wallet comes first, all else is behind a button. */
export const InTheBrowserOfAWallet = story(
  { wallets: [{ icon: WALLET_ICON }], apps: APPS },
  opensWallets,
  showsWalletText(({ otherWallet }) => otherWallet),
);

export const Connecting = story(
  { wallets: [{ connects: 'is silent' }] },
  picks,
  showsWalletText(({ connecting }) => connecting[0]),
);

/** After ten seconds: the wallet may wait behind the window. */
export const SlowWallet = story(
  { wallets: [{ connects: 'is silent' }] },
  picks,
  showsWalletText(({ connecting }) => connecting[0]),
  passesTime(SLOW_MS),
  showsWalletText(({ openWallet }) => openWallet),
);

export const ConnectionRejected = story(
  { wallets: [{ connects: 'rejects' }] },
  picks,
  showsWalletText(({ problems }) => problems.rejected),
);

export const LookingUp = story(
  { faults: [{ route: 'POST /v1/gateway/payment/*/options', kind: 'hang' }] },
  picks,
  showsWalletText(({ loading }) => loading),
);

export const OptionsUnavailable = story(
  { faults: [{ route: 'POST /v1/gateway/payment/*/options', kind: 'status', status: 503 }] },
  picks,
  showsWalletText(({ problems }) => problems.unavailable),
);

export const NotEnoughFunds = story(
  { rail: { noFunds: true } },
  picks,
  showsWalletText(({ noFunds }) => noFunds[0]),
);

/** The wallet is locked, or was disconnected. */
export const NoAccount = story(
  { wallets: [{ listsNone: true }] },
  picks,
  showsWalletText(({ noAccount }) => noAccount[0]),
);

/** The gateway does not take payments of this account (451). */
export const BlockedAccount = story(
  { rail: { sanctioned: true } },
  picks,
  showsWalletText(({ blocked }) => blocked[0]),
);

/** Two coins on two networks. The first is chosen. */
export const Choosing = story({}, picks, isReady);

export const Preparing = story(
  { faults: [{ route: 'POST /v1/gateway/payment/*/fetch', kind: 'hang' }] },
  picks,
  EURC,
  showsWalletText(({ preparing }) => preparing),
);

export const PreparingFailed = story(
  { faults: [{ route: 'POST /v1/gateway/payment/*/fetch', kind: 'status', status: 503 }] },
  picks,
  EURC,
  showsWalletText(({ problems }) => problems.unavailable),
);

/** The gateway asks for more than what is shown: the request does not reach the wallet. */
export const RefusedByTheCheck = story(
  { wire: asksForMore },
  picks,
  showsWalletText(({ problems }) => problems.refused_request),
);

/** The gateway has to know who pays: the form is made from its schema. */
export const Details = story(
  { rail: { details: 'schema' } },
  ...PAY,
  showsWalletText(({ details }) => details.why),
);

/** The focus is on what is wrong, from where links lead to the fields. */
export const DetailsWithErrors = story(
  { rail: { details: 'schema' } },
  ...PAY,
  sendsDetails,
  showsWalletText(
    ({ details }) => details.check,
    ({ details }) => details.required,
  ),
);

/** A page of the gateway asks for them, in a new tab. */
export const DetailsOnAnotherPage = story(
  { rail: { details: 'url' } },
  ...PAY,
  showsWalletText(({ details }) => details.open),
);

/** The buyer has not filled in that page. */
export const DetailsNotThereYet = story(
  { rail: { details: 'url' } },
  ...PAY,
  returnsWithDetails,
  showsWalletText(({ details }) => details.missing),
);

/** The form is filled in. */
export const DetailsFilledIn = story({ rail: { details: 'schema' } }, ...PAY, entersDetails);

/** Once the details are there, the option can be paid with. */
export const PayingAfterDetails = story(
  { rail: { details: 'schema' } },
  ...PAY,
  entersDetails,
  sendsDetails,
  showsWalletText(({ pay }) => pay),
);

export const SwitchingTheNetwork = story(
  { wallets: [{ selects: 'is silent' }] },
  ...PAY,
  passesTimeUntil(({ switching }) => switching[0]),
);

export const UnknownNetwork = story(
  { wallets: [{ selects: 'has another network' }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.unknown_chain),
);

export const ApproveInTheWallet = story(
  { wallets: [{ signs: ['is silent'] }] },
  ...PAY,
  showsWalletText(({ signing }) => signing[1]),
);

export const SlowApproval = story(
  { wallets: [{ signs: ['is silent'] }] },
  ...PAY,
  showsWalletText(({ signing }) => signing[1]),
  passesTime(SLOW_MS),
  showsWalletText(({ openWallet }) => openWallet),
);

export const StepTwoOfTwo = story(
  { wallets: [{ signs: ['approves', 'is silent'] }] },
  picks,
  EURC,
  pays,
  showsWalletText(({ signingStep }) => signingStep.replace('{step}', '2')),
);

/** The second coin has no permit: its buyer has to know that Permit2 may then move all of it. */
export const NeedsAPermission = story(
  { wire: asksForApproval },
  picks,
  EURC,
  showsWalletText(({ needsPermission }) => needsPermission),
);

export const AllowingPermit2 = story(
  { wire: asksForApproval, wallets: [{ signs: ['is silent'] }] },
  picks,
  EURC,
  pays,
  showsWalletText(({ allowing }) => allowing[1]),
);

export const Rejected = story(
  { wallets: [{ signs: ['rejects'] }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.rejected),
);

/** As MetaMask, for a minute after three rejections. */
export const TakesNoRequests = story(
  { wallets: [{ signs: ['takes no requests'] }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.rate_limited),
);

export const AnotherAccountSelected = story(
  { wallets: [{ changesAccount: true }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.account_changed),
);

/** The offer of EURC ends while the buyer reads: the page asks for a new one, of the same price. */
export const OfferRenewed = story(
  { rail: { quoteSeconds: 30 } },
  picks,
  EURC,
  isReady,
  passesTime(25_000),
  pays,
  showsWalletText(({ problems }) => problems.offer_renewed),
);

/** Another tab of this browser holds the payment. */
export const PaidInAnotherTab = story(
  { storage: 'paid elsewhere' },
  picks,
  showsWalletText(({ busy }) => busy[0]),
);

/** The wallet was asked for a transaction that pays, and nobody knows its answer. */
export const CheckYourWallet = story(
  { storage: 'asked to pay' },
  opensWallets,
  showsWalletText(({ checkWallet }) => checkWallet),
);

/** After 30 seconds: the buyer can say that they have declined it. */
export const Declinable = story(
  { storage: 'asked to pay' },
  opensWallets,
  passesTimeUntil(({ declined }) => declined),
);

/** The chain cannot be read: the buyer has to ask the shop. */
export const DeclinedUnproven = story(
  { storage: 'asked to pay' },
  opensWallets,
  passesTimeUntil(({ declined }) => declined),
  declines,
  showsWalletText(({ unproven }) => unproven),
);

/** The page that had asked the wallet was closed, and its answer is lost. */
export const AskedBefore = story(
  { storage: 'asked to sign' },
  opensWallets,
  showsWalletText(({ problems }) => problems.reloaded),
);

/** The payment has expired while a wallet may still send a transaction. */
export const MoneyAfterTheEnd = story(
  { storage: 'asked to pay' },
  opensWallets,
  showsWalletText(({ checkWallet }) => checkWallet),
  passesTime(LIFETIME_MS),
  passesTimeUntil(({ late }) => late[0]),
);

/** Without storage, nothing ensures that the buyer pays only once. */
export const StorageBlocked = story(
  { storage: 'blocked' },
  picks,
  showsWalletText(({ problems }) => problems.storage_unavailable),
);

/** The gateway refuses a signature of another account. */
export const NotAccepted = story(
  { wallets: [{ signsWrong: true }] },
  ...PAY,
  showsWalletText(({ problems }) => problems.not_accepted),
);

export const Sending = story(
  { faults: [{ route: 'POST /v1/gateway/payment/*/confirm', kind: 'hang' }] },
  ...PAY,
  showsWalletText(({ sending }) => sending[0]),
);

/** The gateway may have the payment, but does not answer: only the same confirmation is sent again. */
export const NotKnownIfItArrived = story(
  { faults: [{ route: 'POST /v1/gateway/payment/*/confirm', kind: 'status', status: 503 }] },
  ...PAY,
  passesTimeUntil(({ unsent }) => unsent[0]),
);

/** The gateway has the signatures, and the status has not arrived yet. */
export const Sent = story(
  { wire: onStatus(failsAfterFirstAnswer({ kind: 'hang' })) },
  ...PAY,
  showsWalletText(({ sent }) => sent[0]),
);

export const German: PayCheckoutStory = { ...Choosing, globals: { language: 'de' } };

export const GermanApproval: PayCheckoutStory = { ...ApproveInTheWallet, globals: { language: 'de' } };

/** From right to left, as the page. */
export const InAnArabicPage: PayCheckoutStory = { ...Rejected, globals: { language: 'ar' } };

export const Narrow: PayCheckoutStory = { ...Choosing, args: { width: 320 } };

export const Wide: PayCheckoutStory = { ...Choosing, args: { width: 900 } };
