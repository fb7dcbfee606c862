import type { DialogMessages } from '../../dialog-messages.js';

/** Polish. */
export const pl: DialogMessages = {
  locale: 'pl',
  dir: 'ltr',
  close: 'Zamknij',
  done: 'Gotowe',
  leaveSent: ['Zamknąć, gdy płatność jest w drodze?', 'Trwa ona dalej bez tego okna.'],
  leaveAsked: [
    'Zamknąć, gdy {wallet} prosi o zatwierdzenie?',
    'Jeśli ją zatwierdzono w {wallet}, trwa dalej bez tego okna.',
  ],
  leaveUnsure: ['Zamknąć, gdy płatność jest sprawdzana?', 'Jeśli ją zatwierdzono, trwa dalej bez tego okna.'],
  watching: 'Będziemy ją dalej śledzić i pokażemy wynik na dole tej strony. Nie płać ponownie.',
  keepOpen: 'Zostaw otwarte',
  leave: 'Zamknij i śledź dalej',
  received: 'Otrzymaliśmy Twoją płatność. To jest Twoje potwierdzenie.',
  processing: 'Twoja płatność jest potwierdzana. Nie musisz płacić ponownie. Możesz zamknąć to okno.',
  onItsWay: 'W drodze',
  paid: 'Zapłacono',
  failed: 'Nie powiodła się',
  offline: 'Offline',
  lastSeen: 'Ostatnio znany stan: {state}',
  open: 'Płatność dla {merchant}, {state}, otwórz',
  dismiss: 'Ukryj',
};
