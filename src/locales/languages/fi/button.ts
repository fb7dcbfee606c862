import type { ButtonMessages } from '../../button-messages.js';

/** Finnish. */
export const fi: ButtonMessages = {
  locale: 'fi',
  dir: 'ltr',
  starting: 'Maksua aloitetaan…',
  failed: 'Maksua ei voitu aloittaa. Yritä uudelleen.',
  nothingToPay: 'Tätä tilausta ei voi maksaa. Se on ehkä jo maksettu.',
  offline: 'Olet offline-tilassa. Maksa, kun yhteys on palannut.',
};
