import type { DialogMessages } from '../../dialog-messages.js';

/** Latvian. */
export const lv: DialogMessages = {
  locale: 'lv',
  dir: 'ltr',
  close: 'Aizvērt',
  done: 'Gatavs',
  leaveSent: ['Vai aizvērt, kamēr maksājums ir ceļā?', 'Tas turpinās arī bez šī loga.'],
  leaveAsked: [
    'Vai aizvērt, kamēr maks {wallet} lūdz apstiprinājumu?',
    'Ja apstiprinājāt to makā {wallet}, tas turpinās arī bez šī loga.',
  ],
  leaveUnsure: ['Vai aizvērt, kamēr maksājums tiek pārbaudīts?', 'Ja apstiprinājāt to, tas turpinās arī bez šī loga.'],
  watching: 'Turpināsim to uzraudzīt un parādīsim rezultātu šīs lapas apakšā. Nemaksājiet vēlreiz.',
  keepOpen: 'Atstāt atvērtu',
  leave: 'Aizvērt un turpināt uzraudzīt',
  received: 'Jūsu maksājums ir saņemts. Šī ir jūsu kvīts.',
  processing: 'Jūsu maksājums tiek apstiprināts. Vēlreiz maksāt nav nepieciešams. Varat aizvērt šo logu.',
  onItsWay: 'Ceļā',
  paid: 'Samaksāts',
  failed: 'Neizdevās',
  offline: 'Bezsaistē',
  lastSeen: 'Pēdējais zināmais stāvoklis: {state}',
  open: 'Maksājums saņēmējam {merchant}, {state}, atvērt',
  dismiss: 'Paslēpt',
};
