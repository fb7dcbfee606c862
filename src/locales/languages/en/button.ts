import type { ButtonMessages } from '../../button-messages.js';

/** English. */
export const en: ButtonMessages = {
  locale: 'en',
  dir: 'ltr',
  starting: 'Starting the payment…',
  failed: 'Couldn’t start the payment. Try again.',
  nothingToPay: 'This order can’t be paid. It may be paid already.',
  offline: 'You are offline. Pay when you are connected again.',
};
