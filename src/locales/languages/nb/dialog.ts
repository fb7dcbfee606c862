import type { DialogMessages } from '../../dialog-messages.js';

/** Norwegian Bokmål. */
export const nb: DialogMessages = {
  locale: 'nb',
  dir: 'ltr',
  close: 'Lukk',
  done: 'Ferdig',
  leaveSent: ['Lukke mens betalingen er underveis?', 'Den fortsetter uten dette vinduet.'],
  leaveAsked: ['Lukke mens {wallet} spør?', 'Hvis du har godkjent den i {wallet}, fortsetter den uten dette vinduet.'],
  leaveUnsure: ['Lukke mens betalingen blir sjekket?', 'Hvis du har godkjent den, fortsetter den uten dette vinduet.'],
  watching: 'Vi følger med på den og viser resultatet nederst på denne siden. Ikke betal på nytt.',
  keepOpen: 'Hold åpen',
  leave: 'Lukk, vi følger med',
  received: 'Betalingen din er mottatt. Dette er kvitteringen din.',
  processing: 'Betalingen din bekreftes nå. Du trenger ikke å betale på nytt. Du kan lukke dette vinduet.',
  onItsWay: 'Underveis',
  paid: 'Betalt',
  failed: 'Mislyktes',
  offline: 'Frakoblet',
  lastSeen: 'Sist kjent: {state}',
  open: 'Betaling til {merchant}, {state}, åpne',
  dismiss: 'Fjern',
};
