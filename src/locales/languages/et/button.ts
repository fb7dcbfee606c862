import type { ButtonMessages } from '../../button-messages.js';

/** Estonian. */
export const et: ButtonMessages = {
  locale: 'et',
  dir: 'ltr',
  starting: 'Makset alustatakse…',
  failed: 'Makset ei õnnestunud alustada. Proovige uuesti.',
  nothingToPay: 'Selle tellimuse eest ei saa maksta. Võimalik, et selle eest on juba makstud.',
  offline: 'Teil pole internetiühendust. Makske, kui ühendus on taastunud.',
};
