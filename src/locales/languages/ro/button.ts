import type { ButtonMessages } from '../../button-messages.js';

/** Romanian. */
export const ro: ButtonMessages = {
  locale: 'ro',
  dir: 'ltr',
  starting: 'Se inițiază plata…',
  failed: 'Plata nu a putut fi inițiată. Încercați din nou.',
  nothingToPay: 'Această comandă nu poate fi plătită. Este posibil să fie deja plătită.',
  offline: 'Nu aveți conexiune la internet. Plătiți când aveți din nou conexiune.',
};
