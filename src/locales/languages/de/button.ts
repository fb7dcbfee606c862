import type { ButtonMessages } from '../../button-messages.js';

/** German. */
export const de: ButtonMessages = {
  locale: 'de',
  dir: 'ltr',
  starting: 'Zahlung wird gestartet …',
  failed: 'Die Zahlung konnte nicht gestartet werden. Versuchen Sie es noch einmal.',
  nothingToPay: 'Diese Bestellung kann nicht bezahlt werden. Vielleicht ist sie schon bezahlt.',
  offline: 'Sie sind offline. Bezahlen Sie, sobald Sie wieder verbunden sind.',
};
