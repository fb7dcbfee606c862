import type { ButtonMessages } from '../../button-messages.js';

/** Norwegian Bokmål. */
export const nb: ButtonMessages = {
  locale: 'nb',
  dir: 'ltr',
  starting: 'Starter betalingen …',
  failed: 'Betalingen kunne ikke startes. Prøv igjen.',
  offline: 'Du er frakoblet. Betal når du er tilkoblet igjen.',
};
