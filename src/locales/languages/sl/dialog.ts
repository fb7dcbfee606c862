import type { DialogMessages } from '../../dialog-messages.js';

/** Slovenian. */
export const sl: DialogMessages = {
  locale: 'sl',
  dir: 'ltr',
  close: 'Zapri',
  done: 'Končano',
  leaveSent: ['Želite zapreti, medtem ko je plačilo na poti?', 'Nadaljuje se tudi brez tega okna.'],
  leaveAsked: [
    'Želite zapreti, medtem ko denarnica {wallet} prosi za odobritev?',
    'Če ste ga odobrili v denarnici {wallet}, se nadaljuje tudi brez tega okna.',
  ],
  leaveUnsure: [
    'Želite zapreti, medtem ko se plačilo preverja?',
    'Če ste ga odobrili, se nadaljuje tudi brez tega okna.',
  ],
  watching: 'Še naprej ga bomo spremljali in rezultat pokazali na dnu te strani. Ne plačajte znova.',
  keepOpen: 'Pusti odprto',
  leave: 'Zapri in spremljaj naprej',
  received: 'Vaše plačilo je prejeto. To je vaše potrdilo.',
  processing: 'Vaše plačilo se potrjuje. Ni vam treba plačati znova. To okno lahko zaprete.',
  onItsWay: 'Na poti',
  paid: 'Plačano',
  failed: 'Neuspešno',
  offline: 'Brez povezave',
  lastSeen: 'Nazadnje znano: {state}',
  open: 'Plačilo za {merchant}, {state}, odpri',
  dismiss: 'Skrij',
};
