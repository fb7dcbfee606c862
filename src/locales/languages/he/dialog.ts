import type { DialogMessages } from '../../dialog-messages.js';

/** Hebrew. */
export const he: DialogMessages = {
  locale: 'he',
  dir: 'rtl',
  close: 'סגירה',
  done: 'סיום',
  leaveSent: ['לסגור בזמן שהתשלום בדרך?', 'הוא ימשיך גם בלי החלון הזה.'],
  leaveAsked: ['לסגור בזמן שהארנק {wallet} מבקש אישור?', 'אם אישרתם אותו בארנק {wallet}, הוא ימשיך גם בלי החלון הזה.'],
  leaveUnsure: ['לסגור בזמן שהתשלום נבדק?', 'אם אישרתם אותו, הוא ימשיך גם בלי החלון הזה.'],
  watching: 'נמשיך לעקוב אחריו ונציג את התוצאה בתחתית הדף הזה. אל תשלמו שוב.',
  keepOpen: 'להשאיר פתוח',
  leave: 'לסגור ולהמשיך לעקוב',
  received: 'התשלום התקבל. זו הקבלה שלכם.',
  processing: 'התשלום נמצא בשלבי אישור. אין צורך לשלם שוב. אפשר לסגור את החלון הזה.',
  onItsWay: 'בדרך',
  paid: 'שולם',
  failed: 'נכשל',
  offline: 'לא מקוון',
  lastSeen: 'המצב האחרון הידוע: {state}',
  open: 'תשלום אל {merchant}, {state}, פתיחה',
  dismiss: 'הסתרה',
};
