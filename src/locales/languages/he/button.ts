import type { ButtonMessages } from '../../button-messages.js';

/** Hebrew. */
export const he: ButtonMessages = {
  locale: 'he',
  dir: 'rtl',
  starting: 'התשלום מתחיל…',
  failed: 'לא ניתן היה להתחיל את התשלום. נסו שוב.',
  offline: 'אין חיבור לאינטרנט. שלמו כשתתחברו שוב.',
};
