import type { DialogMessages } from '../../dialog-messages.js';

/** Estonian. */
export const et: DialogMessages = {
  locale: 'et',
  dir: 'ltr',
  close: 'Sulge',
  done: 'Valmis',
  leaveSent: ['Kas sulgeda, kuigi teie makse on teel?', 'See jätkub ka ilma selle aknata.'],
  leaveAsked: [
    'Kas sulgeda, kuigi rahakott {wallet} küsib kinnitust?',
    'Kui kinnitasite selle rahakotis {wallet}, jätkub see ka ilma selle aknata.',
  ],
  leaveUnsure: [
    'Kas sulgeda, kuigi teie makset kontrollitakse?',
    'Kui kinnitasite selle, jätkub see ka ilma selle aknata.',
  ],
  watching: 'Jälgime seda edasi ja näitame tulemust selle lehe allservas. Ärge makske uuesti.',
  keepOpen: 'Jäta avatuks',
  leave: 'Sulge ja jälgi edasi',
  received: 'Teie makse on kätte saadud. See on teie kviitung.',
  processing: 'Teie makset kinnitatakse. Uuesti maksta pole vaja. Võite selle akna sulgeda.',
  onItsWay: 'Teel',
  paid: 'Makstud',
  failed: 'Ebaõnnestus',
  offline: 'Ühenduseta',
  lastSeen: 'Viimati teada: {state}',
  open: 'Makse saajale {merchant}, {state}, ava',
  dismiss: 'Peida',
};
