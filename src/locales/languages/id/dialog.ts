import type { DialogMessages } from '../../dialog-messages.js';

/** Indonesian. */
export const id: DialogMessages = {
  locale: 'id',
  dir: 'ltr',
  close: 'Tutup',
  done: 'Selesai',
  leaveSent: ['Tutup saat pembayaran Anda sedang diproses?', 'Pembayaran berlanjut tanpa jendela ini.'],
  leaveAsked: [
    'Tutup saat {wallet} meminta persetujuan?',
    'Jika Anda sudah menyetujuinya di {wallet}, pembayaran berlanjut tanpa jendela ini.',
  ],
  leaveUnsure: [
    'Tutup saat pembayaran Anda sedang diperiksa?',
    'Jika Anda sudah menyetujuinya, pembayaran berlanjut tanpa jendela ini.',
  ],
  watching: 'Kami akan terus memantaunya dan menampilkan hasilnya di bagian bawah halaman ini. Jangan membayar lagi.',
  keepOpen: 'Biarkan terbuka',
  leave: 'Tutup, tetap pantau',
  received: 'Pembayaran Anda telah diterima. Ini tanda terima Anda.',
  processing: 'Pembayaran Anda sedang dikonfirmasi. Anda tidak perlu membayar lagi. Anda dapat menutup jendela ini.',
  onItsWay: 'Dalam perjalanan',
  paid: 'Dibayar',
  failed: 'Gagal',
  offline: 'Offline',
  lastSeen: 'Terakhir diketahui: {state}',
  open: 'Pembayaran ke {merchant}, {state}, buka',
  dismiss: 'Sembunyikan',
};
