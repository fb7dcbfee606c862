import type { DialogMessages } from '../../dialog-messages.js';

/** Lithuanian. */
export const lt: DialogMessages = {
  locale: 'lt',
  dir: 'ltr',
  close: 'Uždaryti',
  done: 'Baigta',
  leaveSent: ['Uždaryti, kol jūsų mokėjimas pakeliui?', 'Jis tęsiamas ir be šio lango.'],
  leaveAsked: [
    'Uždaryti, kol piniginė {wallet} prašo patvirtinti?',
    'Jei jį patvirtinote piniginėje {wallet}, jis tęsiamas ir be šio lango.',
  ],
  leaveUnsure: ['Uždaryti, kol jūsų mokėjimas tikrinamas?', 'Jei jį patvirtinote, jis tęsiamas ir be šio lango.'],
  watching: 'Toliau jį stebėsime ir parodysime rezultatą šio puslapio apačioje. Nemokėkite dar kartą.',
  keepOpen: 'Palikti atvirą',
  leave: 'Uždaryti ir stebėti toliau',
  received: 'Jūsų mokėjimas gautas. Tai jūsų kvitas.',
  processing: 'Jūsų mokėjimas tvirtinamas. Mokėti dar kartą nereikia. Galite uždaryti šį langą.',
  onItsWay: 'Pakeliui',
  paid: 'Sumokėta',
  failed: 'Nepavyko',
  offline: 'Neprisijungta',
  lastSeen: 'Paskutinė žinoma būsena: {state}',
  open: 'Mokėjimas gavėjui {merchant}, {state}, atidaryti',
  dismiss: 'Slėpti',
};
