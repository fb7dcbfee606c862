import type { DialogMessages } from '../../dialog-messages.js';

/** Serbian in Latin letters. */
export const srLatn: DialogMessages = {
  locale: 'sr-Latn',
  dir: 'ltr',
  close: 'Zatvori',
  done: 'Gotovo',
  leaveSent: ['Zatvoriti dok je vaše plaćanje na putu?', 'Nastavlja se i bez ovog prozora.'],
  leaveAsked: [
    'Zatvoriti dok novčanik {wallet} traži odobrenje?',
    'Ako ste ga odobrili u novčaniku {wallet}, nastavlja se i bez ovog prozora.',
  ],
  leaveUnsure: ['Zatvoriti dok se vaše plaćanje proverava?', 'Ako ste ga odobrili, nastavlja se i bez ovog prozora.'],
  watching: 'I dalje ćemo ga pratiti i prikazati rezultat na dnu ove stranice. Nemojte plaćati ponovo.',
  keepOpen: 'Ostavi otvoreno',
  leave: 'Zatvori i prati dalje',
  received: 'Vaša uplata je primljena. Ovo je vaša potvrda.',
  processing: 'Vaše plaćanje se potvrđuje. Ne morate da plaćate ponovo. Možete da zatvorite ovaj prozor.',
  onItsWay: 'Na putu',
  paid: 'Plaćeno',
  failed: 'Neuspešno',
  offline: 'Nema veze',
  lastSeen: 'Poslednje poznato: {state}',
  open: 'Plaćanje za {merchant}, {state}, otvori',
  dismiss: 'Ukloni',
};
