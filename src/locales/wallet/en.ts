import type { WalletMessages } from './wallet-messages.js';

/** English, which is shown if the texts of a language cannot be loaded. */
export const en: WalletMessages = {
  locale: 'en',
  dir: 'ltr',
  pickWallet: 'How would you like to pay?',
  noWallet: 'No wallet was found in this browser. New to this? Scan the code with a wallet app on your phone.',
  otherWallet: 'Use another wallet',
  installed: 'Installed',
  lastUsed: 'Last used',
  searchWallets: 'Search wallets',
  notFound: 'No wallet with this name.',
  openedApp: ['Pay in {wallet}', 'This page updates by itself.'],
  notOpened: 'Didn’t open? The app may not be installed.',
  back: 'Back',
  connecting: ['Connect {wallet}', 'Choose the account to pay with in {wallet}.'],
  openWallet: 'Waiting for {wallet}… Nothing to see? Open it from the bar of your browser, or look behind this window.',
  loading: 'Looking up what you can pay with…',
  pickAsset: 'Choose what to pay with',
  onNetwork: 'on {network}',
  priceHeld: 'Price held until {time}',
  needsDetails: 'Needs details about you that this page cannot ask for',
  needsPermission: 'Needs a one-time permission',
  pay: 'Pay {amount} with {wallet}',
  preparing: 'Preparing…',
  tryAgain: 'Try again',
  noFunds: [
    'Not enough funds',
    '{wallet} has no coin that covers this payment. Use another account or wallet, or scan the code.',
  ],
  blocked: [
    'Not possible from this account',
    'This payment cannot be made from the account in {wallet}. Use another account, or contact the shop.',
  ],
  switching: ['Allow the network', '{wallet} asks to use {network}.'],
  signing: ['Approve {amount} in {wallet}', 'Check that it shows the same amount. This page updates by itself.'],
  allowing: [
    'Allow Permit2 to use {token}',
    'A one-time permission, without a limit, for payments that you sign. It does not pay yet.',
  ],
  signingStep: 'Step {step} of {steps}',
  busy: ['Check your wallet', 'You are paying in another tab. Don’t pay twice: finish there.'],
  checkWallet:
    'Your wallet was asked to pay. Approve or decline it there, and don’t pay twice. This page updates by itself.',
  sending: ['Sending your payment', 'You approved it. Keep this page open for a moment.'],
  unsent: [
    'We don’t know yet if your payment arrived',
    'Don’t pay again. Try to send it again: you won’t be charged twice.',
  ],
  resend: 'Send it again',
  sent: ['Payment sent', 'You don’t need to do anything else.'],
  closed: ['Checking your payment', 'Don’t pay again. What became of it appears here in a moment.'],
  problems: {
    rejected: 'You declined it in your wallet. Nothing was paid.',
    request_pending: 'Your wallet still asks you something. Open it, answer it, then try again.',
    account_changed:
      'Your wallet now has another account or network selected. Check what you pay with, then try again.',
    unknown_chain: 'Your wallet does not have this network selected. Switch to it in your wallet, then try again.',
    unauthorized: 'Your wallet does not let this page use that account. Connect it again.',
    wallet_failed: 'Your wallet could not do this. Nothing was paid. Try again, or use another way.',
    price_renewed: 'The price was renewed. Check the amount, then pay.',
    refused_request:
      'The request does not match what is shown here, so it was not sent to your wallet. Nothing was paid. Pay another way, or contact the shop.',
    not_accepted: 'Your wallet’s approval was not accepted. Nothing was paid. Try again, or use another coin.',
    details_required:
      'This way to pay needs details about you, which this page cannot ask for. Use another coin, or scan the code.',
    expires_soon: 'There is not enough time left to pay.',
    unavailable: 'The ways to pay cannot be loaded right now. Try again.',
    storage_unavailable:
      'Your browser blocks storage, so this page cannot make sure that you pay only once. Scan the code instead.',
  },
};
