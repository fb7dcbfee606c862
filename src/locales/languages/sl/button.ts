import type { ButtonMessages } from '../../button-messages.js';

/** Slovenian. */
export const sl: ButtonMessages = {
  locale: 'sl',
  dir: 'ltr',
  starting: 'Plačilo se začenja…',
  failed: 'Plačila ni bilo mogoče začeti. Poskusite znova.',
  nothingToPay: 'Tega naročila ni mogoče plačati. Morda je že plačano.',
  offline: 'Nimate internetne povezave. Plačajte, ko boste znova povezani.',
};
