import type { DialogMessages } from '../../dialog-messages.js';

/** Croatian. */
export const hr: DialogMessages = {
  locale: 'hr',
  dir: 'ltr',
  close: 'Zatvori',
  done: 'Gotovo',
  leaveSent: ['Zatvoriti dok je vaše plaćanje na putu?', 'Nastavlja se i bez ovog prozora.'],
  leaveAsked: [
    'Zatvoriti dok novčanik {wallet} traži odobrenje?',
    'Ako ste ga odobrili u novčaniku {wallet}, nastavlja se i bez ovog prozora.',
  ],
  leaveUnsure: ['Zatvoriti dok se vaše plaćanje provjerava?', 'Ako ste ga odobrili, nastavlja se i bez ovog prozora.'],
  watching: 'I dalje ćemo ga pratiti i prikazati rezultat na dnu ove stranice. Nemojte platiti ponovno.',
  keepOpen: 'Ostavi otvoreno',
  leave: 'Zatvori i prati dalje',
  received: 'Vaša je uplata primljena. Ovo je vaša potvrda.',
  processing: 'Vaše se plaćanje potvrđuje. Ne morate platiti ponovno. Možete zatvoriti ovaj prozor.',
  onItsWay: 'Na putu',
  paid: 'Plaćeno',
  failed: 'Neuspjelo',
  offline: 'Izvan mreže',
  lastSeen: 'Zadnje poznato: {state}',
  open: 'Plaćanje za {merchant}, {state}, otvori',
  dismiss: 'Ukloni',
};
