import type { WalletMessages } from '../../wallet-messages.js';

/** English, which is shown if the texts of a language cannot be loaded. */
export const en: WalletMessages = {
  locale: 'en',
  dir: 'ltr',
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
  noAccount: [
    'No account is connected',
    '{wallet} lists no account that this page may use. Connect one, or use another wallet.',
  ],
  noFunds: [
    'Not enough funds',
    '{wallet} has no coin that covers this payment. Use another account or wallet, or scan the code.',
  ],
  blocked: [
    'Not possible from this account',
    'This payment cannot be made from the account in {wallet}. Use another account, or contact the shop.',
  ],
  details: {
    asks: 'Asks for your details',
    give: 'Enter your details',
    why: 'The payment service has to know them by law.',
    merchant: 'Payment to {merchant}',
    next: 'Continue',
    optional: 'optional',
    page: 'Enter them on a page of the payment service. Then come back here to pay.',
    open: 'Open the page',
    done: 'I have entered them',
    missing: 'The payment service does not have these details yet, or did not accept them. Nothing was paid.',
    check: 'Check these fields',
    required: 'This is required.',
    date: 'Enter a valid date.',
    email: 'Enter a valid email address.',
    one_of: 'Fill in at least one: {fields}',
  },
  switching: ['Allow the network', '{wallet} asks to use {network}.'],
  signing: ['Approve {amount} in {wallet}', 'This page updates by itself.'],
  checkAmount: 'Check that it shows the same amount.',
  checkUnits: 'Your wallet may show the amount in the smallest units of {token}: {units}.',
  declineNow: 'If your wallet still asks you to approve, decline it.',
  allowing: [
    'Allow Permit2 to use {token}',
    'A one-time permission, without a limit, for payments that you sign. It does not pay yet.',
  ],
  revoking: [
    'Remove the old permission for {token}',
    '{token} takes a new permission only after the old one is removed. It does not pay yet, and may take a minute.',
  ],
  signingStep: 'Step {step} of {steps}',
  busy: ['Finish in your other tab', 'You are paying there. Don’t pay twice.'],
  checkWallet: [
    'Check your wallet',
    'Your wallet was asked to pay. Approve or decline it there, and don’t pay twice. This page updates by itself.',
  ],
  declineFirst: 'Did you decline it, or did it never appear? If your wallet still asks, decline it there first.',
  declined: 'I didn’t approve it',
  checkingDeclined: 'Checking that nothing was sent…',
  unproven: 'It is not certain that nothing was sent.',
  contactShop: 'Contact the shop before you pay again, and name this payment: {payment}',
  otherChain:
    'Your wallet had another network selected, so the payment may have gone there. Then the shop does not get it.',
  late: [
    'Has money left your wallet?',
    'This payment has ended, but your wallet was asked to send it, and may have done so too late.',
  ],
  sending: ['Sending your payment', 'You approved it. Keep this page open for a moment.'],
  unsent: [
    'We don’t know yet if your payment arrived',
    'You can send the same payment again: you won’t be charged twice. Don’t start a new one.',
  ],
  resend: 'Send it again',
  sent: ['Payment sent', 'You don’t need to do anything else.'],
  closed: ['Checking your payment', 'Don’t pay again. What became of it appears here in a moment.'],
  problems: {
    rejected: 'You declined it in your wallet. Nothing was paid.',
    request_pending: 'Your wallet had another request open. Open it, answer it, then try again.',
    account_changed:
      'Your wallet now has another account or network selected. Check what you pay with, then try again.',
    unknown_chain: 'Your wallet did not switch to {network}. Switch to it in your wallet, or choose another coin.',
    unauthorized: 'Your wallet does not let this page use that account. Connect it again.',
    rate_limited:
      'Your wallet takes no requests from this page for a while. Nothing was paid. Wait a minute, then try again.',
    wallet_failed: 'Your wallet could not do this. Nothing was paid. Try again, or use another way.',
    internal_error:
      'Something went wrong on this page, not in your wallet. Nothing was paid. Try again, or pay another way.',
    reloaded:
      'Your wallet was asked by a page that is no longer open, so its answer does not count. Nothing was paid. If it still asks, decline it there, then choose again.',
    price_renewed: 'The price was renewed. Check the amount, then pay.',
    offer_renewed: 'The offer had ended and was renewed. Nothing was paid. The amount is still the same.',
    refused_request:
      'The request does not match what is shown here, so it was not sent to your wallet. Nothing was paid. Pay another way, or contact the shop.',
    not_accepted: 'Your wallet’s approval was not accepted. Nothing was paid. Try again, or use another coin.',
    smart_account:
      'This coin doesn’t accept approvals from smart accounts. Nothing was paid. Choose another coin or account.',
    details_required:
      'This way to pay needs details about you, which this page cannot ask for. Use another coin, or scan the code.',
    expires_soon: 'There is not enough time left to pay.',
    unavailable: 'The ways to pay cannot be loaded right now. Try again.',
    storage_unavailable:
      'Your browser blocks storage, so this page cannot make sure that you pay only once. Scan the code instead.',
  },
};
