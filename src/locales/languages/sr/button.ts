import type { ButtonMessages } from '../../button-messages.js';

/** Serbian in Cyrillic. */
export const sr: ButtonMessages = {
  locale: 'sr',
  dir: 'ltr',
  starting: 'Плаћање се покреће…',
  failed: 'Плаћање није могло да се покрене. Покушајте поново.',
  nothingToPay: 'Ова поруџбина не може да се плати. Можда је већ плаћена.',
  offline: 'Нисте повезани на интернет. Платите када се поново повежете.',
};
