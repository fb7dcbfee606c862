import type { StatusMessages } from '../../messages.js';

/** The English texts of `<pay-status>`. */
export const enStatus: StatusMessages = {
  locale: 'en',
  dir: 'ltr',
  connecting: ['Connecting', 'Looking up your payment. This page updates by itself.'],
  slow: [
    'This is taking longer than usual',
    'Still looking up your payment. If you have already paid, don’t pay again.',
  ],
  cannotLoad: [
    'Payment status not available',
    'The payment service cannot be reached. Still trying. If you have paid, don’t pay again.',
  ],
  stopped: [
    'Payment status not available',
    'This page can’t look it up. If you have paid, don’t pay again. Contact the shop.',
  ],
  misconfigured: [
    'Payment status not available',
    'This page is not set up correctly. Contact the shop. If you have paid, don’t pay again.',
  ],
  statuses: {
    requires_action: ['Waiting for your payment', 'Pay in your wallet. This page updates by itself.'],
    processing: [
      'Payment on its way',
      'Your payment is being confirmed. You don’t need to pay again. You can close this page.',
    ],
    succeeded: ['Payment complete', 'Your payment has been received.'],
    failed: [
      'Payment failed',
      'Your payment did not go through. If money has left your wallet, contact the shop before you pay again.',
    ],
    expired: [
      'Payment expired',
      'The time to pay is over. If money has left your wallet, contact the shop before you pay again.',
    ],
    cancelled: [
      'Payment cancelled',
      'This payment was cancelled. If money has left your wallet, contact the shop before you pay again.',
    ],
  },
  declined: ['Payment declined', 'Your payment was declined. Pay another way, or contact the shop.'],
  unknownStatus: ['Checking your payment', 'Don’t pay again. This page updates by itself.'],
  unknownFinal: ['Payment status not available', 'This page can’t show the result. Don’t pay again. Contact the shop.'],
  notes: {
    retrying: 'Reconnecting…',
    offline: 'You are offline.',
    stopped: 'Connection lost.',
  },
  lastKnown: 'This is the last known status.',
  alreadyPaid: 'If you have paid, don’t pay again.',
  timeUp: ['Time’s up', 'Don’t approve it now. We’re checking whether your payment arrived.'],
  timeLeft: 'Time left',
  secondsLeft: { one: '{n} second left', other: '{n} seconds left' },
  minutesLeft: { one: '{n} minute left', other: '{n} minutes left' },
  paid: 'You paid',
  transaction: 'Transaction',
  refunded: 'Refunded by the shop',
  copy: 'Copy transaction id',
  copied: 'Copied',
  copyFailed: 'Select the id to copy it',
  explorer: 'View on block explorer',
  newTab: '(opens in a new tab)',
  support: 'Details for support',
  copySupport: 'Copy details',
  copySupportFailed: 'Select the text to copy it',
  checkAgain: 'Check again',
  tryAgain: 'Try again',
  goOn: 'Back to the shop',
  goingIn: 'Taking you back to the shop in {n} s',
  goingTo: 'Taking you back to {merchant} in {n} s',
  leaving: 'Taking you back…',
  stay: 'Stay here',
  timeline: {
    label: 'Payment progress',
    waiting: 'Waiting',
    sent: 'Sent',
    confirmed: 'Confirmed',
    settled: 'Settled',
    refunded: 'Refunded',
    notYet: 'not yet',
    usually: 'usually {time}',
  },
  checkout: {
    paidTitle: 'Paid {amount} to {merchant}',
  },
};
