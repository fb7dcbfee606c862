import type { Messages } from './messages.js';

/** English, the language that every other falls back to. */
export const en: Messages = {
  locale: 'en',
  connecting: ['Connecting', 'Looking up your payment.'],
  cannotLoad: ['Payment status not available', 'The payment service cannot be reached. Still trying.'],
  stopped: ['Payment status not available', 'The payment service refused the request.'],
  misconfigured: ['Payment status not available', 'This page is not set up correctly.'],
  statuses: {
    requires_action: ['Waiting for your payment', 'Approve the payment in your wallet.'],
    processing: ['Payment on its way', 'Your payment is being confirmed.'],
    succeeded: ['Payment complete', 'Your payment has been received.'],
    failed: ['Payment failed', 'Your payment did not go through. Check your wallet before you pay again.'],
    expired: ['Payment expired', 'The time to pay is over. Check your wallet before you pay again.'],
    cancelled: ['Payment cancelled', 'Your payment was cancelled.'],
  },
  declined: ['Payment declined', 'Your payment was declined. Pay another way, or contact the shop.'],
  unknownStatus: (status) => ['Payment status', `The payment service says “${status}”.`],
  notes: {
    retrying: 'Reconnecting…',
    offline: 'You are offline.',
    stopped: 'Connection lost.',
  },
  lastKnown: 'This is the last known status.',
  checking: 'The time to pay is over. Checking…',
  timeLeft: 'Time left',
  paid: 'You paid',
  transaction: 'Transaction',
  copy: 'Copy transaction id',
  copied: 'Copied',
  copyFailed: 'Select the id to copy it',
  explorer: 'View on block explorer',
  tryAgain: 'Try again',
  goOn: 'Back to the shop',
  goingIn: (seconds) => `Back to the shop in ${seconds} s`,
  leaving: 'Back to the shop…',
  stay: 'Stay here',
};
