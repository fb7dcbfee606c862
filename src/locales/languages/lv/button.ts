import type { ButtonMessages } from '../../button-messages.js';

/** Latvian. */
export const lv: ButtonMessages = {
  locale: 'lv',
  dir: 'ltr',
  starting: 'Maksājums tiek sākts…',
  failed: 'Maksājumu neizdevās sākt. Mēģiniet vēlreiz.',
  nothingToPay: 'Šo pasūtījumu nevar apmaksāt. Iespējams, tas jau ir apmaksāts.',
  offline: 'Nav interneta savienojuma. Maksājiet, kad savienojums būs atjaunots.',
};
