import type { ButtonMessages } from '../../button-messages.js';

/** Slovak. */
export const sk: ButtonMessages = {
  locale: 'sk',
  dir: 'ltr',
  starting: 'Platba sa začína…',
  failed: 'Platbu sa nepodarilo začať. Skúste to znova.',
  nothingToPay: 'Táto objednávka sa nedá zaplatiť. Možno je už zaplatená.',
  offline: 'Ste offline. Zaplaťte, keď budete znova pripojení.',
};
