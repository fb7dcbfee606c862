import type { DialogMessages } from '../../dialog-messages.js';

/** Italian. */
export const it: DialogMessages = {
  locale: 'it',
  dir: 'ltr',
  close: 'Chiudi',
  done: 'Fine',
  leaveSent: ['Chiudere mentre il pagamento è in corso?', 'Prosegue anche senza questa finestra.'],
  leaveAsked: [
    'Chiudere mentre {wallet} chiede l’approvazione?',
    'Se lo hai approvato in {wallet}, prosegue anche senza questa finestra.',
  ],
  leaveUnsure: [
    'Chiudere mentre il pagamento viene verificato?',
    'Se lo hai approvato, prosegue anche senza questa finestra.',
  ],
  watching: 'Continueremo a seguirlo e mostreremo il risultato in fondo a questa pagina. Non pagare di nuovo.',
  keepOpen: 'Lascia aperta',
  leave: 'Chiudi e continua a seguirlo',
  received: 'Il tuo pagamento è stato ricevuto. Questa è la tua ricevuta.',
  processing:
    'Il tuo pagamento è in fase di conferma. Non è necessario pagare di nuovo. Puoi chiudere questa finestra.',
  onItsWay: 'In corso',
  paid: 'Pagato',
  failed: 'Non riuscito',
  offline: 'Offline',
  lastSeen: 'Ultimo stato noto: {state}',
  open: 'Pagamento a {merchant}, {state}, apri',
  dismiss: 'Nascondi',
};
