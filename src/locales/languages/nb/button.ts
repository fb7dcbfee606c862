import type { ButtonMessages } from '../../button-messages.js';

/** Norwegian Bokmål. */
export const nb: ButtonMessages = {
  locale: 'nb',
  dir: 'ltr',
  starting: 'Starter betalingen …',
  failed: 'Betalingen kunne ikke startes. Prøv igjen.',
  nothingToPay: 'Denne ordren kan ikke betales. Den er kanskje allerede betalt.',
  offline: 'Du er frakoblet. Betal når du er tilkoblet igjen.',
};
