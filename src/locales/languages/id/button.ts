import type { ButtonMessages } from '../../button-messages.js';

/** Indonesian. */
export const id: ButtonMessages = {
  locale: 'id',
  dir: 'ltr',
  starting: 'Memulai pembayaran…',
  failed: 'Pembayaran tidak dapat dimulai. Coba lagi.',
  nothingToPay: 'Pesanan ini tidak dapat dibayar. Mungkin sudah dibayar.',
  offline: 'Anda sedang offline. Bayar saat Anda terhubung kembali.',
};
