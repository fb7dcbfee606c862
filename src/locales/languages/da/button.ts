import type { ButtonMessages } from '../../button-messages.js';

/** Danish. */
export const da: ButtonMessages = {
  locale: 'da',
  dir: 'ltr',
  starting: 'Betalingen startes…',
  failed: 'Betalingen kunne ikke startes. Prøv igen.',
  nothingToPay: 'Denne ordre kan ikke betales. Den er måske allerede betalt.',
  offline: 'Du er offline. Betal, når du har forbindelse igen.',
};
