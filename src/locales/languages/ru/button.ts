import type { ButtonMessages } from '../../button-messages.js';

/** Russian. */
export const ru: ButtonMessages = {
  locale: 'ru',
  dir: 'ltr',
  starting: 'Начинаем платёж…',
  failed: 'Не удалось начать платёж. Попробуйте ещё раз.',
  nothingToPay: 'Этот заказ нельзя оплатить. Возможно, он уже оплачен.',
  offline: 'Нет подключения к интернету. Оплатите, когда соединение восстановится.',
};
