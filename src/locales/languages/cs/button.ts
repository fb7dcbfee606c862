import type { ButtonMessages } from '../../button-messages.js';

/** Czech. */
export const cs: ButtonMessages = {
  locale: 'cs',
  dir: 'ltr',
  starting: 'Platba se zahajuje…',
  failed: 'Platbu se nepodařilo zahájit. Zkuste to znovu.',
  nothingToPay: 'Tuto objednávku nelze zaplatit. Možná už je zaplacená.',
  offline: 'Jste offline. Zaplaťte, až budete znovu připojeni.',
};
