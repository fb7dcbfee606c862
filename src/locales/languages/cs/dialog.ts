import type { DialogMessages } from '../../dialog-messages.js';

/** Czech. */
export const cs: DialogMessages = {
  locale: 'cs',
  dir: 'ltr',
  close: 'Zavřít',
  done: 'Hotovo',
  leaveSent: ['Zavřít, když je platba na cestě?', 'Pokračuje i bez tohoto okna.'],
  leaveAsked: [
    'Zavřít, když peněženka {wallet} žádá o schválení?',
    'Pokud jste platbu v peněžence {wallet} schválili, pokračuje i bez tohoto okna.',
  ],
  leaveUnsure: ['Zavřít, když se platba ověřuje?', 'Pokud jste platbu schválili, pokračuje i bez tohoto okna.'],
  watching: 'Budeme ji dál sledovat a výsledek ukážeme dole na této stránce. Neplaťte znovu.',
  keepOpen: 'Nechat otevřené',
  leave: 'Zavřít a dál sledovat',
  received: 'Vaše platba byla přijata. Toto je vaše potvrzení.',
  processing: 'Vaše platba se potvrzuje. Nemusíte platit znovu. Toto okno můžete zavřít.',
  onItsWay: 'Na cestě',
  paid: 'Zaplaceno',
  failed: 'Neúspěšná',
  offline: 'Offline',
  lastSeen: 'Naposledy známo: {state}',
  open: 'Platba pro {merchant}, {state}, otevřít',
  dismiss: 'Skrýt',
};
