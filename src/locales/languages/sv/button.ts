import type { ButtonMessages } from '../../button-messages.js';

/** Swedish. */
export const sv: ButtonMessages = {
  locale: 'sv',
  dir: 'ltr',
  starting: 'Betalningen startas …',
  failed: 'Det gick inte att starta betalningen. Försök igen.',
  nothingToPay: 'Det går inte att betala den här ordern. Den är kanske redan betald.',
  offline: 'Du är offline. Betala när du är ansluten igen.',
};
