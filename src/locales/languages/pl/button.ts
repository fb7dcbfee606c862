import type { ButtonMessages } from '../../button-messages.js';

/** Polish. */
export const pl: ButtonMessages = {
  locale: 'pl',
  dir: 'ltr',
  starting: 'Rozpoczynanie płatności…',
  failed: 'Nie udało się rozpocząć płatności. Spróbuj ponownie.',
  nothingToPay: 'Tego zamówienia nie można opłacić. Być może jest już opłacone.',
  offline: 'Brak połączenia z internetem. Zapłać, gdy znów będzie połączenie.',
};
