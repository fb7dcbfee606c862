import type { WalletMessages } from '../../wallet-messages.js';

/** Malay. */
export const ms: WalletMessages = {
  locale: 'ms',
  dir: 'ltr',
  notOpened: 'Tidak terbuka? Aplikasi mungkin belum dipasang.',
  back: 'Kembali',
  connecting: ['Sambungkan {wallet}', 'Pilih dalam {wallet} akaun yang hendak digunakan untuk membayar.'],
  openWallet:
    'Menunggu {wallet}… Tiada apa-apa kelihatan? Buka dompet dari bar pelayar anda, atau lihat di belakang tetingkap ini.',
  loading: 'Menyemak apa yang boleh anda gunakan untuk membayar…',
  pickAsset: 'Pilih mata wang untuk membayar',
  onNetwork: 'pada {network}',
  priceHeld: 'Harga sah hingga {time}',
  needsDetails: 'Memerlukan butiran anda yang tidak dapat diminta oleh halaman ini',
  needsPermission: 'Memerlukan kebenaran sekali sahaja',
  pay: 'Bayar {amount} dengan {wallet}',
  preparing: 'Menyediakan…',
  tryAgain: 'Cuba lagi',
  noAccount: [
    'Tiada akaun disambungkan',
    '{wallet} tiada akaun yang boleh digunakan oleh halaman ini. Sambungkan akaun, atau gunakan dompet lain.',
  ],
  noFunds: [
    'Baki tidak mencukupi',
    '{wallet} tiada mata wang yang mencukupi untuk pembayaran ini. Gunakan akaun atau dompet lain, atau imbas kod.',
  ],
  blocked: [
    'Tidak boleh dengan akaun ini',
    'Pembayaran ini tidak boleh dibuat daripada akaun dalam {wallet}. Gunakan akaun lain, atau hubungi kedai.',
  ],
  details: {
    asks: 'Meminta butiran anda',
    give: 'Masukkan butiran anda',
    why: 'Perkhidmatan pembayaran mesti mengetahuinya mengikut undang-undang.',
    merchant: 'Bayaran kepada {merchant}',
    next: 'Teruskan',
    optional: 'pilihan',
    page: 'Masukkan di halaman perkhidmatan pembayaran. Kemudian kembali ke sini untuk membayar.',
    open: 'Buka halaman',
    done: 'Saya telah memasukkannya',
    missing: 'Perkhidmatan pembayaran belum mempunyai butiran ini, atau tidak menerimanya. Tiada apa yang dibayar.',
    check: 'Semak medan ini',
    required: 'Medan ini wajib diisi.',
    date: 'Masukkan tarikh yang sah.',
    email: 'Masukkan alamat e-mel yang sah.',
    one_of: 'Isi sekurang-kurangnya satu: {fields}',
  },
  switching: ['Benarkan rangkaian', '{wallet} meminta untuk menggunakan {network}.'],
  signing: ['Luluskan {amount} dalam {wallet}', 'Halaman ini dikemas kini secara automatik.'],
  checkAmount: 'Semak bahawa dompet memaparkan jumlah yang sama.',
  checkUnits: 'Dompet mungkin memaparkan jumlah sebagai {units} unit terkecil {token}.',
  declineNow: 'Jika dompet anda masih meminta kelulusan, tolak permintaan itu.',
  allowing: [
    'Benarkan Permit2 menggunakan {token}',
    'Kebenaran sekali sahaja tanpa had, untuk pembayaran yang anda tandatangani. Ia belum membayar apa-apa.',
  ],
  revoking: [
    'Batalkan kebenaran lama untuk {token}',
    '{token} hanya menerima kebenaran baharu selepas yang lama dibatalkan. Langkah ini belum melibatkan sebarang bayaran, dan mungkin mengambil masa seminit.',
  ],
  signingStep: 'Langkah {step} daripada {steps}',
  busy: ['Selesaikan dalam tab anda yang lain', 'Anda sedang membayar di sana. Jangan bayar dua kali.'],
  checkWallet: [
    'Semak dompet anda',
    'Dompet anda diminta untuk membayar. Luluskan atau tolak di sana, dan jangan bayar dua kali. Halaman ini dikemas kini secara automatik.',
  ],
  declineFirst:
    'Adakah anda menolaknya, atau permintaan itu tidak pernah muncul? Jika dompet anda masih meminta kelulusan, tolak di sana dahulu.',
  declined: 'Saya tidak meluluskannya',
  checkingDeclined: 'Menyemak bahawa tiada apa-apa yang dihantar…',
  unproven: 'Tidak dapat dipastikan bahawa tiada apa-apa yang dihantar.',
  contactShop: 'Hubungi kedai sebelum anda membayar lagi, dan nyatakan pembayaran ini: {payment}',
  otherChain:
    'Rangkaian lain dipilih dalam dompet anda ketika itu, jadi pembayaran mungkin telah dihantar ke sana. Jika begitu, kedai tidak menerimanya.',
  late: [
    'Adakah wang telah keluar dari dompet anda?',
    'Pembayaran ini telah tamat, tetapi dompet anda telah diminta untuk menghantarnya, dan mungkin menghantarnya terlalu lewat.',
  ],
  sending: ['Menghantar pembayaran anda', 'Anda telah meluluskannya. Biarkan halaman ini terbuka sebentar.'],
  unsent: [
    'Kami belum tahu sama ada pembayaran anda sudah diterima',
    'Anda boleh menghantar semula pembayaran yang sama: anda tidak akan dicaj dua kali. Jangan mulakan pembayaran baharu.',
  ],
  resend: 'Hantar semula',
  sent: ['Pembayaran dihantar', 'Anda tidak perlu melakukan apa-apa lagi.'],
  closed: ['Menyemak pembayaran anda', 'Jangan bayar sekali lagi. Hasilnya akan dipaparkan di sini sebentar lagi.'],
  problems: {
    rejected: 'Anda menolaknya dalam dompet anda. Tiada apa-apa yang dibayar.',
    request_pending:
      'Tadi, dompet anda mempunyai permintaan lain yang belum dijawab. Buka dompet, jawab, kemudian cuba lagi.',
    account_changed:
      'Akaun atau rangkaian lain kini dipilih dalam dompet anda. Semak apa yang anda gunakan untuk membayar, kemudian cuba lagi.',
    unknown_chain:
      'Dompet anda tidak bertukar kepada {network}. Tukar kepada rangkaian ini dalam dompet anda, atau pilih mata wang lain.',
    unauthorized: 'Dompet anda tidak membenarkan halaman ini menggunakan akaun itu. Sambungkan akaun itu semula.',
    rate_limited:
      'Dompet anda tidak menerima permintaan daripada halaman ini buat sementara waktu. Tiada apa-apa yang dibayar. Tunggu seminit, kemudian cuba lagi.',
    wallet_failed:
      'Dompet anda tidak dapat melakukan ini. Tiada apa-apa yang dibayar. Cuba lagi, atau gunakan cara lain.',
    internal_error:
      'Masalah berlaku pada halaman ini, bukan dalam dompet anda. Tiada apa-apa yang dibayar. Cuba lagi, atau bayar dengan cara lain.',
    reloaded:
      'Permintaan kepada dompet anda datang daripada halaman yang tidak lagi terbuka, jadi jawapan dompet tidak dikira. Tiada apa-apa yang dibayar. Jika dompet anda masih meminta kelulusan, tolak di sana. Kemudian pilih semula.',
    price_renewed: 'Harga telah diperbaharui. Semak jumlahnya, kemudian bayar.',
    offer_renewed: 'Tawaran telah tamat dan diperbaharui. Tiada apa-apa yang dibayar. Jumlahnya masih sama.',
    refused_request:
      'Permintaan tidak sepadan dengan apa yang dipaparkan di sini, jadi ia tidak dihantar ke dompet anda. Tiada apa-apa yang dibayar. Bayar dengan cara lain atau hubungi kedai.',
    not_accepted:
      'Kelulusan dompet anda tidak diterima. Tiada apa-apa yang dibayar. Cuba lagi, atau gunakan mata wang lain.',
    smart_account:
      'Mata wang ini tidak menerima kelulusan daripada akaun pintar. Tiada apa-apa yang dibayar. Pilih mata wang lain atau akaun lain.',
    details_required:
      'Cara membayar ini memerlukan butiran anda yang tidak dapat diminta oleh halaman ini. Gunakan mata wang lain, atau imbas kod.',
    expires_soon: 'Masa yang tinggal tidak mencukupi untuk membayar.',
    unavailable: 'Cara membayar tidak dapat dimuatkan sekarang. Cuba lagi.',
    storage_unavailable:
      'Pelayar anda menyekat storan, jadi halaman ini tidak dapat memastikan anda membayar sekali sahaja. Sebaliknya, imbas kod.',
  },
};
