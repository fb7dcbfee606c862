import type { DialogMessages } from '../../dialog-messages.js';

/** Malay. */
export const ms: DialogMessages = {
  locale: 'ms',
  dir: 'ltr',
  close: 'Tutup',
  done: 'Selesai',
  leaveSent: ['Tutup semasa pembayaran anda sedang diproses?', 'Pembayaran diteruskan tanpa tetingkap ini.'],
  leaveAsked: [
    'Tutup semasa {wallet} meminta kelulusan?',
    'Jika anda telah meluluskannya dalam {wallet}, pembayaran diteruskan tanpa tetingkap ini.',
  ],
  leaveUnsure: [
    'Tutup semasa pembayaran anda sedang disemak?',
    'Jika anda telah meluluskannya, pembayaran diteruskan tanpa tetingkap ini.',
  ],
  watching:
    'Kami akan terus memantaunya dan memaparkan hasilnya di bahagian bawah halaman ini. Jangan bayar sekali lagi.',
  keepOpen: 'Biarkan terbuka',
  leave: 'Tutup, terus pantau',
  received: 'Pembayaran anda telah diterima. Ini resit anda.',
  processing: 'Pembayaran anda sedang disahkan. Anda tidak perlu membayar lagi. Anda boleh menutup tetingkap ini.',
  onItsWay: 'Dalam perjalanan',
  paid: 'Dibayar',
  failed: 'Gagal',
  offline: 'Luar talian',
  lastSeen: 'Kali terakhir diketahui: {state}',
  open: 'Pembayaran kepada {merchant}, {state}, buka',
  dismiss: 'Sembunyikan',
};
