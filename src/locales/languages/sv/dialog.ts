import type { DialogMessages } from '../../dialog-messages.js';

/** Swedish. */
export const sv: DialogMessages = {
  locale: 'sv',
  dir: 'ltr',
  close: 'Stäng',
  done: 'Klar',
  leaveSent: ['Stänga medan din betalning är på väg?', 'Den fortsätter utan det här fönstret.'],
  leaveAsked: [
    'Stänga medan {wallet} frågar?',
    'Om du har godkänt den i {wallet} fortsätter den utan det här fönstret.',
  ],
  leaveUnsure: [
    'Stänga medan din betalning kontrolleras?',
    'Om du har godkänt den fortsätter den utan det här fönstret.',
  ],
  watching: 'Vi bevakar den och visar resultatet längst ner på den här sidan. Betala inte igen.',
  keepOpen: 'Låt vara öppen',
  leave: 'Stäng och fortsätt bevaka',
  received: 'Din betalning har tagits emot. Det här är ditt kvitto.',
  processing: 'Din betalning håller på att bekräftas. Du behöver inte betala igen. Du kan stänga det här fönstret.',
  onItsWay: 'På väg',
  paid: 'Betald',
  failed: 'Misslyckades',
  offline: 'Offline',
  lastSeen: 'Senast kända läge: {state}',
  open: 'Betalning till {merchant}, {state}, öppna',
  dismiss: 'Dölj',
};
