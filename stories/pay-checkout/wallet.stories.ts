import type { Meta } from '@storybook/web-components-vite';
import { walletApps } from '../../src/wallet/wallet-apps.js';
import type { PayCheckoutArgs, PayCheckoutStory } from '../support/elements/pay-checkout.js';
import { BROKEN_WALLET_ICON, WALLET_ICON } from '../support/environment/assets.js';
import { failsAfterFirstAnswer, onStatus } from '../support/environment/wires.js';
import { asksForApproval, asksForRevocation } from '../support/wallet/approving-gateway.js';
import { asksForMore } from '../support/wallet/hostile-gateway.js';
import {
  entersDetails,
  passesTime,
  passesTimeUntil,
  pays,
  returnsWithDetails,
  sendsDetails,
  showsWalletText,
} from '../support/wallet/wallet-players.js';
import { choosesEurc, PAY, picks, walletMeta, walletStory } from '../support/wallet/wallet-story.js';

/**
 * Paying with a wallet of the browser, step by step. The wallets sign with a real key, and the gateway verifies it; a story
 * sets what they answer, and plays the clicks of the buyer.
 */
const meta: Meta<PayCheckoutArgs> = { ...walletMeta, title: 'pay-checkout/Paying with a wallet' };
export default meta;

const isReady = showsWalletText(({ pay }) => pay);
/** Enough to search them. The first one has an icon. */
const EXAMPLE_APP = {
  name: 'Example App',
  icon: WALLET_ICON,
  link: 'https://app.example/?uri={payment}',
  store: 'https://app.example/get',
};
const APPS = [EXAMPLE_APP, ...walletApps];
/** The wait for a wallet after which the buyer is told where to look. */
const SLOW_MS = 10_000;

export const NoWallet = walletStory(
  { wallets: [] },
  showsWalletText(({ phoneTitle }) => phoneTitle),
);

export const OneWallet = walletStory(
  { wallets: [{ icon: WALLET_ICON }] },
  showsWalletText(({ pickWallet }) => pickWallet),
);

/** One of them has no icon, and one has an icon that is no image. */
export const ThreeWallets = walletStory(
  {
    wallets: [
      { icon: WALLET_ICON },
      { id: 'other.example', name: 'Other Wallet' },
      { id: 'third.example', name: 'Third Wallet', icon: BROKEN_WALLET_ICON },
    ],
  },
  showsWalletText(({ pickWallet }) => pickWallet),
);

/** The names of wallets are untrusted: long, without spaces, and in another direction. */
export const NamesOfAnyLength = walletStory(
  {
    wallets: [
      { name: 'The wallet with the longest name of all.' },
      { id: 'other.example', name: 'W'.repeat(40) },
      { id: 'third.example', name: 'محفظة المثال' },
      { id: 'fourth.example', name: '<b>Pay</b> 0.00 USDC &amp; win' },
    ],
  },
  showsWalletText(({ pickWallet }) => pickWallet),
);

/** On a phone: rows of apps, and a field to search them. */
export const AppsOfAPhone = walletStory(
  { wallets: [], apps: APPS },
  showsWalletText(({ pickWallet }) => pickWallet),
);

export const AppOpened = walletStory(
  { wallets: [], apps: APPS },
  picks,
  showsWalletText(({ openedApp }) => openedApp[0]),
);

/** The buyer still sees the page two seconds after the tap. */
export const AppNotOpened = walletStory(
  { wallets: [], apps: APPS },
  picks,
  showsWalletText(({ openedApp }) => openedApp[0]),
  passesTime(2_000),
  showsWalletText(({ notOpened }) => notOpened),
);

/** The wallet of the app around the page comes before those of the browser. */
export const WalletOfTheHost = walletStory(
  {
    wallets: [{ id: 'host.example', name: 'Host Wallet', icon: WALLET_ICON }],
    found: [{ id: 'other.example', name: 'Other Wallet' }],
  },
  showsWalletText(({ pickWallet }) => pickWallet),
);

/** In the browser of a wallet app: its wallet comes first, all else is behind a button. */
export const InTheBrowserOfAWallet = walletStory(
  { wallets: [{ icon: WALLET_ICON }], apps: APPS },
  showsWalletText(({ otherWallet }) => otherWallet),
);

/** In the browser inside of an app that is no wallet, such as Instagram. */
export const InTheBrowserOfAnotherApp = walletStory(
  { wallets: [], apps: APPS, isInApp: true },
  showsWalletText(({ inAppBrowser }) => inAppBrowser),
);

export const Connecting = walletStory(
  { wallets: [{ connects: 'is silent' }] },
  picks,
  showsWalletText(({ connecting }) => connecting[0]),
);

/** After ten seconds: the wallet may wait behind the window. */
export const SlowWallet = walletStory(
  { wallets: [{ connects: 'is silent' }] },
  picks,
  showsWalletText(({ connecting }) => connecting[0]),
  passesTime(SLOW_MS),
  showsWalletText(({ openWallet }) => openWallet),
);

export const ConnectionRejected = walletStory(
  { wallets: [{ connects: 'rejects' }] },
  picks,
  showsWalletText(({ problems }) => problems.rejected),
);

export const LookingUp = walletStory(
  { faults: [{ route: 'POST /v1/gateway/payment/*/options', kind: 'hang' }] },
  picks,
  showsWalletText(({ loading }) => loading),
);

export const OptionsUnavailable = walletStory(
  { faults: [{ route: 'POST /v1/gateway/payment/*/options', kind: 'status', status: 503 }] },
  picks,
  showsWalletText(({ problems }) => problems.unavailable),
);

export const NotEnoughFunds = walletStory(
  { rail: { noFunds: true } },
  picks,
  showsWalletText(({ noFunds }) => noFunds[0]),
);

/** The wallet is locked, or was disconnected. */
export const NoAccount = walletStory(
  { wallets: [{ listsNone: true }] },
  picks,
  showsWalletText(({ noAccount }) => noAccount[0]),
);

/** The gateway does not take payments of this account (451). */
export const BlockedAccount = walletStory(
  { rail: { sanctioned: true } },
  picks,
  showsWalletText(({ blocked }) => blocked[0]),
);

/** Two coins on two networks. The first is chosen. */
export const Choosing = walletStory({}, picks, isReady);

export const Preparing = walletStory(
  { faults: [{ route: 'POST /v1/gateway/payment/*/fetch', kind: 'hang' }] },
  picks,
  choosesEurc,
  showsWalletText(({ preparing }) => preparing),
);

export const PreparingFailed = walletStory(
  { faults: [{ route: 'POST /v1/gateway/payment/*/fetch', kind: 'status', status: 503 }] },
  picks,
  choosesEurc,
  showsWalletText(({ problems }) => problems.unavailable),
);

/** The gateway asks for more than what is shown: the request does not reach the wallet. */
export const RefusedByTheCheck = walletStory(
  { wire: asksForMore },
  picks,
  showsWalletText(({ problems }) => problems.refused_request),
);

/** The gateway has to know who pays: the form is made from its schema. */
export const Details = walletStory(
  { rail: { details: 'schema' } },
  ...PAY,
  showsWalletText(({ details }) => details.why),
);

/** The focus is on what is wrong, from where links lead to the fields. */
export const DetailsWithErrors = walletStory(
  { rail: { details: 'schema' } },
  ...PAY,
  sendsDetails,
  showsWalletText(
    ({ details }) => details.check,
    ({ details }) => details.required,
  ),
);

/** A page of the gateway asks for them, in a new tab. */
export const DetailsOnAnotherPage = walletStory(
  { rail: { details: 'url' } },
  ...PAY,
  showsWalletText(({ details }) => details.open),
);

/** The buyer has not filled in that page. */
export const DetailsNotThereYet = walletStory(
  { rail: { details: 'url' } },
  ...PAY,
  returnsWithDetails,
  showsWalletText(({ details }) => details.missing),
);

/** The form is filled in. */
export const DetailsFilledIn = walletStory({ rail: { details: 'schema' } }, ...PAY, entersDetails);

/** Once the details are there, the option can be paid with. */
export const PayingAfterDetails = walletStory(
  { rail: { details: 'schema' } },
  ...PAY,
  entersDetails,
  sendsDetails,
  showsWalletText(({ pay }) => pay),
);

export const SwitchingTheNetwork = walletStory(
  { wallets: [{ selects: 'is silent' }] },
  ...PAY,
  passesTimeUntil(({ switching }) => switching[0]),
);

export const ApproveInTheWallet = walletStory(
  { wallets: [{ signs: ['is silent'] }] },
  ...PAY,
  showsWalletText(({ signing }) => signing[1]),
);

export const SlowApproval = walletStory(
  { wallets: [{ signs: ['is silent'] }] },
  ...PAY,
  showsWalletText(({ signing }) => signing[1]),
  passesTime(SLOW_MS),
  showsWalletText(({ openWallet }) => openWallet),
);

export const StepTwoOfTwo = walletStory(
  { wallets: [{ signs: ['approves', 'is silent'] }] },
  picks,
  choosesEurc,
  pays,
  showsWalletText(({ signingStep }) => signingStep.replace('{step}', '2')),
);

/** The second coin has no permit: its buyer has to know that Permit2 may then move all of it. */
export const NeedsAPermission = walletStory(
  { wire: asksForApproval },
  picks,
  choosesEurc,
  showsWalletText(({ needsPermission }) => needsPermission),
);

export const AllowingPermit2 = walletStory(
  { wire: asksForApproval, wallets: [{ signs: ['is silent'] }] },
  picks,
  choosesEurc,
  pays,
  showsWalletText(({ allowing }) => allowing[1]),
);

/** An earlier permission is not enough, and the coin takes a new one only without it. */
export const RevokingAnOldPermission = walletStory(
  { wire: asksForRevocation, wallets: [{ signs: ['is silent'] }] },
  picks,
  choosesEurc,
  pays,
  showsWalletText(({ revoking }) => revoking[1]),
);

export const Sending = walletStory(
  { faults: [{ route: 'POST /v1/gateway/payment/*/confirm', kind: 'hang' }] },
  ...PAY,
  showsWalletText(({ sending }) => sending[0]),
);

/** The gateway may have the payment, but does not answer: only the same confirmation is sent again. */
export const NotKnownIfItArrived = walletStory(
  { faults: [{ route: 'POST /v1/gateway/payment/*/confirm', kind: 'status', status: 503 }] },
  ...PAY,
  passesTimeUntil(({ unsent }) => unsent[0]),
);

/** The gateway has the signatures, and the status has not arrived yet. */
export const Sent = walletStory(
  { wire: onStatus(failsAfterFirstAnswer({ kind: 'hang' })) },
  ...PAY,
  showsWalletText(({ sent }) => sent[0]),
);

export const German: PayCheckoutStory = { ...Choosing, globals: { language: 'de' } };

export const GermanApproval: PayCheckoutStory = { ...ApproveInTheWallet, globals: { language: 'de' } };

export const Narrow: PayCheckoutStory = { ...Choosing, args: { width: 320 } };

export const Wide: PayCheckoutStory = { ...Choosing, args: { width: 900 } };
