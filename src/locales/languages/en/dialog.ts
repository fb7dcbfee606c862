import type { DialogMessages } from '../../dialog-messages.js';

/** English. */
export const en: DialogMessages = {
  locale: 'en',
  dir: 'ltr',
  close: 'Close',
  done: 'Done',
  leaveSent: ['Close while your payment is on its way?', 'It goes on without this window.'],
  leaveAsked: ['Close while {wallet} is asking?', 'If you approved it in {wallet}, it goes on without this window.'],
  leaveUnsure: ['Close while your payment is being checked?', 'If you approved it, it goes on without this window.'],
  watching: 'We’ll keep watching it and show the result at the bottom of this page. Don’t pay again.',
  keepOpen: 'Keep open',
  leave: 'Close, we’ll keep watching',
  received: 'Your payment has been received. This is your receipt.',
  processing: 'Your payment is being confirmed. You don’t need to pay again. You can close this window.',
  onItsWay: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  offline: 'Offline',
  lastSeen: '{state} when last seen',
  open: 'Payment to {merchant}, {state}, open',
  dismiss: 'Dismiss',
};
