import type { DialogMessages } from '../../dialog-messages.js';

/** Hungarian. */
export const hu: DialogMessages = {
  locale: 'hu',
  dir: 'ltr',
  close: 'Bezárás',
  done: 'Kész',
  leaveSent: ['Bezárja, miközben a fizetése úton van?', 'E nélkül az ablak nélkül is folytatódik.'],
  leaveAsked: [
    'Bezárja, miközben a(z) {wallet} jóváhagyást kér?',
    'Ha jóváhagyta itt: {wallet}, e nélkül az ablak nélkül is folytatódik.',
  ],
  leaveUnsure: [
    'Bezárja, miközben a fizetését ellenőrizzük?',
    'Ha jóváhagyta, e nélkül az ablak nélkül is folytatódik.',
  ],
  watching: 'Továbbra is figyeljük, és az eredményt az oldal alján mutatjuk. Ne fizessen újra.',
  keepOpen: 'Maradjon nyitva',
  leave: 'Bezárás, tovább figyeljük',
  received: 'A fizetése megérkezett. Ez a bizonylata.',
  processing: 'A fizetése megerősítés alatt áll. Nem kell újra fizetnie. Ezt az ablakot bezárhatja.',
  onItsWay: 'Úton',
  paid: 'Fizetve',
  failed: 'Sikertelen',
  offline: 'Offline',
  lastSeen: 'Utoljára ismert: {state}',
  open: 'Fizetés neki: {merchant}, {state}, megnyitás',
  dismiss: 'Elrejtés',
};
