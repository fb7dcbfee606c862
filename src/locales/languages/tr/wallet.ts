import type { WalletMessages } from '../../wallet-messages.js';

/** Turkish. */
export const tr: WalletMessages = {
  locale: 'tr',
  dir: 'ltr',
  notOpened: 'Açılmadı mı? Uygulama yüklü olmayabilir.',
  back: 'Geri',
  connecting: ['{wallet} cüzdanını bağlayın', '{wallet} cüzdanında ödeme yapacağınız hesabı seçin.'],
  openWallet:
    '{wallet} bekleniyor… Bir şey görünmüyor mu? Cüzdanı tarayıcınızın çubuğundan açın veya bu pencerenin arkasına bakın.',
  loading: 'Neyle ödeyebileceğinize bakılıyor…',
  pickAsset: 'Neyle ödeyeceğinizi seçin',
  onNetwork: '{network} ağında',
  priceHeld: 'Fiyat şu saate kadar geçerli: {time}',
  needsDetails: 'Hakkınızda bu sayfanın soramadığı bilgiler gerekiyor',
  needsPermission: 'Tek seferlik izin gerekiyor',
  pay: '{wallet} ile {amount} öde',
  preparing: 'Hazırlanıyor…',
  tryAgain: 'Tekrar dene',
  noAccount: [
    'Bağlı hesap yok',
    '{wallet} bu sayfanın kullanabileceği bir hesap göstermiyor. Bir hesap bağlayın veya başka bir cüzdan kullanın.',
  ],
  noFunds: [
    'Bakiye yetersiz',
    '{wallet} cüzdanında bu ödemeye yetecek bir para birimi yok. Başka bir hesap veya cüzdan kullanın ya da kodu tarayın.',
  ],
  blocked: [
    'Bu hesapla mümkün değil',
    'Bu ödeme {wallet} cüzdanındaki hesapla yapılamaz. Başka bir hesap kullanın veya mağazayla iletişime geçin.',
  ],
  details: {
    asks: 'Bilgilerinizi ister',
    give: 'Bilgilerinizi girin',
    why: 'Ödeme hizmetinin yasa gereği bunları bilmesi gerekir.',
    merchant: '{merchant} için ödeme',
    next: 'Devam et',
    optional: 'isteğe bağlı',
    page: 'Bunları ödeme hizmetinin sayfasında girin. Sonra ödemek için buraya dönün.',
    open: 'Sayfayı aç',
    done: 'Bilgileri girdim',
    missing: 'Ödeme hizmetinde bu bilgiler henüz yok ya da hizmet bunları kabul etmedi. Hiçbir ödeme yapılmadı.',
    check: 'Bu alanları kontrol edin',
    required: 'Bu alan zorunludur.',
    date: 'Geçerli bir tarih girin.',
    email: 'Geçerli bir e-posta adresi girin.',
    one_of: 'En az birini doldurun: {fields}',
  },
  switching: ['Ağa izin verin', '{wallet} şu ağı kullanmak için izin istiyor: {network}.'],
  signing: ['{wallet} cüzdanında {amount} tutarını onaylayın', 'Bu sayfa kendiliğinden güncellenir.'],
  checkAmount: 'Orada aynı tutarın göründüğünü kontrol edin.',
  checkUnits: 'Cüzdan, tutarı en küçük {token} birimiyle gösterebilir: {units}.',
  declineNow: 'Cüzdanınız hâlâ onay istiyorsa reddedin.',
  allowing: [
    'Permit2’nin {token} kullanmasına izin verin',
    'İmzaladığınız ödemeler için tek seferlik, sınırsız bir izin. Henüz ödeme yapılmaz.',
  ],
  revoking: [
    '{token} için eski izni kaldırın',
    '{token}, yeni izni ancak eskisi kaldırıldıktan sonra kabul eder. Bu adımda henüz ödeme yapılmaz; işlem bir dakika sürebilir.',
  ],
  signingStep: 'Adım {step}/{steps}',
  busy: ['İşlemi diğer sekmede tamamlayın', 'Orada ödeme yapıyorsunuz. İki kez ödemeyin.'],
  checkWallet: [
    'Cüzdanınızı kontrol edin',
    'Cüzdanınızdan ödeme istendi. Orada onaylayın veya reddedin, iki kez ödemeyin. Bu sayfa kendiliğinden güncellenir.',
  ],
  declineFirst:
    'İsteği reddettiniz mi, yoksa istek hiç görünmedi mi? Cüzdanınız hâlâ onay istiyorsa önce orada reddedin.',
  declined: 'İsteği onaylamadım',
  checkingDeclined: 'Hiçbir şey gönderilmediği kontrol ediliyor…',
  unproven: 'Hiçbir şey gönderilmediği kesin değil.',
  contactShop: 'Tekrar ödemeden önce mağazayla iletişime geçin ve şu ödemeyi belirtin: {payment}',
  otherChain:
    'Cüzdanınızda başka bir ağ seçiliydi, bu yüzden ödeme o ağa gitmiş olabilir. Bu durumda ödeme mağazaya ulaşmaz.',
  late: [
    'Cüzdanınızdan para çıktı mı?',
    'Bu ödeme sona erdi, ancak cüzdanınızdan ödemeyi göndermesi istenmişti ve cüzdan bunu çok geç yapmış olabilir.',
  ],
  sending: ['Ödemeniz gönderiliyor', 'Ödemeyi onayladınız. Bu sayfayı biraz daha açık tutun.'],
  unsent: [
    'Ödemenizin ulaşıp ulaşmadığını henüz bilmiyoruz',
    'Aynı ödemeyi yeniden gönderebilirsiniz: sizden iki kez para alınmaz. Yeni bir ödeme başlatmayın.',
  ],
  resend: 'Yeniden gönder',
  sent: ['Ödeme gönderildi', 'Başka bir şey yapmanız gerekmez.'],
  closed: ['Ödemeniz kontrol ediliyor', 'Tekrar ödemeyin. Sonuç birazdan burada görünecek.'],
  problems: {
    rejected: 'İsteği cüzdanınızda reddettiniz. Hiçbir ödeme yapılmadı.',
    request_pending: 'Cüzdanınızda başka bir istek açıktı. Cüzdanı açın, isteği yanıtlayın ve tekrar deneyin.',
    account_changed:
      'Cüzdanınızda artık başka bir hesap veya ağ seçili. Neyle ödeyeceğinizi kontrol edin ve tekrar deneyin.',
    unknown_chain: 'Cüzdanınız {network} ağına geçmedi. Cüzdanınızda bu ağa geçin veya başka bir para birimi seçin.',
    unauthorized: 'Cüzdanınız bu sayfanın o hesabı kullanmasına izin vermiyor. Hesabı yeniden bağlayın.',
    rate_limited:
      'Cüzdanınız bir süre bu sayfadan istek kabul etmiyor. Hiçbir ödeme yapılmadı. Bir dakika bekleyin ve tekrar deneyin.',
    wallet_failed: 'Cüzdanınız bunu yapamadı. Hiçbir ödeme yapılmadı. Tekrar deneyin veya başka bir yol kullanın.',
    internal_error:
      'Sorun cüzdanınızda değil, bu sayfada oluştu. Hiçbir ödeme yapılmadı. Tekrar deneyin veya başka bir yolla ödeyin.',
    reloaded:
      'Cüzdanınıza giden istek artık açık olmayan bir sayfadan geldi, bu yüzden cüzdanın yanıtı geçerli değil. Cüzdan hâlâ onay istiyorsa orada reddedin. Hiçbir ödeme yapılmadı. Sonra yeniden seçin.',
    price_renewed: 'Fiyat yenilendi. Tutarı kontrol edin, sonra ödeyin.',
    offer_renewed: 'Teklifin süresi dolmuştu ve teklif yenilendi. Hiçbir ödeme yapılmadı. Tutar hâlâ aynı.',
    refused_request:
      'İstek burada gösterilenle uyuşmuyor, bu yüzden cüzdanınıza gönderilmedi. Hiçbir ödeme yapılmadı. Başka bir yolla ödeyin veya mağazayla iletişime geçin.',
    not_accepted:
      'Cüzdanınızın onayı kabul edilmedi. Hiçbir ödeme yapılmadı. Tekrar deneyin veya başka bir para birimi kullanın.',
    smart_account:
      'Bu para birimi, akıllı hesapların onaylarını kabul etmiyor. Hiçbir ödeme yapılmadı. Başka bir para birimi veya başka bir hesap seçin.',
    details_required:
      'Bu ödeme yolu için hakkınızda bu sayfanın soramadığı bilgiler gerekiyor. Başka bir para birimi kullanın veya kodu tarayın.',
    expires_soon: 'Ödemek için yeterli zaman kalmadı.',
    unavailable: 'Ödeme yolları şu anda yüklenemiyor. Tekrar deneyin.',
    storage_unavailable:
      'Tarayıcınız depolamayı engelliyor, bu yüzden bu sayfa yalnızca bir kez ödemenizi güvence altına alamıyor. Bunun yerine kodu tarayın.',
  },
};
