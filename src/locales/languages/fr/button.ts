import type { ButtonMessages } from '../../button-messages.js';

/** French. */
export const fr: ButtonMessages = {
  locale: 'fr',
  dir: 'ltr',
  starting: 'Démarrage du paiement…',
  failed: 'Impossible de démarrer le paiement. Réessayez.',
  nothingToPay: 'Cette commande ne peut pas être payée. Elle a peut-être déjà été payée.',
  offline: 'Vous êtes hors ligne. Payez quand vous serez de nouveau en ligne.',
};
