import type { DialogMessages } from '../../dialog-messages.js';

/** Filipino. */
export const fil: DialogMessages = {
  locale: 'fil',
  dir: 'ltr',
  close: 'Isara',
  done: 'Tapos na',
  leaveSent: ['Isara habang papunta pa ang iyong bayad?', 'Magpapatuloy ito kahit wala ang window na ito.'],
  leaveAsked: [
    'Isara habang nagtatanong ang {wallet}?',
    'Kung inaprubahan mo ito sa {wallet}, magpapatuloy ito kahit wala ang window na ito.',
  ],
  leaveUnsure: [
    'Isara habang sinusuri ang iyong bayad?',
    'Kung inaprubahan mo ito, magpapatuloy ito kahit wala ang window na ito.',
  ],
  watching:
    'Patuloy namin itong babantayan at ipapakita ang resulta sa ibaba ng page na ito. Huwag nang magbayad ulit.',
  keepOpen: 'Panatilihing bukas',
  leave: 'Isara, babantayan namin',
  received: 'Natanggap na ang iyong bayad. Ito ang iyong resibo.',
  processing: 'Kinukumpirma ang iyong bayad. Hindi mo kailangang magbayad ulit. Maaari mong isara ang window na ito.',
  onItsWay: 'Papunta na',
  paid: 'Bayad na',
  failed: 'Hindi natuloy',
  offline: 'Offline',
  lastSeen: 'Huling nakita: {state}',
  open: 'Bayad sa {merchant}, {state}, buksan',
  dismiss: 'Alisin',
};
