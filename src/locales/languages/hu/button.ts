import type { ButtonMessages } from '../../button-messages.js';

/** Hungarian. */
export const hu: ButtonMessages = {
  locale: 'hu',
  dir: 'ltr',
  starting: 'A fizetés indul…',
  failed: 'A fizetést nem sikerült elindítani. Próbálja újra.',
  nothingToPay: 'Ez a rendelés nem fizethető ki. Lehet, hogy már ki van fizetve.',
  offline: 'Nincs internetkapcsolat. Fizessen, ha újra van kapcsolat.',
};
