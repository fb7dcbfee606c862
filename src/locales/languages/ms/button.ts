import type { ButtonMessages } from '../../button-messages.js';

/** Malay. */
export const ms: ButtonMessages = {
  locale: 'ms',
  dir: 'ltr',
  starting: 'Memulakan pembayaran…',
  failed: 'Pembayaran tidak dapat dimulakan. Cuba lagi.',
  nothingToPay: 'Pesanan ini tidak dapat dibayar. Mungkin sudah dibayar.',
  offline: 'Anda berada di luar talian. Bayar apabila anda bersambung semula.',
};
