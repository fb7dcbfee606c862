import type { DialogMessages } from '../../dialog-messages.js';

/** Catalan. */
export const ca: DialogMessages = {
  locale: 'ca',
  dir: 'ltr',
  close: 'Tanca',
  done: 'Fet',
  leaveSent: ['Voleu tancar mentre el pagament està en camí?', 'Continua sense aquesta finestra.'],
  leaveAsked: [
    'Voleu tancar mentre {wallet} us demana l’aprovació?',
    'Si l’heu aprovat a {wallet}, continua sense aquesta finestra.',
  ],
  leaveUnsure: ['Voleu tancar mentre es comprova el pagament?', 'Si l’heu aprovat, continua sense aquesta finestra.'],
  watching: 'El continuarem seguint i mostrarem el resultat al peu d’aquesta pàgina. No torneu a pagar.',
  keepOpen: 'Mantén oberta',
  leave: 'Tanca i continua el seguiment',
  received: 'S’ha rebut el vostre pagament. Aquest és el vostre rebut.',
  processing: 'S’està confirmant el vostre pagament. No cal que torneu a pagar. Podeu tancar aquesta finestra.',
  onItsWay: 'En camí',
  paid: 'Pagat',
  failed: 'Ha fallat',
  offline: 'Sense connexió',
  lastSeen: 'Últim estat conegut: {state}',
  open: 'Pagament a {merchant}, {state}, obre',
  dismiss: 'Amaga',
};
