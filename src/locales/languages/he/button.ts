import type { ButtonMessages } from '../../button-messages.js';

/** Hebrew. */
export const he: ButtonMessages = {
  locale: 'he',
  dir: 'rtl',
  starting: 'התשלום מתחיל…',
  failed: 'לא ניתן היה להתחיל את התשלום. נסו שוב.',
  nothingToPay: 'לא ניתן לשלם עבור ההזמנה הזו. ייתכן שהיא כבר שולמה.',
  offline: 'אין חיבור לאינטרנט. שלמו כשתתחברו שוב.',
};
