import type { ButtonMessages } from '../../button-messages.js';

/** Catalan. */
export const ca: ButtonMessages = {
  locale: 'ca',
  dir: 'ltr',
  starting: 'S’està iniciant el pagament…',
  failed: 'No s’ha pogut iniciar el pagament. Torneu-ho a provar.',
  nothingToPay: 'Aquesta comanda no es pot pagar. És possible que ja s’hagi pagat.',
  offline: 'No teniu connexió. Pagueu quan torneu a tenir connexió.',
};
