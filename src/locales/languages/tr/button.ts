import type { ButtonMessages } from '../../button-messages.js';

/** Turkish. */
export const tr: ButtonMessages = {
  locale: 'tr',
  dir: 'ltr',
  starting: 'Ödeme başlatılıyor…',
  failed: 'Ödeme başlatılamadı. Tekrar deneyin.',
  nothingToPay: 'Bu siparişin ödemesi yapılamıyor. Ödeme daha önce yapılmış olabilir.',
  offline: 'Çevrimdışısınız. Yeniden bağlandığınızda ödeyin.',
};
