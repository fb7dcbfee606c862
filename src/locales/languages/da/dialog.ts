import type { DialogMessages } from '../../dialog-messages.js';

/** Danish. */
export const da: DialogMessages = {
  locale: 'da',
  dir: 'ltr',
  close: 'Luk',
  done: 'Færdig',
  leaveSent: ['Luk, mens din betaling er undervejs?', 'Den fortsætter uden dette vindue.'],
  leaveAsked: ['Luk, mens {wallet} spørger?', 'Hvis du har godkendt den i {wallet}, fortsætter den uden dette vindue.'],
  leaveUnsure: [
    'Luk, mens din betaling bliver tjekket?',
    'Hvis du har godkendt den, fortsætter den uden dette vindue.',
  ],
  watching: 'Vi holder øje med den og viser resultatet nederst på denne side. Betal ikke igen.',
  keepOpen: 'Hold åben',
  leave: 'Luk, vi holder øje',
  received: 'Din betaling er modtaget. Dette er din kvittering.',
  processing: 'Din betaling er ved at blive bekræftet. Du behøver ikke betale igen. Du kan lukke dette vindue.',
  onItsWay: 'Undervejs',
  paid: 'Betalt',
  failed: 'Mislykket',
  offline: 'Offline',
  lastSeen: 'Sidst set: {state}',
  open: 'Betaling til {merchant}, {state}, åbn',
  dismiss: 'Fjern',
};
