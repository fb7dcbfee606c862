import type { DialogMessages } from '../../dialog-messages.js';

/** Romanian. */
export const ro: DialogMessages = {
  locale: 'ro',
  dir: 'ltr',
  close: 'Închideți',
  done: 'Gata',
  leaveSent: ['Închideți în timp ce plata dvs. este pe drum?', 'Continuă fără această fereastră.'],
  leaveAsked: [
    'Închideți în timp ce {wallet} cere aprobarea?',
    'Dacă ați aprobat-o în {wallet}, continuă fără această fereastră.',
  ],
  leaveUnsure: [
    'Închideți în timp ce plata dvs. este verificată?',
    'Dacă ați aprobat-o, continuă fără această fereastră.',
  ],
  watching: 'O urmărim în continuare și afișăm rezultatul în partea de jos a acestei pagini. Nu plătiți din nou.',
  keepOpen: 'Lăsați deschis',
  leave: 'Închideți, o urmărim',
  received: 'Plata dvs. a fost primită. Aceasta este chitanța dvs.',
  processing:
    'Plata dvs. este în curs de confirmare. Nu este nevoie să plătiți din nou. Puteți închide această fereastră.',
  onItsWay: 'Pe drum',
  paid: 'Plătit',
  failed: 'Eșuat',
  offline: 'Offline',
  lastSeen: 'Ultima stare cunoscută: {state}',
  open: 'Plată către {merchant}, {state}, deschideți',
  dismiss: 'Ascundeți',
};
