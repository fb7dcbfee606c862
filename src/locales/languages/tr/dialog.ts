import type { DialogMessages } from '../../dialog-messages.js';

/** Turkish. */
export const tr: DialogMessages = {
  locale: 'tr',
  dir: 'ltr',
  close: 'Kapat',
  done: 'Bitti',
  leaveSent: ['Ödemeniz yoldayken kapatılsın mı?', 'Bu pencere olmadan da devam eder.'],
  leaveAsked: [
    '{wallet} onay isterken kapatılsın mı?',
    '{wallet} cüzdanında onayladıysanız, bu pencere olmadan da devam eder.',
  ],
  leaveUnsure: ['Ödemeniz kontrol edilirken kapatılsın mı?', 'Onayladıysanız, bu pencere olmadan da devam eder.'],
  watching: 'İzlemeye devam edip sonucu bu sayfanın altında göstereceğiz. Tekrar ödemeyin.',
  keepOpen: 'Açık kalsın',
  leave: 'Kapat, izlemeye devam et',
  received: 'Ödemeniz alındı. Bu sizin makbuzunuz.',
  processing: 'Ödemeniz doğrulanıyor. Tekrar ödemeniz gerekmez. Bu pencereyi kapatabilirsiniz.',
  onItsWay: 'Yolda',
  paid: 'Ödendi',
  failed: 'Başarısız',
  offline: 'Çevrimdışı',
  lastSeen: 'Bilinen son durum: {state}',
  open: '{merchant} ödemesi, {state}, aç',
  dismiss: 'Gizle',
};
