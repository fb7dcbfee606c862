import type { ButtonMessages } from '../../button-messages.js';

/** Italian. */
export const it: ButtonMessages = {
  locale: 'it',
  dir: 'ltr',
  starting: 'Avvio del pagamento…',
  failed: 'Non è stato possibile avviare il pagamento. Riprova.',
  nothingToPay: 'Questo ordine non può essere pagato. Potrebbe essere già stato pagato.',
  offline: 'Sei offline. Paga quando sarai di nuovo connesso.',
};
