import type { ButtonMessages } from '../../button-messages.js';

/** Dutch. */
export const nl: ButtonMessages = {
  locale: 'nl',
  dir: 'ltr',
  starting: 'De betaling wordt gestart…',
  failed: 'De betaling kon niet worden gestart. Probeer het opnieuw.',
  nothingToPay: 'Deze bestelling kan niet worden betaald. Misschien is die al betaald.',
  offline: 'Je bent offline. Betaal zodra je weer verbonden bent.',
};
