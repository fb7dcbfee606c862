import type { ButtonMessages } from '../../button-messages.js';

/** Persian. */
export const fa: ButtonMessages = {
  locale: 'fa',
  dir: 'rtl',
  starting: 'در حال شروع پرداخت…',
  failed: 'پرداخت شروع نشد. دوباره تلاش کنید.',
  nothingToPay: 'این سفارش را نمی‌توان پرداخت کرد. شاید قبلاً پرداخت شده باشد.',
  offline: 'شما آفلاین هستید. وقتی دوباره متصل شدید پرداخت کنید.',
};
