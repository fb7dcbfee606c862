import type { WalletMessages } from '../../wallet-messages.js';

/** Indonesian. */
export const id: WalletMessages = {
  locale: 'id',
  dir: 'ltr',
  notOpened: 'Tidak terbuka? Mungkin aplikasinya belum terpasang.',
  back: 'Kembali',
  connecting: ['Hubungkan {wallet}', 'Pilih di {wallet} akun yang akan digunakan untuk membayar.'],
  openWallet:
    'Menunggu {wallet}… Tidak ada yang terlihat? Buka dompet dari bilah browser Anda, atau lihat di balik jendela ini.',
  loading: 'Memeriksa apa yang bisa Anda gunakan untuk membayar…',
  pickAsset: 'Pilih mata uang untuk membayar',
  onNetwork: 'di jaringan {network}',
  priceHeld: 'Harga berlaku hingga pukul {time}',
  needsDetails: 'Memerlukan data Anda yang tidak dapat diminta oleh halaman ini',
  needsPermission: 'Memerlukan izin satu kali',
  pay: 'Bayar {amount} dengan {wallet}',
  preparing: 'Menyiapkan…',
  tryAgain: 'Coba lagi',
  noAccount: [
    'Tidak ada akun yang terhubung',
    '{wallet} tidak memiliki akun yang boleh digunakan halaman ini. Hubungkan akun, atau gunakan dompet lain.',
  ],
  noFunds: [
    'Saldo tidak cukup',
    '{wallet} tidak memiliki mata uang yang cukup untuk pembayaran ini. Gunakan akun atau dompet lain, atau pindai kode.',
  ],
  blocked: [
    'Tidak bisa dari akun ini',
    'Pembayaran ini tidak dapat dilakukan dari akun di {wallet}. Gunakan akun lain, atau hubungi toko.',
  ],
  details: {
    asks: 'Meminta data Anda',
    give: 'Masukkan data Anda',
    why: 'Menurut hukum, layanan pembayaran harus mengetahuinya.',
    merchant: 'Pembayaran ke {merchant}',
    next: 'Lanjutkan',
    optional: 'opsional',
    page: 'Masukkan di halaman layanan pembayaran. Lalu kembali ke sini untuk membayar.',
    open: 'Buka halaman',
    done: 'Sudah saya masukkan',
    missing: 'Layanan pembayaran belum memiliki data ini, atau tidak menerimanya. Belum ada yang dibayar.',
    check: 'Periksa kolom ini',
    required: 'Kolom ini wajib diisi.',
    date: 'Masukkan tanggal yang valid.',
    email: 'Masukkan alamat email yang valid.',
    one_of: 'Isi setidaknya satu: {fields}',
  },
  switching: ['Izinkan jaringan', '{wallet} meminta izin untuk menggunakan jaringan {network}.'],
  signing: ['Setujui {amount} di {wallet}', 'Halaman ini diperbarui secara otomatis.'],
  checkAmount: 'Pastikan jumlah yang ditampilkan di sana sama.',
  checkUnits: 'Jumlahnya mungkin ditampilkan di sana sebagai {units} unit terkecil {token}.',
  declineNow: 'Jika dompet Anda masih meminta persetujuan, tolak permintaan itu.',
  allowing: [
    'Izinkan Permit2 menggunakan {token}',
    'Izin satu kali tanpa batas, untuk pembayaran yang Anda tanda tangani. Belum ada yang dibayarkan.',
  ],
  revoking: [
    'Cabut izin lama untuk {token}',
    '{token} hanya menerima izin baru setelah izin lama dicabut. Pada langkah ini belum ada yang dibayarkan, dan prosesnya bisa memakan waktu satu menit.',
  ],
  signingStep: 'Langkah {step} dari {steps}',
  busy: ['Selesaikan di tab Anda yang lain', 'Anda sedang membayar di sana. Jangan membayar dua kali.'],
  checkWallet: [
    'Periksa dompet Anda',
    'Dompet Anda diminta untuk membayar. Setujui atau tolak di sana, dan jangan membayar dua kali. Halaman ini diperbarui secara otomatis.',
  ],
  declineFirst:
    'Apakah Anda menolaknya, atau permintaan itu tidak pernah muncul? Jika dompet Anda masih meminta persetujuan, tolak di sana terlebih dahulu.',
  declined: 'Saya tidak menyetujuinya',
  checkingDeclined: 'Memastikan tidak ada yang terkirim…',
  unproven: 'Belum pasti bahwa tidak ada yang terkirim.',
  contactShop: 'Hubungi toko sebelum Anda membayar lagi, dan sebutkan pembayaran ini: {payment}',
  otherChain:
    'Saat itu jaringan lain dipilih di dompet Anda, sehingga pembayaran mungkin terkirim ke sana. Jika demikian, toko tidak menerimanya.',
  late: [
    'Apakah ada uang yang keluar dari dompet Anda?',
    'Pembayaran ini sudah berakhir, tetapi dompet Anda sempat diminta untuk mengirimnya, dan mungkin terlambat mengirimnya.',
  ],
  sending: ['Mengirim pembayaran Anda', 'Anda sudah menyetujuinya. Biarkan halaman ini tetap terbuka sebentar.'],
  unsent: [
    'Kami belum tahu apakah pembayaran Anda sudah masuk',
    'Anda dapat mengirim ulang pembayaran yang sama: Anda tidak akan ditagih dua kali. Jangan memulai pembayaran baru.',
  ],
  resend: 'Kirim ulang',
  sent: ['Pembayaran terkirim', 'Anda tidak perlu melakukan apa pun lagi.'],
  closed: ['Memeriksa pembayaran Anda', 'Jangan membayar lagi. Hasilnya akan segera muncul di sini.'],
  problems: {
    rejected: 'Anda menolaknya di dompet Anda. Tidak ada yang dibayarkan.',
    request_pending: 'Tadi ada permintaan lain yang terbuka di dompet Anda. Buka dompet, jawab, lalu coba lagi.',
    account_changed:
      'Akun atau jaringan lain kini dipilih di dompet Anda. Periksa apa yang Anda gunakan untuk membayar, lalu coba lagi.',
    unknown_chain:
      'Dompet Anda tidak beralih ke jaringan {network}. Beralihlah ke jaringan ini di dompet Anda, atau pilih mata uang lain.',
    unauthorized: 'Dompet Anda tidak mengizinkan halaman ini menggunakan akun tersebut. Hubungkan akun itu lagi.',
    rate_limited:
      'Untuk sementara, dompet Anda tidak menerima permintaan dari halaman ini. Tidak ada yang dibayarkan. Tunggu satu menit, lalu coba lagi.',
    wallet_failed:
      'Dompet Anda tidak dapat melakukannya. Tidak ada yang dibayarkan. Coba lagi, atau gunakan cara lain.',
    internal_error:
      'Terjadi masalah di halaman ini, bukan di dompet Anda. Tidak ada yang dibayarkan. Coba lagi, atau bayar dengan cara lain.',
    reloaded:
      'Permintaan ke dompet Anda berasal dari halaman yang sudah tidak terbuka, sehingga jawaban dompet tidak berlaku. Tidak ada yang dibayarkan. Jika dompet Anda masih meminta persetujuan, tolak di sana. Lalu pilih lagi.',
    price_renewed: 'Harga telah diperbarui. Periksa jumlahnya, lalu bayar.',
    offer_renewed: 'Penawaran sudah berakhir dan diperbarui. Tidak ada yang dibayarkan. Jumlahnya tetap sama.',
    refused_request:
      'Permintaan ini tidak sesuai dengan yang ditampilkan di sini, sehingga tidak dikirim ke dompet Anda. Tidak ada yang dibayarkan. Bayar dengan cara lain atau hubungi toko.',
    not_accepted:
      'Persetujuan dari dompet Anda ditolak. Tidak ada yang dibayarkan. Coba lagi, atau gunakan mata uang lain.',
    smart_account:
      'Mata uang ini tidak menerima persetujuan dari akun pintar. Tidak ada yang dibayarkan. Pilih mata uang lain atau akun lain.',
    details_required:
      'Cara pembayaran ini memerlukan data Anda yang tidak dapat diminta oleh halaman ini. Gunakan mata uang lain, atau pindai kode.',
    expires_soon: 'Waktu yang tersisa tidak cukup untuk membayar.',
    unavailable: 'Cara pembayaran tidak dapat dimuat saat ini. Coba lagi.',
    storage_unavailable:
      'Browser Anda memblokir penyimpanan, sehingga halaman ini tidak dapat memastikan Anda hanya membayar satu kali. Sebagai gantinya, pindai kode.',
  },
};
