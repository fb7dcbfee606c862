import type { ButtonMessages } from '../../button-messages.js';

/** Croatian. */
export const hr: ButtonMessages = {
  locale: 'hr',
  dir: 'ltr',
  starting: 'Plaćanje se pokreće…',
  failed: 'Plaćanje se nije moglo pokrenuti. Pokušajte ponovno.',
  nothingToPay: 'Ova se narudžba ne može platiti. Možda je već plaćena.',
  offline: 'Niste povezani s internetom. Platite kad se ponovno povežete.',
};
