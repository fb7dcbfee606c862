import type { DialogMessages } from '../../dialog-messages.js';

/** Finnish. */
export const fi: DialogMessages = {
  locale: 'fi',
  dir: 'ltr',
  close: 'Sulje',
  done: 'Valmis',
  leaveSent: ['Suljetaanko, vaikka maksusi on matkalla?', 'Se jatkuu ilman tätä ikkunaa.'],
  leaveAsked: [
    'Suljetaanko, vaikka lompakko {wallet} pyytää hyväksyntää?',
    'Jos hyväksyit sen lompakossa {wallet}, se jatkuu ilman tätä ikkunaa.',
  ],
  leaveUnsure: ['Suljetaanko, vaikka maksuasi tarkistetaan?', 'Jos hyväksyit sen, se jatkuu ilman tätä ikkunaa.'],
  watching: 'Seuraamme sitä ja näytämme tuloksen tämän sivun alareunassa. Älä maksa uudelleen.',
  keepOpen: 'Pidä auki',
  leave: 'Sulje, seuraamme sitä',
  received: 'Maksusi on vastaanotettu. Tämä on kuittisi.',
  processing: 'Maksuasi vahvistetaan. Sinun ei tarvitse maksaa uudelleen. Voit sulkea tämän ikkunan.',
  onItsWay: 'Matkalla',
  paid: 'Maksettu',
  failed: 'Epäonnistui',
  offline: 'Offline',
  lastSeen: 'Viimeksi tiedossa: {state}',
  open: 'Maksu saajalle {merchant}, {state}, avaa',
  dismiss: 'Piilota',
};
