import type { ButtonMessages } from '../../button-messages.js';

/** Ukrainian. */
export const uk: ButtonMessages = {
  locale: 'uk',
  dir: 'ltr',
  starting: 'Починаємо платіж…',
  failed: 'Не вдалося почати платіж. Спробуйте ще раз.',
  nothingToPay: 'Це замовлення неможливо оплатити. Можливо, його вже оплачено.',
  offline: 'Немає підключення до інтернету. Сплатіть, коли з’єднання відновиться.',
};
