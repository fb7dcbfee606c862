import type { DialogMessages } from '../../dialog-messages.js';

/** Slovak. */
export const sk: DialogMessages = {
  locale: 'sk',
  dir: 'ltr',
  close: 'Zavrieť',
  done: 'Hotovo',
  leaveSent: ['Zavrieť, kým je platba na ceste?', 'Pokračuje aj bez tohto okna.'],
  leaveAsked: [
    'Zavrieť, kým peňaženka {wallet} žiada o schválenie?',
    'Ak ste ju v peňaženke {wallet} schválili, pokračuje aj bez tohto okna.',
  ],
  leaveUnsure: ['Zavrieť, kým sa platba overuje?', 'Ak ste ju schválili, pokračuje aj bez tohto okna.'],
  watching: 'Budeme ju ďalej sledovať a výsledok ukážeme dole na tejto stránke. Neplaťte znova.',
  keepOpen: 'Nechať otvorené',
  leave: 'Zavrieť a ďalej sledovať',
  received: 'Vaša platba bola prijatá. Toto je vaše potvrdenie.',
  processing: 'Vaša platba sa potvrdzuje. Nemusíte platiť znova. Toto okno môžete zavrieť.',
  onItsWay: 'Na ceste',
  paid: 'Zaplatené',
  failed: 'Neúspešná',
  offline: 'Offline',
  lastSeen: 'Naposledy známe: {state}',
  open: 'Platba pre {merchant}, {state}, otvoriť',
  dismiss: 'Skryť',
};
