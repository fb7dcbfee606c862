import type { DialogMessages } from '../../dialog-messages.js';

/** French. */
export const fr: DialogMessages = {
  locale: 'fr',
  dir: 'ltr',
  close: 'Fermer',
  done: 'Terminé',
  leaveSent: ['Fermer alors que votre paiement est en route ?', 'Il se poursuit sans cette fenêtre.'],
  leaveAsked: [
    'Fermer alors que {wallet} attend votre réponse ?',
    'Si vous l’avez validé dans {wallet}, il se poursuit sans cette fenêtre.',
  ],
  leaveUnsure: [
    'Fermer alors que votre paiement est en cours de vérification ?',
    'Si vous l’avez validé, il se poursuit sans cette fenêtre.',
  ],
  watching:
    'Nous continuons à le suivre et afficherons le résultat en bas de cette page. Ne payez pas une deuxième fois.',
  keepOpen: 'Laisser ouvert',
  leave: 'Fermer et continuer le suivi',
  received: 'Votre paiement a bien été reçu. Voici votre reçu.',
  processing:
    'Votre paiement est en cours de confirmation. Vous n’avez pas besoin de payer à nouveau. Vous pouvez fermer cette fenêtre.',
  onItsWay: 'En route',
  paid: 'Payé',
  failed: 'Échoué',
  offline: 'Hors ligne',
  lastSeen: 'Dernier état connu : {state}',
  open: 'Paiement à {merchant}, {state}, ouvrir',
  dismiss: 'Masquer',
};
