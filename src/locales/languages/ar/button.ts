import type { ButtonMessages } from '../../button-messages.js';

/** Arabic. */
export const ar: ButtonMessages = {
  locale: 'ar',
  dir: 'rtl',
  starting: 'جارٍ بدء الدفع…',
  failed: 'تعذّر بدء الدفع. حاول مرة أخرى.',
  nothingToPay: 'لا يمكن دفع قيمة هذا الطلب. ربما سبق دفعها.',
  offline: 'أنت غير متصل بالإنترنت. ادفع عندما يعود الاتصال.',
};
