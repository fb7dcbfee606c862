import type { ButtonMessages } from '../../button-messages.js';

/** Serbian in Latin letters. */
export const srLatn: ButtonMessages = {
  locale: 'sr-Latn',
  dir: 'ltr',
  starting: 'Plaćanje se pokreće…',
  failed: 'Plaćanje nije moglo da se pokrene. Pokušajte ponovo.',
  nothingToPay: 'Ova porudžbina ne može da se plati. Možda je već plaćena.',
  offline: 'Niste povezani na internet. Platite kada se ponovo povežete.',
};
